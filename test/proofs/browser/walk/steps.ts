import * as fc from 'fast-check';
import { MODES, type Mode, SERVICES, type Service } from './page/fake-services.ts';
import type { TagName } from './page/page-kit.ts';

export type FormTag = Extract<TagName, 'one' | 'two' | 'footer'>;
type TextField = 'email' | 'firstName' | 'lastName';

/** One step of a walk, as data: it can be printed, repeated and made smaller. */
export type Step =
  | { readonly do: 'set attribute'; readonly tag: TagName; readonly name: string; readonly value: string | null }
  | { readonly do: 'move'; readonly tag: TagName; readonly to: Place; readonly by: Way }
  | { readonly do: 'remove'; readonly tag: TagName }
  | { readonly do: 'insert'; readonly tag: TagName; readonly to: Place; readonly anew: boolean }
  | { readonly do: 'remove all tags, and insert them anew' }
  | { readonly do: 'type'; readonly form: FormTag; readonly field: TextField; readonly text: string }
  | { readonly do: 'clear'; readonly form: FormTag; readonly field: TextField }
  | { readonly do: 'tick'; readonly form: FormTag; readonly box: 'consent' | 'legals' }
  | { readonly do: 'submit'; readonly form: FormTag; readonly by: 'click' | 'two clicks at once' | 'Enter' | 'retry' }
  | { readonly do: 'click'; readonly tag: 'footer' | 'preview'; readonly index: number }
  | { readonly do: 'press'; readonly key: string }
  | { readonly do: 'service'; readonly name: Service; readonly mode: Mode }
  | { readonly do: 'answer what waits' }
  | { readonly do: 'cookie'; readonly name: 'LoginToken' | 'StaffAuthToken'; readonly set: boolean }
  | { readonly do: 'page is'; readonly state: 'hidden' | 'visible' | 'offline' | 'online' | 'frozen and restored' }
  | { readonly do: 'time'; readonly seconds: number };

const PLACES = ['left', 'right', 'form'] as const;
type Place = (typeof PLACES)[number];
const WAYS = ['append', 'moveBefore', 'another document'] as const;
export type Way = (typeof WAYS)[number];

const tag = fc.constantFrom<TagName>('one', 'two', 'footer', 'preview', 'session');
const form = fc.constantFrom<FormTag>('one', 'two', 'footer');
const place = fc.constantFrom(...PLACES);
const site = fc.constantFrom('DE', 'AT', 'CH', 'CH_FR', 'PL', 'CZ', 'HU', 'SK', 'TR');
const yes = fc.constantFrom('', null);

const nameField = fc.constantFrom<TextField>('firstName', 'lastName');
const nameText = fc.constantFrom('Zoë', "O'Brien", 'x', '3', 'www.example.com');
/** In ASCII: the browser itself rewrites a domain with other letters. */
const emailText = fc.constantFrom('anna', '@example.com', 'anna@example.com', 'anna@gmial.com', 'x', '..');

/** An attribute and values that it takes; `null` removes it. */
const ATTRIBUTES: Readonly<Record<string, fc.Arbitrary<string | null>>> = {
  site: fc.oneof(site, site, fc.constantFrom(null, '', 'hu')),
  platform: fc.constantFrom('CLASSIC', 'TABLET', 'SMARTPHONE', 'MATCH', null),
  'api-key': fc.constantFrom('key', null),
  'heading-level': fc.constantFrom('3', null),
  reduced: yes,
  checkout: yes,
  'hide-newsletter': yes,
  'page-header': fc.constantFrom('NO_FOOTER', 'NO_HEADER', null),
  'invalid-link': yes,
  spa: yes,
  'send-site': yes,
  'origin-addition': fc.constantFrom('step 3', null),
  'image-base': fc.constantFrom('/pictures/', null),
};

/** Makes a step of one kind. */
function step<Kind extends Step['do']>(
  kind: Kind,
  parts: { readonly [Key in keyof Omit<Extract<Step, { do: Kind }>, 'do'>]: fc.Arbitrary<unknown> },
): fc.Arbitrary<Step> {
  return fc.record({ do: fc.constant(kind), ...parts }, { noNullPrototype: true }) as unknown as fc.Arbitrary<Step>;
}

const setAttribute = fc.oneof(
  ...Object.entries(ATTRIBUTES).map(([name, value]) => step('set attribute', { tag, name: fc.constant(name), value })),
);

const KEYS = ['Tab', 'Shift+Tab', 'Escape', 'Enter', 'Space', 'ArrowDown', 'ArrowUp', 'Alt+Shift+KeyP'];

const weighted: readonly fc.WeightedArbitrary<Step>[] = [
  { weight: 12, arbitrary: setAttribute },
  { weight: 8, arbitrary: step('move', { tag, to: place, by: fc.constantFrom(...WAYS) }) },
  { weight: 3, arbitrary: step('remove', { tag }) },
  { weight: 5, arbitrary: step('insert', { tag, to: place, anew: fc.boolean() }) },
  { weight: 1, arbitrary: step('remove all tags, and insert them anew', {}) },
  { weight: 10, arbitrary: step('type', { form, field: fc.constant('email'), text: emailText }) },
  { weight: 7, arbitrary: step('type', { form, field: nameField, text: nameText }) },
  { weight: 4, arbitrary: step('clear', { form, field: fc.constant('email') }) },
  { weight: 2, arbitrary: step('clear', { form, field: nameField }) },
  { weight: 5, arbitrary: step('tick', { form, box: fc.constantFrom('consent', 'legals') }) },
  {
    weight: 10,
    arbitrary: step('submit', { form, by: fc.constantFrom('click', 'two clicks at once', 'Enter', 'retry') }),
  },
  { weight: 9, arbitrary: step('click', { tag: fc.constantFrom('footer', 'preview'), index: fc.nat(60) }) },
  { weight: 9, arbitrary: step('press', { key: fc.constantFrom(...KEYS) }) },
  {
    weight: 8,
    arbitrary: step('service', {
      name: fc.oneof(fc.constant('signUp'), fc.constantFrom(...(Object.keys(SERVICES) as Service[]))),
      mode: fc.constantFrom(...MODES),
    }),
  },
  { weight: 4, arbitrary: step('answer what waits', {}) },
  {
    weight: 4,
    arbitrary: step('cookie', { name: fc.constantFrom('LoginToken', 'StaffAuthToken'), set: fc.boolean() }),
  },
  {
    weight: 4,
    arbitrary: step('page is', {
      state: fc.constantFrom('hidden', 'visible', 'offline', 'online', 'frozen and restored'),
    }),
  },
  { weight: 5, arbitrary: step('time', { seconds: fc.constantFrom(1, 2, 20, 200, 700) }) },
];

/** Any step. Each part can be made smaller without a knowledge of how it was made, or a walk could not be shortened. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(...weighted);
