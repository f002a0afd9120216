import type { ShopFacts } from '../shop.ts';
import type { SiteFacts } from '../site.ts';
import { de, deShop } from './de.ts';

/** What people use in every part of the country. */
export const SWISS_MAIL_PROVIDERS = ['bluewin.ch', 'hispeed.ch', 'sunrise.ch', 'hotmail.ch', 'outlook.ch'] as const;

export const ch = {
  code: 'CH',
  locale: 'de-CH',
  timeZone: 'Europe/Zurich',
  country: {
    label: 'Schweiz (Deutsch)',
    flag: {
      name: 'ch',
      shapes: [
        ['#da291c', 'M0 0h24v16H0z'],
        ['#fff', 'M10.5 3h3v3.5H17v3h-3.5V13h-3V9.5H7v-3h3.5z'],
      ],
    },
  },
  mailProviders: [...SWISS_MAIL_PROVIDERS, ...de.mailProviders],
} as const satisfies SiteFacts;

export const chShop = {
  legalPages: { imprint: '/impressum', terms: '/agb', privacy: '/datenschutz' },
  prices: { currency: 'CHF' },
  phone: { country: 'CH' },
  unitNames: deShop.unitNames,
} as const satisfies ShopFacts;
