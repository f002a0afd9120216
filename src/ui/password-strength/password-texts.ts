import type { PasswordRating } from './password-rules.ts';

/** The languages of these texts: those of the nine markets and three more. */
export const PASSWORD_LANGUAGES = [
  'de-DE',
  'de-AT',
  'de-CH',
  'fr-CH',
  'pl-PL',
  'sk-SK',
  'cs-CZ',
  'hu-HU',
  'tr-TR',
  'da-DK',
  'sv-SE',
  'en',
] as const;

export type PasswordLanguage = (typeof PASSWORD_LANGUAGES)[number];

/**
 * The texts of the ratings; `good` is the middle of three levels. The label includes its colon, because French has a
 * narrow no-break space before it. Adjectives agree with the gender of the word for password, in French with that of
 * “sécurité”.
 */
export type PasswordTexts = Readonly<Record<PasswordRating | 'good' | 'label', string>>;

const GERMAN: PasswordTexts = {
  label: 'Passwortstärke:',
  weak: 'schwach',
  ok: 'ausreichend',
  good: 'gut',
  strong: 'stark',
  veryStrong: 'sehr stark',
};

/**
 * The texts by language. They are here and not in the locales, because three of the languages have no market, and
 * because few pages use them.
 */
export const PASSWORD_TEXTS: Readonly<Record<PasswordLanguage, PasswordTexts>> = {
  'de-DE': GERMAN,
  'de-AT': GERMAN,
  'de-CH': GERMAN,
  'fr-CH': {
    label: 'Sécurité du mot de passe\u202f:',
    weak: 'faible',
    ok: 'correcte',
    good: 'bonne',
    strong: 'élevée',
    veryStrong: 'très élevée',
  },
  'pl-PL': {
    label: 'Siła hasła:',
    weak: 'słabe',
    ok: 'wystarczające',
    good: 'dobre',
    strong: 'silne',
    veryStrong: 'bardzo silne',
  },
  'sk-SK': {
    label: 'Sila hesla:',
    weak: 'slabé',
    ok: 'postačujúce',
    good: 'dobré',
    strong: 'silné',
    veryStrong: 'veľmi silné',
  },
  'cs-CZ': {
    label: 'Síla hesla:',
    weak: 'slabé',
    ok: 'dostačující',
    good: 'dobré',
    strong: 'silné',
    veryStrong: 'velmi silné',
  },
  'hu-HU': {
    label: 'Jelszó erőssége:',
    weak: 'Gyenge',
    ok: 'Megfelelő',
    good: 'Jó',
    strong: 'Erős',
    veryStrong: 'Nagyon erős',
  },
  'tr-TR': {
    label: 'Şifre gücü:',
    weak: 'Zayıf',
    ok: 'Yeterli',
    good: 'İyi',
    strong: 'Güçlü',
    veryStrong: 'Çok güçlü',
  },
  'da-DK': {
    label: 'Adgangskodestyrke:',
    weak: 'svag',
    ok: 'okay',
    good: 'god',
    strong: 'stærk',
    veryStrong: 'meget stærk',
  },
  'sv-SE': {
    label: 'Lösenordsstyrka:',
    weak: 'svagt',
    ok: 'okej',
    good: 'bra',
    strong: 'starkt',
    veryStrong: 'mycket starkt',
  },
  en: {
    label: 'Password strength:',
    weak: 'Weak',
    ok: 'OK',
    good: 'Good',
    strong: 'Strong',
    veryStrong: 'Very strong',
  },
};
