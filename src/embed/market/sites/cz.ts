import type { ShopFacts } from '../shop.ts';
import type { SiteFacts } from '../site.ts';

export const cz = {
  code: 'CZ',
  locale: 'cs-CZ',
  timeZone: 'Europe/Prague',
  label: 'Česko',
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
  unitNames: { piece: 'ks', pair: { one: 'pár', few: 'páry', many: 'páru', other: 'párů' }, washLoad: 'praní' },
} as const satisfies ShopFacts;
