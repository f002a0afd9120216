// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { contrastOf, contrastOfAccent, NEEDED, stylesOf } from './accent.ts';
import { queryOf, RESERVED, stateOf } from './address.ts';
import { DOCUMENTED } from '../../../widgets/documented.ts';
import { cleaned, DEFAULT_STATE, type State } from './state.ts';
import { attributesOf } from './tags.ts';

const ofTag = (tag: string): State => ({ ...DEFAULT_STATE, tag });

it('a state leaves out what is as by default', () => {
  const given = { site: 'DE', 'heading-level': '2', 'invalid-link': 'off', platform: '', origin: '  ' };
  expect(cleaned({ ...DEFAULT_STATE, attributes: given }).attributes).toEqual({});
});

it('a state leaves out what is unknown', () => {
  const given = {
    ...DEFAULT_STATE,
    tag: 'shop-nothing',
    attributes: { site: 'UK', onclick: 'x' },
    texts: { a: 'b' },
  };
  expect(cleaned(given)).toEqual(DEFAULT_STATE);
});

it('a state keeps what another tag has as well, and leaves out the rest', () => {
  const attributes = { site: 'AT', 'invalid-link': '' };
  expect(cleaned({ ...ofTag('shop-footer'), attributes }).attributes).toEqual({ site: 'AT' });
});

it.each<[accent: string, theme: State['theme'], isEnough: boolean]>([
  ['', 'Default', true],
  ['', 'Dark', true],
  ['#e9ab80', 'Default', false],
  ['#00566b', 'Dark', false],
])('the accent %j in the theme %s has enough contrast: %s', (accent, theme, isEnough) => {
  expect(contrastOfAccent({ accent, theme }) >= NEEDED).toBe(isEnough);
});

it.each<[accent: string, theme: State['theme'], onAccent: string]>([
  ['#00566b', 'Default', '#ffffff'],
  ['#6c9da9', 'Dark', '#000000'],
  ['#8ac5ff', 'Volume', '#000000'],
])(
  'the accent %s in the theme %s has text of %s on its buttons, with enough contrast under the pointer too',
  (accent, theme, onAccent) => {
    const css = stylesOf({ accent, theme });
    const [strong = ''] = /(?<=accent-strong: )#\w{6}/.exec(css) ?? [];
    expect(css).toContain(`--shop-color-accent: ${accent}`);
    expect(css).toContain(`--shop-color-on-accent: ${onAccent}`);
    expect(css.match(/--shop-color-(?:on-)?accent(?:-strong)?:/g)).toHaveLength(3);
    for (const ground of [accent, strong]) expect(contrastOf(ground, onAccent)).toBeGreaterThan(NEEDED);
  },
);

it('the address ignores parameters of others', () => {
  expect(stateOf('?utm_source=x&tag=nothing&theme=x&on=moon&width=1&as=image&accent=red&script=x&text.=y')).toEqual(
    DEFAULT_STATE,
  );
});

it('the address has no parameter that an attribute has, too', () => {
  const names = DOCUMENTED.flatMap(({ tag }) => Object.keys(attributesOf(tag)));
  expect(RESERVED.filter((name) => names.includes(name))).toEqual([]);
});

it('the address keeps what is set, but neither writes nor reads where the services and the content are', () => {
  const kept = { site: 'AT', origin: 'A & B' };
  const addresses = { 'service-base': '//evil.example', 'content-src': '/c.json', 'image-base': 'javascript:1' };
  const state = cleaned({ ...ofTag('shop-footer'), attributes: { ...kept, ...addresses }, theme: 'Dark' });
  expect(state.attributes).toEqual({ ...kept, ...addresses });
  expect(queryOf(state)).not.toMatch(/evil|c\.json|javascript/);
  expect(stateOf(queryOf(state))).toEqual({ ...state, attributes: kept });
  expect(stateOf(`?tag=footer&${new URLSearchParams({ ...kept, ...addresses })}`).attributes).toEqual(kept);
});
