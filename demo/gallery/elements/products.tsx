import { CheckIcon } from '../../../src/ui/icons/check.tsx';
import { PictureIcon } from '../../../src/ui/icons/picture.tsx';
import { ENERGY_CLASSES } from '../../../src/ui/index.ts';
import { type Elements, text } from '../element.ts';

export const PRODUCTS: Elements = {
  Banderole: {
    props: { variant: 'offer', side: 'start', children: `−${text('newsletter.offer.value')}` },
    inside: (banderole) => (
      <div className="picture">
        <PictureIcon />
        {banderole}
      </div>
    ),
    states: {
      offer: {},
      new: { variant: 'new', children: 'Arabica' },
      quiet: { variant: 'quiet', children: 'Bio' },
      'at the end': { side: 'end' },
    },
  },
  BasePrice: {
    props: { quantity: 500, unit: 'g', price: 5.99, currency: 'EUR', baseQuantity: 1, inBrackets: true },
    states: {
      kilograms: {},
      litres: { quantity: 750, unit: 'ml', price: 8.99 },
      pieces: { quantity: 20, unit: 'piece', price: 7.99 },
      '100 g': { baseQuantity: 100, locale: 'de-AT' },
      'without brackets': { inBrackets: false },
    },
  },
  EnergyClass: {
    props: { energyClass: 'B', link: { href: '#energy-class' } },
    states: {
      ...Object.fromEntries(ENERGY_CLASSES.map((energyClass) => [energyClass, { energyClass }])),
      'another range': { range: { from: 'A', to: 'D' } },
      'without a link': { link: undefined },
    },
  },
  Label: {
    props: { variant: 'neutral', children: 'Fairtrade' },
    states: {
      neutral: {},
      accent: { variant: 'accent' },
      success: { variant: 'success', icon: <CheckIcon size={12} /> },
      warning: { variant: 'warning' },
      error: { variant: 'error' },
    },
  },
  PromoCode: {
    props: { code: 'KAFFEE10', label: text('newsletter.offer.label').replace('¹', '') },
    states: { short: {}, long: { code: 'WILLKOMMEN-2026-KAFFEE' } },
  },
};
