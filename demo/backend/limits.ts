/** Minimum time between two mails to an address that waits for confirmation, in milliseconds. */
export const MAIL_PAUSE = 10 * 60 * 1000;

/** Maximum number of mails to such an address in 24 hours. */
export const MAILS_PER_DAY = 5;

/** Maximum number of mails in the outbox; the oldest are deleted. */
export const MAILS_KEPT = 100;

/**
 * Maximum number of sign-ups that wait for confirmation; the oldest are deleted. The stores write their whole state, so
 * each sign-up takes longer the more of them wait.
 */
export const SIGN_UPS_WAITING = 1000;

/** Maximum number of sign-ups per client in `CLIENT_PERIOD`. */
export const SIGN_UPS_PER_CLIENT = 100;

/** In milliseconds. */
export const CLIENT_PERIOD = 10 * 60 * 1000;
