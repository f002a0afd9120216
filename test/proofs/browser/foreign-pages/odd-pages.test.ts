import { expect, test } from '../../../embed/support/host-page.ts';
import { NEWSLETTER, signUp } from '../../../embed/support/sign-up.ts';
import { rootOf } from '../../../embed/support/tag.ts';

/** What pages do to globals that scripts look for. Each is a script that runs before ours. */
const GLOBALS: Readonly<Record<string, string>> = {
  'has a module loader': `var define = function (name, needs, factory) { throw new Error('A module: ' + name) };
    define.amd = { jQuery: true }; var require = function () { throw new Error('required') }; require.config = {}`,
  'adds to the prototypes of built-in objects': `
    Array.prototype.last = function () { return this[this.length - 1] };
    Object.prototype.extend = function () {}; Object.prototype.site = 'TR'; Object.prototype.debug = true; String.prototype.blank = function () { return !this };
    Function.prototype.delay = function () {}; Node.prototype.on = function () {}`,
  'polyfills custom elements': `var Native = HTMLElement; HTMLElement = function () {
    return Reflect.construct(Native, [], this.constructor) }; HTMLElement.prototype = Native.prototype`,
};

for (const [what, script] of Object.entries(GLOBALS)) {
  test(`a sign-up works on a page that ${what}`, async ({ host, page }) => {
    await host.open(NEWSLETTER, { script: `<script>${script}</script><script src="/shop-widgets.js" defer></script>` });
    await signUp(page);
    expect(host.calls).toHaveLength(1);
    expect(host.console).toEqual([]);
  });
}

test('a module loader that comes after the script still works for the page', async ({ host, page }) => {
  host.file('/require.js', {
    headers: { 'content-type': 'text/javascript' },
    body: 'var define = function (f) { define.got = f() }; define.amd = {}; define(function () { return 7 })',
  });
  await host.open(NEWSLETTER, {
    script:
      '<script src="/shop-widgets.js"></script><script src="/require.js"></script><script src="/shop-widgets.js"></script>',
  });
  await expect(rootOf(page)).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { define: { got: unknown } }).define.got)).toBe(7);
});

test('inside an editable region the form still works', async ({ host, page }) => {
  await host.open(`<div contenteditable="true"><p id="text">Text</p>${NEWSLETTER}</div>`);
  const field = page.getByRole('textbox', { name: 'E-Mail-Adresse' });
  await field.click();
  await page.keyboard.type('anna@example.com');
  await expect(field).toHaveValue('anna@example.com');
  await expect(page.locator('#text')).toHaveText('Text');
  await expect(page.getByRole('heading', { level: 2 })).toHaveJSProperty('isContentEditable', false);
});

test('a focus trap of the page does not lock out a widget inside it', async ({ host, page }) => {
  await host.open(`<div id="modal" tabindex="-1">${NEWSLETTER}</div><script>
    document.addEventListener('focusin', (event) => {
      const modal = document.querySelector('#modal');
      if (event.target !== document && modal !== event.target && !modal.contains(event.target)) modal.focus();
    });
  </script>`);
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).click();
  await page.keyboard.type('anna');
  await expect(page.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveValue('anna');
});

test('no class, id or part is named after a newsletter, which ad blockers hide', async ({ host, page }) => {
  await host.open(`${NEWSLETTER}<shop-footer></shop-footer>`);
  await expect(page.locator('[data-shop-ready]')).toHaveCount(2);
  const named = await page.evaluate(() =>
    ['shop-newsletter', 'shop-footer'].flatMap((tag) =>
      Array.from(document.querySelector(tag)?.shadowRoot?.querySelectorAll('[class], [id], [part]') ?? [], (element) =>
        ['class', 'id', 'part'].map((name) => element.getAttribute(name)).join(' '),
      ),
    ),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((names) => /newsletter/i.test(names))).toEqual([]);
});
