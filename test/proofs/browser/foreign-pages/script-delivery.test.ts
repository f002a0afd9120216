import { builtScript, expect, SCRIPT_TAG, test } from '../../../embed/support/host-page.ts';
import { NEWSLETTER } from '../../../embed/support/sign-up.ts';
import { rootOf } from '../../../embed/support/tag.ts';

const HEAD = '<!doctype html><meta charset="utf-8"><title>Shop</title>';
const SOURCE = '/shop-widgets.js';

/** The ways in which pages load a script. */
const PAGES = {
  'from the head, before anything else': `${HEAD}<script src="${SOURCE}"></script><body>${NEWSLETTER}`,
  'from the end of the body': `${HEAD}<body>${NEWSLETTER}<script src="${SOURCE}"></script>`,
  'by document.write, and the tag too': `${HEAD}<body><script>
    document.write('<script src="${SOURCE}"><\\/script>${NEWSLETTER}');
  </script>`,
  'injected by another script once the page has loaded': `${HEAD}<body>${NEWSLETTER}<script>
    addEventListener('load', () => {
      document.head.appendChild(document.createElement('script')).src = '${SOURCE}';
    });
  </script>`,
};

for (const [way, html] of Object.entries(PAGES)) {
  test(`the script works when loaded ${way}`, async ({ host, page }) => {
    await host.open(html, { raw: true });
    await expect(rootOf(page)).toHaveCount(1);
    await expect(page.getByRole('textbox', { name: 'E-Mail-Adresse' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Newsletter', exact: true })).toBeHidden();
    expect(host.console).toEqual([]);
  });
}

test('the script works twice between scripts that an optimiser has joined on one line', async ({ host, page }) => {
  const [before, after] = [
    "'use strict'\nwindow.before = function () { return 1 }",
    '(function () { window.after = 1 })()',
  ];
  const body = [before, builtScript().trim(), '// a comment', builtScript(), after].join('');
  host.file('/all.js', { headers: { 'content-type': 'text/javascript' }, body });
  await host.open(NEWSLETTER, { script: '<script src="/all.js" defer></script>' });
  await expect(rootOf(page)).toBeVisible();
  expect(await page.evaluate(() => 'before' in window && 'after' in window)).toBe(true);
});

test('the script survives a minifier that knows strings and strips seeming comments', async ({ host, page }) => {
  host.file('/shop-widgets.js', {
    headers: { 'content-type': 'text/javascript' },
    body: naivelyMinified(builtScript()),
  });
  await host.open(NEWSLETTER);
  await expect(rootOf(page)).toBeVisible();
  expect(host.console).toEqual([]);
});

/** What the optimisers of CMS plug-ins do: keep quoted strings, remove comments, collapse white space. */
function naivelyMinified(code: string): string {
  const kept: string[] = [];
  return code
    .replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, (literal) => `@@${kept.push(literal) - 1}@@`)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/[ \t\n]+/g, ' ')
    .replace(/@@(\d+)@@/g, (_, index: string) => kept[Number(index)] ?? '');
}

test('letters beyond ASCII arrive on a page in another encoding', async ({ host, page }) => {
  const html = `<!doctype html><title>Obchod</title>${SCRIPT_TAG}<body><p id="own">\x9e</p><shop-newsletter site="CZ"></shop-newsletter>`;
  host.file('/shop-widgets.js', { headers: { 'content-type': 'text/javascript' }, body: builtScript() });
  await host.open(Buffer.from(html, 'latin1'), {
    raw: true,
    headers: { 'content-type': 'text/html; charset=windows-1250' },
  });
  await expect(page.locator('#own')).toHaveText('ž');
  expect(await page.evaluate(() => document.characterSet)).toBe('windows-1250');
  await expect(page.getByRole('button', { name: 'Odebírat newsletter' })).toBeVisible();
});
