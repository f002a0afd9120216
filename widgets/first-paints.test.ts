// @vitest-environment jsdom
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { firstPaintsOf } from '../src/build/first-paints.ts';
import { FIRST_PAINTS } from '../src/embed/build-constants.ts';
import type { AttributeTable } from '../src/embed/element/declare/attributes.ts';
import { type Widget, widgetsOf } from '../src/embed/element/declare/declaration.ts';
import { EarlyView } from '../src/embed/element/first-paint/early-view.ts';
import { ID_PREFIX } from '../src/embed/element/first-paint/mark.ts';
import { LightDom } from '../src/embed/element/light-dom/light-dom.ts';
import { AttributeReader } from '../src/embed/element/run/attribute-reader.ts';
import { handleOf } from '../src/embed/element/run/element-handle.ts';
import { makeTree } from '../src/embed/element/run/tree.ts';
import { WidgetRoot, type WidgetRootProps } from '../src/embed/element/run/widget-root.tsx';
import { type Site, SITES } from '../src/embed/market/sites.ts';
import { prerender } from '../src/node/prerender.ts';
import { attributes, PAINT_PAIRS, PAINT_SETTINGS, type Setting, texts } from '../test/support/paint-settings.ts';
import { unreserved } from '../test/support/prerendered.ts';
import { openQuietPage } from '../test/support/quiet-page.ts';
import { DECLARATIONS } from './declarations.ts';
import { FooterElement } from './footer/element.tsx';
import { footerPaint } from './footer/first-paint-rules.ts';
import { NewsletterElement } from './newsletter/element.tsx';
import { newsletterPaint } from './newsletter/first-paint-rules.ts';

const { newsletter, footer } = DECLARATIONS;
const [ofSignUp, ofFooter] = widgetsOf(
  { newsletter, footer },
  {
    newsletter: { styles: [], firstPaint: newsletterPaint, component: async () => NewsletterElement },
    footer: { styles: [], firstPaint: footerPaint, component: async () => FooterElement },
  },
) as [Widget, Widget];
const WIDGETS = { 'shop-newsletter': ofSignUp, 'shop-footer': ofFooter };
type Tag = keyof typeof WIDGETS;

let said: unknown[][] = [];

beforeAll(() => {
  Object.assign(FIRST_PAINTS, firstPaintsOf(prerender));
}, 120_000);

beforeEach(() => {
  said = openQuietPage();
});

afterEach(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
});

/** A page with a tag, which is no custom element here, and its first paint. */
async function show(tag: Tag, site: Site, { attributes: own = {}, cookie, ...setting }: Setting) {
  document.head.innerHTML = setting.head ?? '';
  for (const each of document.cookie.split('; ')) document.cookie = `${each}; max-age=0`;
  if (cookie !== undefined) document.cookie = cookie;
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries({ 'service-base': '', ...own, site })) element.setAttribute(name, value);
  if (setting.texts) element.setAttribute('data-texts', JSON.stringify(setting.texts));
  element.innerHTML = setting.inside ?? '';
  document.body.appendChild(document.createElement(setting.around ?? 'main')).append(element);
  element.attachShadow({ mode: 'open' });
  const widget = WIDGETS[tag];
  const { declaration } = widget;
  const component = await widget.component?.();
  if (!component) throw new Error(`<${tag}> has no component.`);
  const page = { scriptDefault: () => null, trustedOrigins: () => undefined };
  const reader = new AttributeReader(element, declaration.attributes, page);
  const lightDom = new LightDom(
    element,
    declaration,
    () => reader.read('site') as Site,
    () => undefined,
  );
  const handle = handleOf(element, declaration.events);
  const readProps = (): WidgetRootProps => ({
    component,
    attributes: reader.readAll(),
    page: { serviceBase: '', apiKey: '' },
    data: lightDom.data,
    handle,
    straySlots: lightDom.slotNames,
    hidesFallback: lightDom.hidesFallback,
    onCommit: () => view.end(),
    onReady: () => {
      handle.dispatch('shop-ready', { tag, site, locale: 'de-DE' });
    },
  });
  const view = new EarlyView(element, widget, readProps);
  lightDom.watch();
  return { element, view, isPainted: view.paint(), readProps, fits: () => view.fits() };
}

/** What React renders when it hydrates. */
function rendered(props: WidgetRootProps): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = renderToString(createElement(WidgetRoot, props), { identifierPrefix: ID_PREFIX })
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll('class="footer-fold-content" hidden=""', 'class="footer-fold-content" hidden="until-found"');
  return template.content;
}

describe.each(Object.keys(WIDGETS) as Tag[])('the first paint of <%s>', (tag) => {
  test.each(SITES)(
    'in %s is what React renders, node by node, for every setting',
    async (site) => {
      const wrong = [];
      for (const [name, setting] of PAINT_SETTINGS[tag]) wrong.push(...(await differencesOf(tag, site, name, setting)));
      expect(wrong).toEqual([]);
    },
    120_000,
  );

  test('has a setting for each attribute that changes the markup', () => {
    const set = [...PAINT_SETTINGS[tag].values()].flatMap((setting) => Object.keys(setting.attributes ?? {}));
    // Every setting is tried in each site. The other two leave the tag without a first paint.
    const known = new Set([...set, 'site', 'invalid-link', 'content-src']);
    const table: AttributeTable = WIDGETS[tag].declaration.attributes;
    expect(Object.keys(table).filter((name) => table[name]?.changesMarkup !== false && !known.has(name))).toEqual([]);
  });

  test('stays as it is when React takes it over', async () => {
    for (const [index, [name, setting]] of Array.from(PAINT_SETTINGS[tag]).entries()) {
      const site = SITES[index % SITES.length] as Site;
      const { element, view, readProps } = await show(tag, site, setting);
      const before = view.root.innerHTML;
      const input = view.root.querySelector('input');
      const ready = new Promise((resolve) => element.addEventListener('shop-ready', resolve));
      const tree = makeTree(tag, view, readProps, (error) => expect.fail(String(error)));
      await ready;
      const { isConnected } = input ?? view.root;
      expect({ name, said, isConnected }).toEqual({ name, said: [], isConnected: true });
      expect(unreserved(htmlOf(view.root))).toBe(unreserved(before));
      tree.unmount();
    }
  }, 120_000);

  test('fits until the page changes what it shows', async () => {
    const { element, fits } = await show(tag, 'DE', {});
    const fitsWith = (attribute: string, value: string): boolean => {
      element.setAttribute(attribute, value);
      return fits();
    };
    expect(fits()).toBe(true);
    expect(fitsWith('origin', 'blog')).toBe(true);
    expect(fitsWith('heading-level', '3')).toBe(false);
    expect(fitsWith('heading-level', '2')).toBe(true);
    expect(fitsWith('site', 'AT')).toBe(false);
  });
});

test('the first paint of <shop-footer> is what React renders where two settings meet', async () => {
  const wrong = [];
  for (const [index, [name, setting]] of PAINT_PAIRS.entries())
    wrong.push(...(await differencesOf('shop-footer', SITES[index % SITES.length] as Site, name, setting)));
  expect(wrong).toEqual([]);
}, 120_000);

/** What is wrong with the first paint: it is missing, or not what React renders. */
async function differencesOf(tag: Tag, site: Site, name: string, setting: Setting): Promise<readonly object[]> {
  const { view, isPainted, readProps } = await show(tag, site, setting);
  const wanted = rendered(readProps());
  if (isPainted && wanted.isEqualNode(copyOf(view.root))) return [];
  return [{ name, site, isPainted, painted: htmlOf(view.root), wanted: htmlOf(wanted) }];
}

test.each<readonly [string, Tag, Setting]>([
  ['names that only i18next knows', 'shop-newsletter', texts({ 'newsletter.title': 'Post an {{recipient}}' })],
  ['texts in texts', 'shop-footer', texts({ 'newsletter.lead': '$t(newsletter.title)' })],
  ['an expired link', 'shop-newsletter', attributes({ 'invalid-link': '' })],
  ['own content', 'shop-footer', attributes({ 'data-content': '{}' })],
  ['a file of content', 'shop-footer', attributes({ 'content-src': '/footer.json' })],
  ['a page without a footer', 'shop-footer', attributes({ 'page-header': 'NO_FOOTER' })],
])('there is no first paint for %s in <%s>', async (_what, tag, setting) => {
  const { isPainted, fits } = await show(tag, 'DE', setting);
  expect([isPainted, fits()]).toEqual([false, false]);
});

test('a first paint is refused for markup with its own signs', () => {
  for (const [html, message] of [
    ['<p>', 'has no tree'],
    ['</style><div class="root">a|b</div><slot></slot></template>', 'must not have the sign |'],
    ['</style><div class="root"><b title="{a"></b></div><slot></slot></template>', 'must not have the sign {'],
    ['</style><div class="root">a<!-- -->b</div><slot></slot></template>', 'may contain only elements and text'],
  ] as const)
    expect(() => firstPaintsOf(() => html)).toThrow(message);
});

function copyOf(root: ShadowRoot): DocumentFragment {
  const copy = document.createDocumentFragment();
  for (const child of root.childNodes) copy.append(child.cloneNode(true));
  return copy;
}

function htmlOf(root: ShadowRoot | DocumentFragment): string {
  return Array.from(root.children, ({ outerHTML }) => outerHTML).join('');
}
