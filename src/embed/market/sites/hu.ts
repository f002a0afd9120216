import type { ShopFacts } from '../shop.ts';
import type { SiteFacts } from '../site.ts';

export const hu = {
  code: 'HU',
  locale: 'hu-HU',
  timeZone: 'Europe/Budapest',
  label: 'Magyarország',
  fields: { salutation: 'required', names: 'required', nameOrder: ['lastName', 'firstName'] },
} as const satisfies SiteFacts;

export const huShop = {
  legalPages: {
    imprint: '/impresszum',
    terms: '/aszf',
    privacy: '/adatvedelem',
    withdrawal: '/elallas-a-szerzodestol',
    accessibility: '/akadalymentesitesi-nyilatkozat',
    guarantee: '/szavatossag-es-jotallas',
  },
  // The forint has no smaller coin left, though ISO 4217 still counts two decimals.
  prices: { currency: 'HUF', decimals: 0 },
  unitNames: { piece: 'db', pair: 'pár', washLoad: 'mosás' },
} as const satisfies ShopFacts;
