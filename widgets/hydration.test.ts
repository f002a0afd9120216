import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineWidget } from '../src/embed/element/run/define-widget.ts';
import { SITES } from '../src/embed/market/sites.ts';
import { prerender, TAGS } from '../src/node/prerender.ts';
import { WIDGETS } from './widgets.ts';

/** What React and the elements have said: React's development build names every attribute that differs. */
const said: unknown[][] = [];

/** jsdom has no layout: every element is in view. */
class AllInView {
  readonly #callback: (entries: readonly object[]) => void;

  constructor(callback: (entries: readonly object[]) => void) {
    this.#callback = callback;
  }

  observe(target: Element): void {
    queueMicrotask(() => this.#callback([{ target, isIntersecting: true }]));
  }

  unobserve(): void {}

  disconnect(): void {}
}

beforeEach(() => {
  said.length = 0;
  const note = (...words: unknown[]): void => void said.push(words);
  vi.spyOn(console, 'warn').mockImplementation(note);
  vi.spyOn(console, 'error').mockImplementation(note);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(min-width: 768px)' }));
  vi.stubGlobal('IntersectionObserver', AllInView);
  for (const widget of WIDGETS) defineWidget(widget, '');
});

afterEach(() => document.body.replaceChildren());

/** Puts markup into the page, as the parser does it: with its shadow root, before the element is upgraded. */
async function show(html: string, change: (root: ShadowRoot) => void = () => undefined): Promise<Element> {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const host = parsed.body.firstElementChild as HTMLElement;
  const template = host.querySelector('template');
  if (template) {
    host.attachShadow({ mode: 'open' }).append(template.content);
    template.remove();
    change(host.shadowRoot as ShadowRoot);
  }
  document.body.append(host);
  const element = document.body.lastElementChild as HTMLElement;
  await vi.waitUntil(() => element.hasAttribute('data-shop-ready'), { timeout: 15_000 });
  return element;
}

const PAGE = window.location.href;

describe.each(TAGS)('<%s>', (tag) => {
  it.each(SITES)('of %s is hydrated without a difference', async (site) => {
    for (const platform of tag === 'shop-footer' ? ['CLASSIC', 'TABLET', 'MATCH', null] : [null]) {
      const html = prerender({ tag, attributes: { site, platform }, page: PAGE });
      let [node, markup]: [Element | null, string] = [null, ''];
      const element = await show(html, (root) => {
        node = root.querySelectorAll('.root')[platform === null && tag === 'shop-footer' ? 1 : 0] ?? null;
        markup = node?.outerHTML ?? '';
      });
      expect(said).toEqual([]);
      expect(element.shadowRoot?.querySelector('.root') === node).toBe(true);
      expect(element.shadowRoot?.querySelector('.root')?.outerHTML).toBe(markup);
      expect(element.shadowRoot?.querySelectorAll('style, .root')).toHaveLength(1);
      element.remove();
    }
  });
});
