import type { ShopFacts } from '../shop.ts';
import type { SiteFacts } from '../site.ts';
import { de, deShop } from './de.ts';

export const at = {
  code: 'AT',
  locale: 'de-AT',
  timeZone: 'Europe/Vienna',
  country: {
    label: 'Österreich',
    flag: {
      name: 'at',
      shapes: [
        ['#d81e2c', 'M0 0h24v6H0z'],
        ['#fff', 'M0 5.3h24v6H0z'],
        ['#d81e2c', 'M0 10.6h24v5.4H0z'],
      ],
    },
  },
  fields: { salutation: 'optional', names: 'optional' },
  mailProviders: ['chello.at', 'outlook.at', 'live.at', 'liwest.at', 'drei.at', ...de.mailProviders],
} as const satisfies SiteFacts;

export const atShop = {
  legalPages: { ...deShop.legalPages, withdrawal: '/vom-vertrag-zuruecktreten' },
  prices: { currency: 'EUR' },
  phone: { country: 'AT' },
  unitNames: deShop.unitNames,
} as const satisfies ShopFacts;
