// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { queryOf, RESERVED, stateOf } from './address.ts';
import { DOCUMENTED } from '../../../widgets/documented.ts';
import { cleaned, DEFAULT_STATE, type State } from './state.ts';
import { attributesOf } from './tags.ts';

const ofTag = (tag: string): State => ({ ...DEFAULT_STATE, tag });

describe('a state', () => {
  it('leaves out what is as by default', () => {
    const given = { site: 'DE', 'heading-level': '2', 'invalid-link': 'off', platform: '', origin: '  ' };
    expect(cleaned({ ...DEFAULT_STATE, attributes: given }).attributes).toEqual({});
  });

  it('keeps what another tag has as well, and leaves out the rest', () => {
    const attributes = { site: 'AT', 'invalid-link': '' };
    expect(cleaned({ ...ofTag('shop-footer'), attributes }).attributes).toEqual({ site: 'AT' });
  });
});

describe('the address', () => {
  it('ignores what is unknown', () => {
    const query = '?utm_source=x&tag=nothing&site=UK&onclick=x&theme=x&on=moon&as=image&script=x&text.=y&text.a=b';
    expect(stateOf(query)).toEqual(DEFAULT_STATE);
  });

  it('has no parameter that an attribute has, too', () => {
    const names = DOCUMENTED.flatMap(({ tag }) => Object.keys(attributesOf(tag)));
    expect(RESERVED.filter((name) => names.includes(name))).toEqual([]);
  });

  it('keeps what is set, but neither writes nor reads where the services and the content are', () => {
    const kept = { site: 'AT', origin: 'A & B' };
    const addresses = { 'service-base': '//evil.example', 'content-src': '/c.json', 'image-base': 'javascript:1' };
    const state = cleaned({ ...ofTag('shop-footer'), attributes: { ...kept, ...addresses }, theme: 'Dark' });
    expect(state.attributes).toEqual({ ...kept, ...addresses });
    expect(queryOf(state)).not.toMatch(/evil|c\.json|javascript/);
    expect(stateOf(queryOf(state))).toEqual({ ...state, attributes: kept });
    expect(stateOf(`?tag=footer&${new URLSearchParams({ ...kept, ...addresses })}`).attributes).toEqual(kept);
  });
});
