import type { ShopFacts } from '../shop.ts';
import type { SiteFacts } from '../site.ts';

export const tr = {
  code: 'TR',
  locale: 'tr-TR',
  timeZone: 'Europe/Istanbul',
  label: 'Türkiye',
  fields: { names: 'required', legals: 'required', privacyHint: false },
} as const satisfies SiteFacts;

export const trShop = {
  legalPages: {
    imprint: '/iletisim-ve-kunye',
    terms: '/mesafeli-satis-sozlesmesi',
    privacy: '/kisisel-verilerin-korunmasi',
  },
  prices: { currency: 'TRY' },
  areaCodeLength: 3,
  unitNames: { piece: 'adet', pair: 'çift', washLoad: 'yıkama' },
} as const satisfies ShopFacts;
