import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentData } from '../snippet/parts.ts';
import { queryOf, RESERVED, stateOf } from './address.ts';
import { anyState } from './any-state.ts';
import { kindOf, refusalOf } from './kinds.ts';
import { cleaned, DEFAULT_STATE, type State, withAttribute, withTag } from './state.ts';
import { attributesOf, groupsOf, TAGS } from './tags.ts';

const ofTag = (tag: string) => withTag(DEFAULT_STATE, tag);

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
    expect(cleaned({ ...given, file: 'other.js' })).toEqual(DEFAULT_STATE);
  });

  it('keeps a value of a closed set as the documentation writes it', () => {
    expect(cleaned({ ...DEFAULT_STATE, attributes: { site: 'ch_fr', platform: 'match' } }).attributes).toEqual({
      site: 'CH_FR',
      platform: 'MATCH',
    });
  });

  it('has its attributes in one order, whichever was set first', () => {
    const one = withAttribute(withAttribute(DEFAULT_STATE, 'origin', 'x'), 'site', 'AT');
    expect(Object.keys(one.attributes)).toEqual(['site', 'origin']);
  });

  it('keeps what another tag has as well, and leaves out the rest', () => {
    const sign = withAttribute(withAttribute(DEFAULT_STATE, 'site', 'AT'), 'invalid-link', '');
    expect(withTag(sign, 'shop-footer').attributes).toEqual({ site: 'AT' });
    expect(withTag({ ...ofTag('shop-footer'), content: '{}' }, 'shop-newsletter').content).toBe('');
  });
});

describe('the address', () => {
  it('is empty for the default state, and short for others', () => {
    expect(queryOf(DEFAULT_STATE)).toBe('');
    const state = cleaned({
      ...ofTag('shop-footer'),
      attributes: { site: 'AT', reduced: '' },
      tokens: { 'color-accent': '#112233' },
      texts: { 'newsletter.title': 'Post & mehr' },
    });
    expect(queryOf(state)).toBe(
      '?tag=footer&site=AT&reduced&--color-accent=%23112233&text.newsletter.title=Post+%26+mehr',
    );
  });

  it('restores every state', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        // JSON may have other white space.
        const comparable = (given: State): unknown => ({ ...given, content: contentData(given) ?? given.content });
        expect(comparable(stateOf(queryOf(state)))).toEqual(comparable(state));
      }),
    );
  });

  it('holds the content without its white space, and gives it lines again', () => {
    const query = queryOf({ ...ofTag('shop-footer'), content: '{ "headline":\n "Mehr" }' });
    expect(query).toBe('?tag=footer&content=%7B%22headline%22%3A%22Mehr%22%7D');
    expect(stateOf(query).content).toBe('{\n  "headline": "Mehr"\n}');
  });

  it('ignores parameters of others', () => {
    expect(stateOf('?utm_source=x&tag=nothing&on=moon&width=1&as=image&--=x&text.=y')).toEqual(DEFAULT_STATE);
  });

  it('has no parameter that an attribute has, too', () => {
    const names = TAGS.flatMap(({ tag }) => Object.keys(attributesOf(tag)));
    expect(RESERVED.filter((name) => names.includes(name))).toEqual([]);
  });
});

describe('the attributes of a tag', () => {
  it.each(TAGS.map(({ tag }) => tag))('are all offered for <%s>', (tag) => {
    const { common, others } = groupsOf(tag);
    expect([...common, ...others].sort()).toEqual(Object.keys(attributesOf(tag)).sort());
    expect(common[0]).toBe('site');
  });

  it.each([
    ['site', 'choice'],
    ['platform', 'choice'],
    ['reduced', 'flag'],
    ['page-header', 'tokens'],
    ['heading-level', 'number'],
    ['service-base', 'address'],
    ['content-src', 'address'],
    ['image-base', 'address'],
    ['link-base', 'address'],
    ['origin', 'text'],
    ['api-key', 'text'],
  ])('%s has the control for a %s', (name, kind) => {
    const spec = attributesOf('shop-footer')[name];
    expect(spec && kindOf(spec)).toMatchObject({ kind });
  });

  it('have the bounds of a number from what they accept', () => {
    const spec = attributesOf('shop-footer')['heading-level'];
    expect(spec && kindOf(spec)).toEqual({ kind: 'number', min: 1, max: 6 });
  });

  it.each([
    ['content-src', 'javascript:alert(1)', 'The tag ignores this: it takes an http(s) address or a path.'],
    ['content-src', '/content.json', undefined],
    ['heading-level', '9', 'The tag ignores this: it takes a whole number from 1 to 6.'],
    ['heading-level', '', undefined],
    ['reduced', 'off', undefined],
  ])('%s="%s" is refused as the tag refuses it', (name, value, message) => {
    const spec = attributesOf('shop-footer')[name];
    expect(spec && refusalOf(spec, value)).toBe(message);
  });
});
