import type { ShopFacts } from '../shop.ts';
import type { SiteFacts } from '../site.ts';

export const de = {
  code: 'DE',
  locale: 'de-DE',
  timeZone: 'Europe/Berlin',
  country: {
    label: 'Deutschland',
    flag: {
      name: 'de',
      shapes: [
        ['#1a1a1a', 'M0 0h24v6H0z'],
        ['#d40000', 'M0 5.3h24v6H0z'],
        ['#ffce00', 'M0 10.6h24v5.4H0z'],
      ],
    },
  },
  mailProviders: [
    't-online.de',
    'freenet.de',
    'posteo.de',
    'mailbox.org',
    'yahoo.de',
    'arcor.de',
    'outlook.de',
    'gmx.net',
    'hotmail.de',
    'live.de',
    'online.de',
  ],
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
