/** For how long an address that waits for its confirmation gets no further mail, in milliseconds. */
export const MAIL_PAUSE = 10 * 60 * 1000;

/** How many mails such an address gets in 24 hours. */
export const MAILS_PER_DAY = 5;

/** How many mails the outbox holds; older ones leave it. */
export const MAILS_KEPT = 100;

/** How many sign-ups a client may make in `CLIENT_PERIOD`. */
export const SIGN_UPS_PER_CLIENT = 100;

/** In milliseconds. */
export const CLIENT_PERIOD = 10 * 60 * 1000;
