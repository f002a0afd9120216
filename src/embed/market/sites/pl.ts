import type { ShopFacts } from '../shop.ts';
import type { SiteFacts } from '../site.ts';

export const pl = {
  code: 'PL',
  locale: 'pl-PL',
  timeZone: 'Europe/Warsaw',
  label: 'Polska',
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
  unitNames: {
    piece: 'szt.',
    pair: { one: 'para', few: 'pary', many: 'par', other: 'pary' },
    washLoad: { one: 'pranie', few: 'prania', many: 'prań', other: 'prania' },
  },
} as const satisfies ShopFacts;
