// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import './index.ts';
import { unreserved } from '../test/support/prerendered.ts';
import { SITES } from '../src/embed/market/sites.ts';
import { prerender } from '../src/node/prerender.ts';
import { openQuietPage } from '../test/support/quiet-page.ts';
import { AllInView } from '../test/support/jsdom-gaps.ts';

let said: unknown[][] = [];

beforeEach(() => {
  said = openQuietPage();
  vi.stubGlobal('IntersectionObserver', AllInView);
});

/** Puts markup into the page, as the parser does it: with its shadow root, before the element is upgraded. */
function show(html: string): { host: Element; root: ShadowRoot } {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const host = parsed.body.firstElementChild as HTMLElement;
  const template = host.querySelector('template') as HTMLTemplateElement;
  const root = host.attachShadow({ mode: 'open' });
  root.append(template.content);
  template.remove();
  return { host, root };
}

// React's production build, which runs in the browser tests, reports no attribute that differs.
const CASES = [
  ...['shop-newsletter', 'shop-footer'].flatMap((tag) => SITES.map((site) => [tag, site, 'CLASSIC'])),
  ...SITES.map((site) => ['shop-footer', site, 'MATCH']),
];

it.each(CASES)(
  '<%s> of %s is hydrated for %s without a difference in an attribute or a text',
  async (tag, site, platform) => {
    const { host, root } = show(prerender({ tag, attributes: { site, platform }, page: window.location.href }));
    const tree = root.querySelector('.root');
    const markup = tree?.outerHTML;
    document.body.append(host);
    const element = document.body.lastElementChild as Element;
    const isHydrated = (): boolean => {
      // As find-in-page comes to it, as soon as the element listens.
      tree?.dispatchEvent(new Event('beforematch', { bubbles: true }));
      return Object.keys(tree ?? {}).some((key) => key.startsWith('__react'));
    };
    await vi.waitUntil(isHydrated, { timeout: 15_000 });
    // What runs beside a footer may have said by now that it is a template.
    expect(said.filter(([text]) => !String(text).includes('the built-in template'))).toEqual([]);
    expect(element.shadowRoot?.querySelector('.root')).toBe(tree);
    expect(unreserved(tree?.outerHTML ?? '')).toBe(unreserved(markup ?? ''));
  },
);
