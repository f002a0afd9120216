import { beforeEach, describe, expect, it } from 'vitest';
import type { Shown } from './protocol.ts';
import { show } from './show.ts';

const NOTHING: Shown = {
  tag: 'shop-footer',
  attributes: {},
  tokens: {},
  texts: '',
  content: '',
  children: '<a href="/x">Link</a>',
};
let place: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<div></div>';
  document.documentElement.removeAttribute('style');
  place = document.body.firstElementChild as HTMLElement;
});

describe('the preview', () => {
  it('changes a widget as it stands', () => {
    const first = show(place, { ...NOTHING, attributes: { site: 'AT', reduced: '' }, texts: '{"a":"b"}' });
    first.setAttribute('data-shop-ready', '');
    const second = show(place, { ...NOTHING, attributes: { site: 'HU' }, content: '{}' });
    expect(second).toBe(first);
    expect(second.outerHTML).toBe(
      '<shop-footer site="HU" data-shop-ready=""><script type="application/json" data-content="">{}</script><a href="/x">Link</a></shop-footer>',
    );
  });

  it('replaces a widget of another tag', () => {
    const first = show(place, NOTHING);
    const second = show(place, { ...NOTHING, tag: 'shop-session', children: '' });
    expect(first.isConnected).toBe(false);
    expect(place.innerHTML).toBe('<shop-session></shop-session>');
    expect(second).toBe(place.firstElementChild);
  });

  it('takes back the custom properties that are no longer set', () => {
    const { style } = document.documentElement;
    show(place, { ...NOTHING, tokens: { '--shop-radius': '3px', '--shop-space': '9px' } });
    show(place, { ...NOTHING, tokens: { '--shop-space': '8px' } });
    expect(style.getPropertyValue('--shop-radius')).toBe('');
    expect(style.getPropertyValue('--shop-space')).toBe('8px');
  });

  it('takes back custom properties and texts with the tag that had them', () => {
    show(place, { ...NOTHING, tokens: { '--shop-radius': '3px' }, texts: '{"a":"b"}' });
    show(place, { ...NOTHING, tag: 'shop-layout' });
    expect(document.documentElement.style.getPropertyValue('--shop-radius')).toBe('');
    expect(place.querySelector('script')).toBeNull();
  });

  it('does not set again what is the same', () => {
    const widget = show(place, { ...NOTHING, texts: '{"a":"b"}' });
    const script = widget.querySelector('script')?.firstChild;
    show(place, { ...NOTHING, texts: '{"a":"b"}' });
    expect(widget.querySelector('script')?.firstChild).toBe(script);
  });
});
