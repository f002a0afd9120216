import type { ShopFacts } from '../shop.ts';
import type { SiteFacts } from '../site.ts';

export const de = {
  code: 'DE',
  locale: 'de-DE',
  timeZone: 'Europe/Berlin',
  label: 'Deutschland',
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
  prices: { currency: 'EUR' },
  unitNames: { piece: 'Stück', pair: 'Paar', washLoad: { one: 'Waschladung', other: 'Waschladungen' } },
} as const satisfies ShopFacts;
