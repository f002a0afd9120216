import type { PasswordTexts } from '../../embed/market/shop.ts';
import { type Locale, localeOf, shopOf, SITES } from '../../embed/market/sites.ts';

/** Languages that no site speaks. */
const OTHERS = {
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
} as const satisfies Readonly<Record<string, PasswordTexts>>;

/** A language in which a password is rated: those of the sites, and some others. */
export type PasswordLanguage = Locale | keyof typeof OTHERS;

/** What the strength says in each language. */
export const PASSWORD_TEXTS = {
  ...Object.fromEntries(SITES.map((site) => [localeOf(site), shopOf(site).passwordTexts])),
  ...OTHERS,
} as Readonly<Record<PasswordLanguage, PasswordTexts>>;

/** The languages of the strength: those of the sites, and Danish, Swedish and English. */
export const PASSWORD_LANGUAGES = Object.keys(PASSWORD_TEXTS) as readonly PasswordLanguage[];
