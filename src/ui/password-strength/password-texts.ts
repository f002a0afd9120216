import type { PasswordRating } from './password-rules.ts';

/** The languages of the strength (specification, section 5): those of the nine markets and three more. */
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

/** What is said of a rating; `good` is the middle of three levels. */
export type PasswordTexts = Readonly<Record<PasswordRating | 'good' | 'label', string>>;

const GERMAN: PasswordTexts = {
  label: 'Passwortstärke',
  weak: 'schwach',
  ok: 'ausreichend',
  good: 'gut',
  strong: 'stark',
  veryStrong: 'sehr stark',
};

/**
 * The words of each language. They stand here and not in the locales, because three of the languages are of no market,
 * and because few pages show them.
 */
export const PASSWORD_TEXTS: Readonly<Record<PasswordLanguage, PasswordTexts>> = {
  'de-DE': GERMAN,
  'de-AT': GERMAN,
  'de-CH': GERMAN,
  'fr-CH': {
    label: 'Sécurité du mot de passe',
    weak: 'faible',
    ok: 'correcte',
    good: 'bonne',
    strong: 'élevée',
    veryStrong: 'très élevée',
  },
  'pl-PL': {
    label: 'Siła hasła',
    weak: 'Słabe',
    ok: 'Wystarczające',
    good: 'Dobre',
    strong: 'Silne',
    veryStrong: 'Bardzo silne',
  },
  'sk-SK': {
    label: 'Sila hesla',
    weak: 'Slabé',
    ok: 'Postačujúce',
    good: 'Dobré',
    strong: 'Silné',
    veryStrong: 'Veľmi silné',
  },
  'cs-CZ': {
    label: 'Síla hesla',
    weak: 'Slabé',
    ok: 'Dostačující',
    good: 'Dobré',
    strong: 'Silné',
    veryStrong: 'Velmi silné',
  },
  'hu-HU': {
    label: 'Jelszó erőssége',
    weak: 'Gyenge',
    ok: 'Megfelelő',
    good: 'Jó',
    strong: 'Erős',
    veryStrong: 'Nagyon erős',
  },
  'tr-TR': {
    label: 'Şifre gücü',
    weak: 'Zayıf',
    ok: 'Yeterli',
    good: 'İyi',
    strong: 'Güçlü',
    veryStrong: 'Çok güçlü',
  },
  'da-DK': {
    label: 'Adgangskodens styrke',
    weak: 'Svag',
    ok: 'Okay',
    good: 'God',
    strong: 'Stærk',
    veryStrong: 'Meget stærk',
  },
  'sv-SE': {
    label: 'Lösenordets styrka',
    weak: 'Svagt',
    ok: 'Okej',
    good: 'Bra',
    strong: 'Starkt',
    veryStrong: 'Mycket starkt',
  },
  en: { label: 'Password strength', weak: 'Weak', ok: 'OK', good: 'Good', strong: 'Strong', veryStrong: 'Very strong' },
};

/** The label as it stands before the level: French sets a narrow no-break space before the colon. */
export function labelBeforeLevel(language: PasswordLanguage): string {
  return `${PASSWORD_TEXTS[language].label}${language === 'fr-CH' ? '\u202f' : ''}:`;
}
