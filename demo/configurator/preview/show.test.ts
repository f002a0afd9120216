import { beforeEach, expect, it } from 'vitest';
import { DEFAULT_STATE, type State } from '../state/state.ts';
import { show } from './show.ts';

const FOOTER: State = { ...DEFAULT_STATE, tag: 'shop-footer' };
const placed = (): Element | null | undefined => document.querySelector('[data-place]')?.firstElementChild;

beforeEach(() => {
  document.body.innerHTML = '<div data-place></div>';
});

it('changes a widget as it stands, and takes back what is no longer set', () => {
  show(document, { ...FOOTER, attributes: { site: 'AT', reduced: '' }, texts: { a: 'b' } });
  const widget = placed();
  expect(JSON.parse(widget?.querySelector('script')?.textContent ?? '')).toEqual({ a: 'b' });
  widget?.setAttribute('data-shop-ready', '');
  show(document, { ...FOOTER, attributes: { site: 'HU' } });
  expect(placed()).toBe(widget);
  expect(widget?.outerHTML.replaceAll(/\s*\n\s*/g, '')).toMatch(
    /^<shop-footer site="HU" data-shop-ready=""><a href="[^"]+">[^<]+<\/a><\/shop-footer>$/,
  );
});

it('replaces a widget of another tag', () => {
  show(document, FOOTER);
  show(document, { ...DEFAULT_STATE, tag: 'shop-session' });
  expect(placed()?.outerHTML).toBe('<shop-session></shop-session>');
});
