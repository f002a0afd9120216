/** The rating of a password, weakest first. */
export type PasswordRating = 'weak' | 'ok' | 'strong' | 'veryStrong';

/** Minimum length of a password that is better than weak. */
const PASSWORD_MIN_LENGTH = 8;

const CLASSES = [/\p{Ll}/u, /\p{Nd}/u, /\p{Lu}/u];

const RATINGS = ['weak', 'ok', 'strong', 'veryStrong'] as const;

/**
 * Rates a password: fewer than 8 characters are weak; otherwise the number of character classes (lowercase, digit,
 * uppercase) decides. Counts characters as people do, so an emoji is one.
 */
export function ratePassword(password: string): PasswordRating {
  if (Array.from(password).length < PASSWORD_MIN_LENGTH) return 'weak';
  return RATINGS[CLASSES.filter((pattern) => pattern.test(password)).length as 0 | 1 | 2 | 3];
}
