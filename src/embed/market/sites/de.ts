import type { ShopFacts } from '../shop.ts';
import type { SiteFacts } from '../site.ts';

export const de = {
  code: 'DE',
  locale: 'de-DE',
  timeZone: 'Europe/Berlin',
  country: {
    label: 'Deutschland',
    flag: 'de',
  },
} as const satisfies SiteFacts;

export const deShop = {
  legalPages: {
    imprint: '/impressum',
    terms: '/agb',
    privacy: '/datenschutz',
    withdrawal: '/vertrag-widerrufen',
    accessibility: '/barrierefreiheit',
    guarantee: '/gesetzliche-gewaehrleistung',
  },
  // One kilogram, litre, metre, square or cubic metre, and one use of a detergent (PAngV, section 5).
  prices: { currency: 'EUR' },
  phone: { country: 'DE' },
  unitNames: { piece: 'Stück', pair: 'Paar', washLoad: { one: 'Waschladung', other: 'Waschladungen' } },
} as const satisfies ShopFacts;
