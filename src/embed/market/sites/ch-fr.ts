import type { ShopFacts } from '../shop.ts';
import type { SiteFacts } from '../site.ts';
import { ch } from './ch.ts';

export const chFr = {
  code: 'CH_FR',
  locale: 'fr-CH',
  timeZone: 'Europe/Zurich',
  country: {
    label: 'Suisse (français)',
    flag: ch.country.flag,
  },
} as const satisfies SiteFacts;

export const chFrShop = {
  legalPages: { imprint: '/mentions-legales', terms: '/conditions-generales', privacy: '/protection-des-donnees' },
  // As in the rest of the country; `Intl` has the French order, “9.90 CHF”.
  prices: { currency: 'CHF', locale: 'de-CH' },
  phone: { country: 'CH' },
  unitNames: {
    piece: { one: 'pièce', other: 'pièces' },
    pair: { one: 'paire', other: 'paires' },
    washLoad: { one: 'lavage', other: 'lavages' },
  },
} as const satisfies ShopFacts;
