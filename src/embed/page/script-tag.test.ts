// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import type * as module from './script-tag.ts';

const PAGE = window.location.origin;

beforeEach(() => vi.resetModules());

/** What the module finds when it starts in a page with this body, perhaps as the script that is running. */
async function found(body: string, running = ''): Promise<typeof module> {
  document.body.innerHTML = body;
  const current = running ? document.querySelector<HTMLScriptElement>(running) : null;
  vi.spyOn(Document.prototype, 'currentScript', 'get').mockReturnValue(current);
  return import('./script-tag.ts');
}

const SCRIPT = '<script src="/w/shop-widgets.js" id="own"></script>';
const EVIL = '<base href="https://evil.example/">';

it.each([
  ['the page', SCRIPT, `${PAGE}/w/shop-widgets.js`],
  ['a base before the script', EVIL + SCRIPT, 'https://evil.example/w/shop-widgets.js'],
  ['the page, and not to a base after the script', SCRIPT + EVIL, `${PAGE}/w/shop-widgets.js`],
  [
    'the page, and not to a base that a drawing names',
    `<svg>${EVIL}</base></svg>${SCRIPT}${EVIL}`,
    `${PAGE}/w/shop-widgets.js`,
  ],
  [
    'the page, and not to a base without an address',
    `<base target="_top">${SCRIPT}${EVIL}`,
    `${PAGE}/w/shop-widgets.js`,
  ],
  ['nothing as an inline script, which has none', `<script id="own">1</script>${EVIL}`, undefined],
])('the address of the running script is relative to %s', async (_, body, address) => {
  const { scriptAddress, scriptOrigin } = await found(body, '#own');
  expect(scriptAddress).toBe(address);
  expect(scriptOrigin()).toBe(address && new URL(address).origin);
});

it('the address of the running script is not relative to a base that came after the script had removed itself', async () => {
  document.head.innerHTML = SCRIPT;
  const own = document.querySelector<HTMLScriptElement>('#own');
  own?.remove();
  document.head.innerHTML = EVIL;
  vi.spyOn(Document.prototype, 'currentScript', 'get').mockReturnValue(own);
  expect((await import('./script-tag.ts')).scriptAddress).toBe(`${PAGE}/w/shop-widgets.js`);
  document.head.innerHTML = '';
});

it.each(['/shop-widgets.js?v=2', '/w/shop-widgets.nl.js', '/shop-widgets.js%3Fver=0.1.0'])(
  'a script that is found by its name is %s, also in a static copy of a page, whose files have the query in their names',
  async (address) => {
    const others = '<script src="/other.js" data-site="TR"></script>';
    const { scriptDefault } = await found(`${others}<script src="${address}" data-site="SK"></script>${others}`);
    expect(scriptDefault('site')).toBe('SK');
  },
);

it.each(['src="/shop-widgets.js"', ''])(
  'a script has its attributes where <script async %s> runs in its place',
  async (copy) => {
    const original = '<script src="/shop-widgets.js" data-site="AT"></script>';
    const { scriptDefault } = await found(`<script id="copy" async ${copy}></script>${original}`, '#copy');
    expect(scriptDefault('site')).toBe('AT');
  },
);

it.each(['', 'type=""', 'type="module"', 'type=" Text/JavaScript "', 'type="application/x-ecmascript"'])(
  'a script that is found by its name has to run, as <script %s> does',
  async (attributes) => {
    const { scriptDefault } = await found(`<script src="/shop-widgets.js" ${attributes} data-site="AT"></script>`);
    expect(scriptDefault('site')).toBe('AT');
  },
);

it.each([
  'type="application/json"',
  'type="text/javascripts"',
  'type=" "',
  'nomodule',
  'language="vbscript"',
  'for="a" event="b"',
])('a script that is found by its name is not <script %s>, which never runs', async (attributes) => {
  const { scriptDefault } = await found(
    `<script type="module" src="/shop-widgets.js" data-site="AT"></script>` +
      `<script src="/shop-widgets.js" ${attributes} data-site="TR"></script>`,
  );
  expect(scriptDefault('site')).toBe('AT');
});

it.each([
  ['the head of a page whose script was imported', EVIL, '', 'https://evil.example/'],
  ['the content of a page whose script was imported', '', EVIL, undefined],
  ['the content before a script', '', EVIL + SCRIPT, undefined],
])('own paths are relative to a base in %s', async (_, head, body, base) => {
  document.head.innerHTML = head;
  const { ownPath, pageBase } = await found(body, body.includes('own') ? '#own' : '');
  expect(pageBase()).toBe(base ?? document.URL);
  expect(ownPath('/agb')).toBe(body ? `${PAGE}/agb` : '/agb');
  document.head.innerHTML = '';
});

it.each([
  ['sets defaults where es-module-shims runs it', () => undefined, 'AT'],
  ['sets none where nothing runs it', undefined, null],
])('a script tag of the type module-shim %s', async (_, importShim, site) => {
  vi.stubGlobal('importShim', importShim);
  const tag = '<script type="module-shim" src="/modules/shop-widgets.at.js" data-site="AT"></script>';
  expect((await found(tag)).scriptDefault('site')).toBe(site);
  vi.unstubAllGlobals();
});

const HELD = '<script type="text/plain" data-src="/shop-widgets.js" data-site="AT"></script>';

it.each([
  ['that a consent manager has made anew without its attributes', HELD + SCRIPT, 1],
  ['with attributes of its own', HELD + SCRIPT.replace('id=', 'data-site="SK" id='), 0],
  ['beside the held script of another product', HELD.replace('shop-widgets', 'chat') + SCRIPT, 0],
])('counts the warnings of a script tag %s', async (_, body, times) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { warnOfLostAttributes } = await found(body, '#own');
  warnOfLostAttributes();
  warnOfLostAttributes();
  expect(warn.mock.calls.filter(([text]) => String(text).includes('consent manager'))).toHaveLength(times);
});
