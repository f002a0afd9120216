import { SITES } from '../../../src/embed/market/sites.ts';

/** What every setting of the demo has: its name is the attribute's and the URL parameter's. */
interface Named {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** The tags that know the attribute. */
  readonly tags: readonly string[];
}

interface ChoiceSetting extends Named {
  readonly kind: 'choice';
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The value that stands for "no attribute". */
  readonly fallback: string;
}

interface SwitchSetting extends Named {
  readonly kind: 'switch';
  /** Whether this page sets the attribute unless it is told otherwise. */
  readonly initially?: 'on';
}

export type Setting = ChoiceSetting | SwitchSetting;

const plain = (values: readonly string[]): ChoiceSetting['options'] => values.map((value) => ({ value, label: value }));

/** The attributes that the panel can set, in its order. The configurator has all. */
export const SETTINGS: readonly Setting[] = [
  {
    name: 'site',
    label: 'Site',
    kind: 'choice',
    options: plain(SITES),
    fallback: 'DE',
    tags: ['shop-newsletter', 'shop-footer'],
  },
  {
    name: 'platform',
    label: 'Platform',
    kind: 'choice',
    options: [{ value: '', label: 'auto' }, ...plain(['CLASSIC', 'TABLET', 'SMARTPHONE', 'MATCH'])],
    fallback: '',
    tags: ['shop-newsletter', 'shop-footer'],
  },
  {
    name: 'invalid-link',
    label: 'Invalid link',
    hint: 'opened from a stale confirmation link',
    kind: 'switch',
    tags: ['shop-newsletter'],
  },
  {
    name: 'spa',
    label: 'Single-page application',
    hint: 'calls the private service instead of the internal one',
    kind: 'switch',
    tags: ['shop-newsletter', 'shop-footer'],
  },
  {
    name: 'heading-level',
    label: 'Heading level',
    kind: 'choice',
    options: plain(['1', '2', '3', '4', '5', '6']),
    fallback: '2',
    tags: ['shop-newsletter', 'shop-footer'],
  },
  {
    name: 'reduced',
    label: 'Reduced',
    hint: 'legal links, seals and tax note alone; also by the cookies AffiliateNumber and NewApp',
    kind: 'switch',
    tags: ['shop-footer'],
  },
  {
    name: 'checkout',
    label: 'Checkout',
    hint: 'leaves out the groups that are flagged',
    kind: 'switch',
    tags: ['shop-footer'],
  },
  {
    name: 'hide-newsletter',
    label: 'Hide the sign-up of the footer',
    hint: 'on here, because the page has a sign-up of its own',
    kind: 'switch',
    initially: 'on',
    tags: ['shop-footer'],
  },
];
