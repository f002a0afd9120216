import type { ShopFacts } from '../shop.ts';
import type { SiteFacts } from '../site.ts';
import { deShop } from './de.ts';

export const ch = {
  code: 'CH',
  locale: 'de-CH',
  timeZone: 'Europe/Zurich',
  label: 'Schweiz (Deutsch)',
} as const satisfies SiteFacts;

export const chShop = {
  legalPages: { imprint: '/impressum', terms: '/agb', privacy: '/datenschutz' },
  prices: { currency: 'CHF' },
  unitNames: deShop.unitNames,
} as const satisfies ShopFacts;
