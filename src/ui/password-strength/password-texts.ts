import type { Locale } from '../../embed/market/sites.ts';
import texts from './password-ratings.json' with { type: 'json' };

/**
 * The texts of the ratings of a password; `good` is the middle of three levels. The label includes its colon, because
 * French has a narrow no-break space before it. Adjectives agree with the gender of the word for password, in French with
 * that of “sécurité”.
 */
export type PasswordTexts = Readonly<Record<'label' | 'weak' | 'ok' | 'good' | 'strong' | 'veryStrong', string>>;

/** A language in which a password is rated: those of the sites, and some that no site speaks. */
export type PasswordLanguage = Locale | 'da-DK' | 'sv-SE' | 'en';

/** What the strength says in each language. */
export const PASSWORD_TEXTS: Readonly<Record<PasswordLanguage, PasswordTexts>> = texts;

/** The languages of the strength: those of the sites, and Danish, Swedish and English. */
export const PASSWORD_LANGUAGES = Object.keys(PASSWORD_TEXTS) as readonly PasswordLanguage[];
