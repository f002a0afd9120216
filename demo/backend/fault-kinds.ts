/** The faults that every service has; `none` means that it works. */
const OF_ANY = ['none', 'slow', 'server-error', 'html-error', 'drop'] as const;

/** The services of the demo, and the faults of each. */
export const FAULT_KINDS = {
  newsletter: ['none', 'slow', 'server-error', 'invalid-email', 'html-error', 'drop'],
  customer: OF_ANY,
  login: OF_ANY,
  preview: OF_ANY,
  abtest: OF_ANY,
  'frontend-data': OF_ANY,
  logos: OF_ANY,
} as const;

/** A service whose switch can make it fail. */
export type FaultyService = keyof typeof FAULT_KINDS;
