import type { ShopFacts } from '../shop.ts';
import type { SiteFacts } from '../site.ts';

export const sk = {
  code: 'SK',
  locale: 'sk-SK',
  timeZone: 'Europe/Bratislava',
  country: {
    label: 'Slovensko',
    flag: {
      name: 'sk',
      shapes: [
        ['#fff', 'M0 0h24v6H0z'],
        ['#0b4ea2', 'M0 5.3h24v6H0z'],
        ['#ee1c25', 'M0 10.6h24v5.4H0z'],
        ['#fff', 'M4 4h7v5c0 2-1.5 3.5-3.5 4.5C5.5 12.5 4 11 4 9z'],
        ['#ee1c25', 'M4.8 4.7h5.4V9c0 1.6-1.2 2.8-2.7 3.6C6 11.8 4.8 10.6 4.8 9z'],
        ['#fff', 'M7 6h1v1.3h1.3v.9H8v1h1.7v.9H8V12H7v-1.9H5.3v-.9H7v-1H5.7v-.9H7z'],
      ],
    },
  },
  mailProviders: ['azet.sk', 'zoznam.sk', 'centrum.sk', 'post.sk', 'pobox.sk', 'seznam.cz'],
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
  phone: { country: 'SK' },
  unitNames: {
    piece: 'ks',
    pair: { one: 'pár', few: 'páry', many: 'páru', other: 'párov' },
    washLoad: { one: 'pranie', few: 'prania', many: 'prania', other: 'praní' },
  },
} as const satisfies ShopFacts;
