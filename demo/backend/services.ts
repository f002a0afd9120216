/** The faults that every service has; `none` means that it works. */
const FAULTS = ['none', 'slow', 'server-error', 'html-error', 'drop'] as const;

export const FAULT_KINDS = {
  newsletter: [...FAULTS, 'invalid-email'],
  customer: FAULTS,
  login: FAULTS,
  preview: FAULTS,
  abtest: FAULTS,
  'frontend-data': FAULTS,
  'footer-images': FAULTS,
} as const;

/** The name of a service: that of its OpenAPI file. */
export type Service = keyof typeof FAULT_KINDS;
