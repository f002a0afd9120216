import { CheckIcon, GiftIcon, PictureIcon } from '../../../src/ui/icons/icons.ts';
import { Button, ENERGY_CLASSES, PASSWORD_LANGUAGES } from '../../../src/ui/index.ts';
import { type Elements, text } from '../element.ts';

const LONG = [
  'Unsere Bohnen werden in kleinen Mengen geröstet und noch am selben Tag verpackt.',
  'Bewahren Sie sie kühl, trocken und in der Tüte mit Ventil auf.',
  'Am besten schmecken sie zwei bis acht Wochen nach der Röstung, frisch gemahlen und mit weichem Wasser.',
];

export const DISPLAY: Elements = {
  Carousel: {
    props: {
      label: 'Coffees',
      slides: ['Espresso', 'Caffè crema', 'Filter', 'Decaf', 'Bio', 'Single origin'].map((name) => ({
        key: name,
        content: <div className="picture">{name}</div>,
      })),
    },
    states: {
      'six slides': {},
      'one slide': { label: 'One coffee', slides: [{ key: '0', content: <div className="picture">Espresso</div> }] },
    },
  },
  ExpansionPanel: {
    props: {
      collapsedHeight: 96,
      children: <p>{LONG.join(' ')}</p>,
    },
    states: {
      '96 px': {},
      'text that fits': { children: <p>{LONG[0]}</p> },
    },
  },
  Heading: {
    props: { level: 3, children: 'Neu im Sortiment' },
    states: { 'level 3': {} },
  },
  ModalDialog: {
    props: {
      open: false,
      size: 'M',
      title: 'Artikel aus dem Warenkorb nehmen?',
      children: <p>Sie finden ihn danach auf Ihrem Merkzettel.</p>,
      footer: <Button>Herausnehmen</Button>,
    },
    states: {
      S: { size: 'S' },
      M: {},
      L: { size: 'L' },
      'without a footer': { footer: undefined },
      'scrolling content': {
        children: Array.from({ length: 40 }, (_line, index) => <p key={index}>{LONG[index % LONG.length]}</p>),
      },
    },
  },
  Notification: {
    props: {
      variant: 'success',
      open: true,
      label: text('newsletter.success.title'),
      children: <p>{text('newsletter.success.spam')}</p>,
      showCloseIcon: true,
    },
    states: {
      success: {},
      warning: { variant: 'warning', label: text('newsletter.invalidLink'), children: undefined },
      information: { variant: 'information', label: 'Ihre Bestellung ist unterwegs.', children: undefined },
      error: {
        variant: 'error',
        label: text('newsletter.error.title'),
        children: <p>{text('newsletter.error.generic')}</p>,
      },
      transparent: { transparent: true },
      'without close control': { showCloseIcon: false },
      'custom icon': { icon: <GiftIcon /> },
    },
  },
  FieldMessage: {
    props: { id: 'message', children: 'Sie finden die Nummer auf Ihrer Kundenkarte.' },
    states: { hint: {}, error: { error: text('newsletter.email.required') } },
  },
  FormLabel: {
    props: { htmlFor: 'a-field', children: text('newsletter.email.label') },
    states: { optional: {}, required: { required: true } },
  },
  PasswordStrength: {
    props: { password: 'kaffee2026', levels: 4 },
    states: {
      empty: { password: '' },
      weak: { password: 'kaffee' },
      ok: { password: 'kaffeebohne' },
      strong: { password: 'kaffee2026' },
      'very strong': { password: 'Kaffee2026' },
      'three levels: strong': { password: 'Kaffee2026', levels: 3 },
      ...Object.fromEntries(PASSWORD_LANGUAGES.map((language) => [language, { language }])),
    },
  },
  Spinner: {
    props: { size: 'medium' },
    states: { small: { size: 'small' }, medium: {}, large: { size: 'large' }, decoration: { label: '' } },
  },
  Banderole: {
    props: { variant: 'offer', side: 'start', children: `−${text('newsletter.offer.value')}` },
    wrap: (banderole) => (
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
