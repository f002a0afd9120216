import type { ShopFacts } from '../shop.ts';
import type { SiteFacts } from '../site.ts';

export const cz = {
  code: 'CZ',
  locale: 'cs-CZ',
  timeZone: 'Europe/Prague',
  country: {
    label: 'Česko',
    flag: {
      name: 'cz',
      shapes: [
        ['#fff', 'M0 0h24v8H0z'],
        ['#d7141a', 'M0 8h24v8H0z'],
        ['#11457e', 'm0 0 12 8-12 8z'],
      ],
    },
  },
  mailProviders: ['seznam.cz', 'email.cz', 'centrum.cz', 'volny.cz', 'post.cz', 'atlas.cz', 'tiscali.cz'],
} as const satisfies SiteFacts;

export const czShop = {
  legalPages: {
    imprint: '/provozovatel',
    terms: '/obchodni-podminky',
    privacy: '/ochrana-osobnich-udaju',
    withdrawal: '/odstoupit-od-smlouvy',
    accessibility: '/prohlaseni-o-pristupnosti',
    guarantee: '/zakonna-zaruka',
  },
  prices: { currency: 'CZK' },
  phone: { country: 'CZ' },
  unitNames: { piece: 'ks', pair: { one: 'pár', few: 'páry', many: 'páru', other: 'párů' }, washLoad: 'praní' },
} as const satisfies ShopFacts;
