import type { ShopFacts } from '../shop.ts';
import type { SiteFacts } from '../site.ts';
import { deShop } from './de.ts';

export const at = {
  code: 'AT',
  locale: 'de-AT',
  timeZone: 'Europe/Vienna',
  label: 'Österreich',
  fields: { salutation: 'optional', names: 'optional' },
} as const satisfies SiteFacts;

export const atShop = {
  legalPages: { ...deShop.legalPages, withdrawal: '/vom-vertrag-zuruecktreten' },
  prices: { currency: 'EUR' },
  unitNames: deShop.unitNames,
} as const satisfies ShopFacts;
