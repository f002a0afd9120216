import type { ShopFacts } from '../shop.ts';
import type { SiteFacts } from '../site.ts';

export const pl = {
  code: 'PL',
  locale: 'pl-PL',
  timeZone: 'Europe/Warsaw',
  country: {
    label: 'Polska',
    flag: {
      name: 'pl',
      shapes: [
        ['#fff', 'M0 0h24v8H0z'],
        ['#d4213d', 'M0 8h24v8H0z'],
      ],
    },
  },
  mailProviders: ['onet.pl', 'interia.pl', 'gazeta.pl', 'poczta.onet.pl', 'tlen.pl'],
} as const satisfies SiteFacts;

export const plShop = {
  legalPages: {
    imprint: '/dane-firmy',
    terms: '/regulamin',
    privacy: '/polityka-prywatnosci',
    withdrawal: '/odstap-od-umowy',
    accessibility: '/deklaracja-dostepnosci',
    guarantee: '/odpowiedzialnosc-za-zgodnosc-towaru',
  },
  prices: { currency: 'PLN' },
  phone: { country: 'PL' },
  unitNames: {
    piece: 'szt.',
    pair: { one: 'para', few: 'pary', many: 'par', other: 'pary' },
    washLoad: { one: 'pranie', few: 'prania', many: 'prań', other: 'prania' },
  },
} as const satisfies ShopFacts;
