import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyState } from '../state/any-state.ts';
import { DEFAULT_STATE } from '../state/state.ts';
import { isSafeTokenValue, tokenRules } from './styles.ts';

describe('the styles', () => {
  it('set each token once, for every widget of the page', () => {
    const tokens = { 'color-accent': ' #112233', radius: '0', 'font-family': '"Open Sans", serif' };
    expect(tokenRules({ ...DEFAULT_STATE, tokens })).toBe(
      ':root {\n  --shop-color-accent: #112233;\n  --shop-radius: 0;\n  --shop-font-family: "Open Sans", serif;\n}',
    );
    expect(tokenRules(DEFAULT_STATE)).toBe('');
  });

  it.each([
    'red; } body { color: red',
    '</style><b>',
    '"',
    "a'b",
    '(',
    ')(',
    '/*',
    'url(a',
    '\\',
    'a\nb',
    '',
    'x !important',
  ])('leave out the value %j, which would break them', (value) => {
    expect(isSafeTokenValue(value)).toBe(false);
    expect(tokenRules({ ...DEFAULT_STATE, tokens: { radius: value } })).toBe('');
  });

  it('hold nothing but their declarations, whatever was typed', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const page = new DOMParser().parseFromString(`<style>${tokenRules(state)}</style><p>`, 'text/html');
        const { sheet } = page.querySelector('style') ?? {};
        const rules = [...(sheet?.cssRules ?? [])];
        expect(page.querySelectorAll('style, p')).toHaveLength(2);
        expect(rules.map((rule) => (rule as CSSStyleRule).selectorText)).toEqual(rules.length === 0 ? [] : [':root']);
      }),
    );
  });
});
