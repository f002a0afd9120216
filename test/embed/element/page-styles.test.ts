import { expect, type HostPage, test } from '../support/host-page.ts';
import { computedStyles, differences, type Snapshot } from '../support/computed-styles.ts';
import { HOST_FONT, HOST_FONT_SHEET } from '../support/host-font.ts';
import { rootOf } from '../support/tag.ts';

const TAG = '<shop-newsletter invalid-link></shop-newsletter>';

/**
 * All inherited properties of `body`, each as different from its default as possible; except the font family, which is
 * inherited on purpose and determines all widths.
 */
const INHERITED = `
  azimuth: 0; border-collapse: collapse; border-spacing: 9px; caption-side: bottom; caret-color: red; color: lime;
  color-scheme: dark; cursor: wait; direction: rtl; empty-cells: hide; font: italic small-caps 900 37px/3 ${HOST_FONT};
  font-feature-settings: 'liga' 0; font-kerning: none; font-optical-sizing: none; font-size-adjust: 0.9;
  font-stretch: expanded; font-synthesis: none; font-variation-settings: 'wght' 900; hyphens: auto;
  image-rendering: pixelated; letter-spacing: 7px; line-break: anywhere; list-style: square inside; orphans: 9;
  overflow-wrap: anywhere; quotes: '«' '»'; tab-size: 1; text-align: center; text-align-last: right;
  text-emphasis: filled red; text-indent: 50px; text-orientation: upright; text-rendering: geometricPrecision;
  text-shadow: 2px 2px red; text-transform: uppercase; text-underline-position: under; text-wrap: nowrap;
  user-select: none; white-space: pre; widows: 9; word-break: break-all; word-spacing: 30px;
  -webkit-font-smoothing: antialiased; -webkit-text-fill-color: red; -webkit-text-stroke: 2px red;
  -webkit-user-modify: read-write; accent-color: red; forced-color-adjust: none; text-size-adjust: 300%`;

const important = (declarations: string): string => declarations.replaceAll(/;|$/g, ' !important;');

const PROPERTIES = [
  'primary --color-primary --color-text --color-border --spacing --space --radius --border-radius --font-size --accent',
  ' --text --text-muted --surface --edge --focus --error --_text --_surface --_accent --_edge --_focus --_space',
  ' --_radius --_error --_motion --_focus-width --_radius-small --_on-accent --_highlight --_success --_warning',
];

/** Stylesheets of pages, by what they do. */
const SHEETS: Readonly<Record<string, string>> = {
  'hands down unusual text styles from the body': `html { font-size: 62.5% } body { ${INHERITED} }`,
  'sets everything on everything, by force': `
    html { font-size: 40px }
    * { ${important(INHERITED)} }
    *:not(html, body, div) {
      margin: 9px !important; padding: 9px !important; border: 3px dashed red !important; box-sizing: content-box !important;
      background: yellow !important; outline: 4px solid red !important; border-radius: 50px !important; min-height: 3em !important }
    shop-newsletter { margin: 0 !important; padding: 0 !important; border: 0 !important; min-height: 0 !important }
    form, input, button, label, p, h2, section, .root, .offer, .button, .field, .settled, [part] { display: none !important }
    input { background: red !important; border: 9px solid !important } button::before { content: 'x' }
    :root, * { ${PROPERTIES.join('')
      .split(' --')
      .map((name) => `--${name}: 77px`)
      .join(';')} }`,
};

async function snapshotOn(host: HostPage, html: string, raw = false): Promise<Snapshot> {
  // Nothing is on its way from one style to another.
  await host.page.emulateMedia({ reducedMotion: 'reduce' });
  await host.open(html, { raw });
  await expect(rootOf(host.page)).toBeAttached();
  await host.page.getByRole('textbox', { name: 'E-Mail-Adresse' }).evaluate((field) => field.focus());
  await expect(host.page.locator('input[type=checkbox]').first()).toBeAttached();
  return computedStyles(host.page.locator('shop-newsletter'));
}

/** Gives the tag the same position on every page, and the same containing block for positioned elements. */
const PLACE =
  'body { margin: 0 !important; padding: 0 !important } ' +
  'body > div { transform: translate(0); width: 900px; padding: 0; margin: 0 }';

const inPlace = (sheet: string): string => `<style>${sheet} ${PLACE}</style><div>${TAG}</div>`;

test('inside a tag everything looks the same whatever the styles of the page do', async ({ host }) => {
  const bare = await snapshotOn(host, inPlace(''));
  expect(bare.length).toBeGreaterThan(20);
  for (const [what, sheet] of Object.entries(SHEETS)) {
    const styled = await snapshotOn(host, inPlace(sheet));
    expect.soft(differences(bare, styled), `on a page that ${what}`).toEqual([]);
  }
});

test('a tag looks the same in quirks mode, on a page that reads from right to left @sweep', async ({ host, page }) => {
  const html = (start: string) =>
    `${start}<meta charset="utf-8"><title>Shop</title><style>${HOST_FONT_SHEET}</style><script src="/shop-widgets.js" defer></script>
     <body><div style="transform: translate(0); width: 900px">${TAG}</div>`;
  const standard = await snapshotOn(host, html('<!doctype html><html>'), true);
  const odd = await snapshotOn(host, html('<html dir="rtl" lang="ar">'), true);
  expect(await page.evaluate(() => document.compatMode)).toBe('BackCompat');
  expect(differences(standard, odd)).toEqual([]);
  await expect(rootOf(page)).toHaveAttribute('lang', 'de-DE');
});

test('the font family is the page’s', async ({ host, page }) => {
  await host.open(`<style>body { font-family: fantasy }</style>${TAG}`);
  await expect(page.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveCSS('font-family', 'fantasy');
});

test('the page themes a tag by its properties and parts', async ({ host, page }) => {
  await host.open(
    `<style>shop-newsletter { --shop-color-text: rgb(1, 2, 3); --shop-font-family: cursive; --shop-heading-weight: 400;
       --shop-heading-font-family: fantasy; --shop-button-radius: 24px; --shop-edge-width: 3px }
     shop-newsletter::part(heading) { text-transform: uppercase }
     shop-newsletter::part(button) { letter-spacing: 2px }</style>${TAG}`,
  );
  await expect(rootOf(page)).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(rootOf(page)).toHaveCSS('font-family', 'cursive');
  const heading = page.getByRole('heading', { level: 2 });
  await expect(heading).toHaveCSS('text-transform', 'uppercase');
  await expect(heading).toHaveCSS('font-weight', '400');
  await expect(heading).toHaveCSS('font-family', 'fantasy');
  await expect(page.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveCSS('border-width', '3px');
  const button = page.locator('[part=button]');
  await expect(button).toHaveCSS('border-radius', '24px');
  await expect(button).toHaveCSS('letter-spacing', '2px');
});
