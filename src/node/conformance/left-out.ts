import { type Call, NEEDS } from './calls.ts';
import type { Answer } from './page.ts';
import type { Settings } from './settings.ts';

/** What the calls before have shown. */
export interface Seen {
  /** The last answer that others are compared with. */
  previous?: Answer | undefined;
  /** By the name of the call. */
  readonly answers: Map<string, Answer>;
  /** An answer has said that the subscription of `--token` is confirmed. */
  isConfirmed: boolean;
  readonly times: Times;
}

/** How long sign-ups took, in milliseconds: those that send a mail to a new address, and those of a known one. */
export type Times = Readonly<Record<'fresh' | 'known', number[]>>;

/**
 * Why a call is not made.
 *
 * @returns `undefined` for a call that is made; `isOpen` if the check is not complete without it
 */
export function reasonToLeaveOut(
  call: Call,
  settings: Settings,
  { previous, isConfirmed }: Seen,
): { readonly reason: string; readonly isOpen: boolean } | undefined {
  const { look, needs, limited, unconfirmed } = call;
  if (look !== undefined) return { reason: look, isOpen: false };
  const missing = needs.find((need) => settings[need] === undefined);
  if (missing !== undefined)
    return { reason: `needs ${NEEDS[missing]}`, isOpen: missing !== 'token' && isNeeded(call, settings) };
  if (unconfirmed && isConfirmed)
    return { reason: 'needs the token of a link that nobody has followed, and this one is confirmed', isOpen: true };
  if (limited && previous?.status !== 429) return { reason: 'needs a 429 to the sign-ups before', isOpen: true };
  return undefined;
}

/** Whether the tags of `--for` need what the call checks. A shop need not have a test. */
export const isNeeded = ({ optional, relies, test }: Call, { tags }: Settings): boolean =>
  tags !== undefined && !optional && relies !== 'safety' && test === undefined;
