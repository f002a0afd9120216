import type { ShopFacts } from '../shop.ts';
import type { SiteFacts } from '../site.ts';

export const hu = {
  code: 'HU',
  locale: 'hu-HU',
  timeZone: 'Europe/Budapest',
  country: {
    label: 'Magyarország',
    flag: {
      name: 'hu',
      shapes: [
        ['#ce2939', 'M0 0h24v6H0z'],
        ['#fff', 'M0 5.3h24v6H0z'],
        ['#477050', 'M0 10.6h24v5.4H0z'],
      ],
    },
  },
  fields: { salutation: 'required', names: 'required', nameOrder: ['lastName', 'firstName'] },
  mailProviders: ['freemail.hu', 'citromail.hu', 't-online.hu', 'upcmail.hu', 'indamail.hu', 'vipmail.hu'],
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
  phone: { country: 'HU' },
  unitNames: { piece: 'db', pair: 'pár', washLoad: 'mosás' },
} as const satisfies ShopFacts;
