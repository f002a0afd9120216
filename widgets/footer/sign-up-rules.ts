/** The newsletter states that hide the sign-up. */
const SIGNED_UP: readonly unknown[] = ['WAITING_FOR_DOI', 'SUBSCRIBED'];

/** Whether a visitor with this newsletter status has signed up, so that the footer shows no sign-up. */
export function hasSignedUp(status: unknown): boolean {
  return SIGNED_UP.includes(status);
}
