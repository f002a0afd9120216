import type { ShopFacts } from '../shop.ts';
import type { SiteFacts } from '../site.ts';

export const chFr = {
  code: 'CH_FR',
  locale: 'fr-CH',
  timeZone: 'Europe/Zurich',
  label: 'Suisse (français)',
} as const satisfies SiteFacts;

export const chFrShop = {
  legalPages: { imprint: '/mentions-legales', terms: '/conditions-generales', privacy: '/protection-des-donnees' },
  // As in the rest of the country; `Intl` has the French order, “9.90 CHF”.
  prices: { currency: 'CHF', locale: 'de-CH' },
  unitNames: {
    piece: { one: 'pièce', other: 'pièces' },
    pair: { one: 'paire', other: 'paires' },
    washLoad: { one: 'lavage', other: 'lavages' },
  },
} as const satisfies ShopFacts;
