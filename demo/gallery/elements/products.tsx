import { CheckIcon } from '../../../src/ui/icons/check.tsx';
import { PictureIcon } from '../../../src/ui/icons/picture.tsx';
import { Banderole, type BanderoleProps } from '../../../src/ui/banderole/banderole.tsx';
import { BasePrice } from '../../../src/ui/base-price/base-price.tsx';
import { ENERGY_CLASSES, EnergyClass } from '../../../src/ui/energy-class/energy-class.tsx';
import { Label } from '../../../src/ui/label/label.tsx';
import { PromoCode } from '../../../src/ui/promo-code/promo-code.tsx';
import { type AnyElement, element, text } from '../element.ts';

/** Where it is at home. */
function BanderoleOnPicture(props: BanderoleProps) {
  return (
    <div className="picture">
      <PictureIcon />
      <Banderole {...props} />
    </div>
  );
}

export const PRODUCTS: readonly AnyElement[] = [
  element('Banderole', BanderoleOnPicture, {
    props: { variant: 'offer', side: 'start', children: `−${text('newsletter.offer.value')}` },
    states: {
      offer: {},
      new: { variant: 'new', children: 'Arabica' },
      quiet: { variant: 'quiet', children: 'Bio' },
      'at the end': { side: 'end' },
    },
  }),
  element('BasePrice', BasePrice, {
    props: { quantity: 500, unit: 'g', price: 5.99, currency: 'EUR', baseQuantity: 1, inBrackets: true },
    states: {
      kilograms: {},
      litres: { quantity: 750, unit: 'ml', price: 8.99 },
      pieces: { quantity: 20, unit: 'piece', price: 7.99 },
      '100 g': { baseQuantity: 100, locale: 'de-AT' },
      'without brackets': { inBrackets: false },
    },
  }),
  element('EnergyClass', EnergyClass, {
    props: { energyClass: 'B', link: { href: '#energy-class' } },
    states: {
      ...Object.fromEntries(ENERGY_CLASSES.map((energyClass) => [energyClass, { energyClass }])),
      'another range': { range: { from: 'A', to: 'D' } },
      'without a link': { link: undefined },
    },
  }),
  element('Label', Label, {
    props: { variant: 'neutral', children: 'Fairtrade' },
    states: {
      neutral: {},
      accent: { variant: 'accent' },
      success: { variant: 'success', icon: <CheckIcon size={12} /> },
      warning: { variant: 'warning' },
      error: { variant: 'error' },
    },
  }),
  element('PromoCode', PromoCode, {
    props: { code: 'KAFFEE10', label: text('newsletter.offer.label').replace('¹', '') },
    states: { short: {}, long: { code: 'WILLKOMMEN-2026-KAFFEE' } },
  }),
];
