/** Longest e-mail address that the service takes, in characters. */
export const EMAIL_MAX_LENGTH = 256;

/** Longest first or last name that the service takes, in characters. */
export const NAME_MAX_LENGTH = 40;

/** Height of the folded legal notice, in CSS pixels. */
export const LEGAL_NOTICE_HEIGHT = 60;
