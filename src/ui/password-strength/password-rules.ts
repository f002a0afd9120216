export type PasswordRating = 'weak' | 'ok' | 'strong' | 'veryStrong';

/** From here on a password can be better than weak. */
const PASSWORD_MIN_LENGTH = 8;

const CLASSES = [/\p{Ll}/u, /\p{Nd}/u, /\p{Lu}/u];

const RATINGS = ['weak', 'ok', 'strong', 'veryStrong'] as const;

/**
 * Rates a password: fewer than 8 characters is weak; from there on, the number of the classes lowercase, digit and
 * uppercase that occur decides. Characters are what people count, so an emoji is one.
 */
export function ratePassword(password: string): PasswordRating {
  if (Array.from(password).length < PASSWORD_MIN_LENGTH) return 'weak';
  return RATINGS[CLASSES.filter((pattern) => pattern.test(password)).length] ?? 'weak';
}
