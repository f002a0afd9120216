import type { ShopFacts } from '../shop.ts';
import type { SiteFacts } from '../site.ts';

export const sk = {
  code: 'SK',
  locale: 'sk-SK',
  timeZone: 'Europe/Bratislava',
  label: 'Slovensko',
} as const satisfies SiteFacts;

export const skShop = {
  legalPages: {
    imprint: '/prevadzkovatel',
    terms: '/obchodne-podmienky',
    privacy: '/ochrana-osobnych-udajov',
    withdrawal: '/odstupit-od-zmluvy',
    accessibility: '/vyhlasenie-o-pristupnosti',
    guarantee: '/zakonna-zaruka',
  },
  prices: { currency: 'EUR' },
  unitNames: {
    piece: 'ks',
    pair: { one: 'pár', few: 'páry', many: 'páru', other: 'párov' },
    washLoad: { one: 'pranie', few: 'prania', many: 'prania', other: 'praní' },
  },
} as const satisfies ShopFacts;
