/** Longest e-mail address that the service takes, in characters. */
export const EMAIL_MAX_LENGTH = 256;

/** Longest first or last name that the service takes, in characters. */
export const NAME_MAX_LENGTH = 40;
