import type { ShopFacts } from '../shop.ts';
import type { SiteFacts } from '../site.ts';

export const tr = {
  code: 'TR',
  locale: 'tr-TR',
  timeZone: 'Europe/Istanbul',
  country: {
    label: 'Türkiye',
    flag: {
      name: 'tr',
      shapes: [
        ['#e30a17', 'M0 0h24v16H0z'],
        ['#fff', 'M12.3 10.7a4 4 0 1 1 0-5.4 3.2 3.2 0 1 0 0 5.4z'],
        ['#fff', 'm12.4 8 2.1-.7V5.1l1.3 1.8 2.1-.7L16.6 8l1.3 1.8-2.1-.7-1.3 1.8V8.7z'],
      ],
    },
  },
  fields: { names: 'required', legals: 'required', privacyHint: false },
  mailProviders: ['hotmail.com.tr', 'yahoo.com.tr', 'mynet.com', 'windowslive.com', 'outlook.com.tr', 'yandex.com'],
} as const satisfies SiteFacts;

export const trShop = {
  legalPages: {
    imprint: '/iletisim-ve-kunye',
    terms: '/mesafeli-satis-sozlesmesi',
    privacy: '/kisisel-verilerin-korunmasi',
  },
  prices: { currency: 'TRY' },
  phone: { country: 'TR', areaCodeLength: 3 },
  unitNames: { piece: 'adet', pair: 'çift', washLoad: 'yıkama' },
} as const satisfies ShopFacts;
