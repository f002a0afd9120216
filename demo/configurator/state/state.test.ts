// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { judged, NEEDED, stylesOf } from './accent.ts';
import { readLink, RESERVED, stateOf } from './address.ts';
import { contrastOf } from './contrast.ts';
import { cleaned, DEFAULT_STATE, type State } from './state.ts';
import { attributesOf, TAGS } from './tags.ts';

const ofTag = (tag: string): State => ({ ...DEFAULT_STATE, tag });

describe('a state', () => {
  it('leaves out what is as by default', () => {
    const given = { site: 'DE', 'heading-level': '2', 'invalid-link': 'off', platform: '', origin: '  ' };
    expect(cleaned({ ...DEFAULT_STATE, attributes: given }).attributes).toEqual({});
  });

  it('leaves out what is unknown', () => {
    const given = {
      ...DEFAULT_STATE,
      tag: 'shop-nothing',
      attributes: { site: 'UK', onclick: 'x' },
      texts: { a: 'b' },
    };
    expect(cleaned(given)).toEqual(DEFAULT_STATE);
  });

  it('keeps what another tag has as well, and leaves out the rest', () => {
    const attributes = { site: 'AT', 'invalid-link': '' };
    expect(cleaned({ ...ofTag('shop-footer'), attributes }).attributes).toEqual({ site: 'AT' });
  });
});

describe('the accent', () => {
  it.each<[accent: string, theme: State['theme'], nearest: string | undefined]>([
    ['', 'Default', undefined],
    ['', 'Dark', undefined],
    ['#00566b', 'Default', undefined],
    ['#e9ab80', 'Default', '#89654c'],
    ['#00566b', 'Dark', '#5c93a0'],
  ])('%j in the theme %s: the nearest colour that can be read is %s', (accent, theme, nearest) => {
    expect(judged({ accent, theme }).nearest).toBe(nearest);
    expect(judged({ accent: nearest ?? accent, theme }).contrast).toBeGreaterThanOrEqual(NEEDED);
  });

  it.each<[accent: string, theme: State['theme'], onAccent: string]>([
    ['#00566b', 'Default', '#ffffff'],
    ['#6c9da9', 'Dark', '#000000'],
    ['#8ac5ff', 'Volume', '#000000'],
  ])(
    '%s in the theme %s has text of %s on its buttons, with enough contrast under the pointer too',
    (accent, theme, onAccent) => {
      const css = stylesOf({ accent, theme });
      const [strong = ''] = /(?<=accent-strong: )#\w{6}/.exec(css) ?? [];
      expect(css).toContain(`--shop-color-accent: ${accent}`);
      expect(css).toContain(`--shop-color-on-accent: ${onAccent}`);
      expect(css.match(/--shop-color-(?:on-)?accent(?:-strong)?:/g)).toHaveLength(3);
      for (const ground of [accent, strong]) expect(contrastOf(ground, onAccent)).toBeGreaterThan(NEEDED);
    },
  );
});

describe('the address', () => {
  it('ignores parameters of others', () => {
    expect(stateOf('?utm_source=x&tag=nothing&theme=x&on=moon&width=1&as=image&accent=red&script=x&text.=y')).toEqual(
      DEFAULT_STATE,
    );
  });

  it('has no parameter that an attribute has, too', () => {
    const names = TAGS.flatMap(({ tag }) => Object.keys(attributesOf(tag)));
    expect(RESERVED.filter((name) => names.includes(name))).toEqual([]);
  });
});

describe('a link', () => {
  const ADDRESSES = ['service-base', 'link-base', 'image-base', 'content-src'];
  const read = (value: string) => {
    const query = new URLSearchParams([['tag', 'footer'], ['site', 'AT'], ...ADDRESSES.map((name) => [name, value])]);
    return readLink(`https://shop.example/configurator.html?${query}`);
  };

  it.each([
    'https://evil.example/c.json',
    ' https://evil.example',
    '//evil.example',
    String.raw`\\evil.example`,
    '/\t/evil.example',
    'http://shop.example/',
    'https://shop.example:8443/',
    'https://shop.example@evil.example/',
    'javascript:alert(1)',
  ])('sets no address of another host: %j', (value) => {
    const { state, foreign } = read(value);
    expect(state.attributes).toEqual({ site: 'AT' });
    expect(Object.keys(foreign).sort()).toEqual([...ADDRESSES].sort());
  });

  it.each(['/c.json', 'https://shop.example/c.json'])('sets an address of its own host: %j', (value) => {
    const { state, foreign } = read(value);
    expect(foreign).toEqual({});
    expect(Object.keys(state.attributes).sort()).toEqual([...ADDRESSES, 'site'].sort());
  });
});
