import { expect, test } from '../support/host-page.ts';
import { NEWSLETTER, signUp } from '../support/sign-up.ts';
import { rootOf, setAttribute } from '../support/tag.ts';

test('the host honours hidden, whatever the page sets for its display', async ({ host, page }) => {
  await host.open('<style>shop-newsletter { display: flex }</style><shop-newsletter hidden></shop-newsletter>');
  const tag = page.locator('shop-newsletter');
  await expect(rootOf(page)).toBeAttached();
  await expect(tag).toBeHidden();
  await setAttribute(tag, 'hidden', null);
  await expect(tag).toBeVisible();
  await expect(tag).toHaveCSS('display', 'flex');
});

test('a popup of the page that is closed, and lets presses through, has none of its form pressed', async ({
  host,
  page,
}) => {
  await host.open(`<div style="position: fixed; inset: 0; opacity: 0; pointer-events: none">${NEWSLETTER}</div>`);
  const { x = 0, y = 0 } = (await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).boundingBox()) ?? {};
  const pressed = await page.evaluate(`document.elementFromPoint(${x + 9}, ${y + 9}).localName`);
  expect(pressed).toBe('html');
});

test('the form has room in a host of any display', async ({ host, page }) => {
  const styles = ['float: left', 'display: flex', 'display: inline-block', 'position: absolute', 'display: grid'];
  await host.open(
    styles
      .map(
        (style) =>
          `<div style="position: relative; height: 900px"><shop-newsletter style="${style}"></shop-newsletter></div>`,
      )
      .join(''),
  );
  for (const style of styles) {
    const field = page.locator(`shop-newsletter[style="${style}"]`).getByRole('textbox', { name: 'E-Mail-Adresse' });
    await expect(field, style).toBeVisible();
    expect.soft((await field.boundingBox())?.width, style).toBeGreaterThan(120);
  }
});

/** Parents in which the width of a child depends on its content. */
const PARENTS = {
  'centred column': 'display: flex; flex-direction: column; align-items: center',
  row: 'display: flex',
  'centred grid': 'display: grid; place-items: center',
  float: 'float: left',
  'inline block': 'display: inline-block',
  'table cell': 'display: table-cell',
  'absolute box': 'position: absolute',
  'fit-content box': 'inline-size: fit-content',
  'row block of WordPress': 'display: flex; flex-wrap: nowrap; align-items: center',
  'stack block of WordPress': 'display: flex; flex-direction: column; align-items: flex-start',
  dialog: 'dialog',
  popover: 'popover',
} as const;

const WIDGETS = {
  tag: { newsletter: NEWSLETTER, footer: '<shop-footer></shop-footer>' },
  placeholder: {
    newsletter: '<div data-shop-widget="newsletter"></div>',
    footer: '<div data-shop-widget="footer"></div>',
  },
} as const;

function inParent(style: string, room: number, content: string): string {
  const plain = `padding: 0; border: 0; max-inline-size: ${room}px`;
  if (style === 'dialog') return `<dialog open style="${plain}">${content}</dialog>`;
  if (style === 'popover') return `<div popover="manual" style="${plain}">${content}</div>`;
  return `<div style="${style}">${content}</div>`;
}

const EACH = Object.entries(WIDGETS).flatMap(([kind, widgets]) =>
  [1240, 280].map((room) => [kind, room, widgets] as const),
);

for (const [kind, room, widgets] of EACH) {
  test(`a ${kind} has the room of a block in every parent of ${room} px`, async ({ host, page }) => {
    // A widget that is far from the window is not mounted.
    await page.setViewportSize({ width: 1280, height: 4000 });
    const places = Object.entries(PARENTS).flatMap(([name, style]) =>
      Object.entries(widgets).map(([widget, markup]) => ({ name: `${widget} in ${name}`, style, markup })),
    );
    await host.open(
      places
        .map(
          ({ name, style, markup }) =>
            `<div style="position: relative; inline-size: ${room}px; block-size: 100px; overflow: hidden" data-place="${name}">
            ${inParent(style, room, markup)}</div>`,
        )
        .join(''),
    );
    await page.locator('[popover]').evaluateAll((all) => {
      for (const popover of all) (popover as HTMLElement).showPopover();
    });
    const shown = page.locator('.footer, .offer').filter({ visible: true });
    const widthsOf = (): Promise<Record<string, number>> =>
      shown.evaluateAll((all) => {
        const widths: Record<string, number> = {};
        for (const box of all) {
          let place: Element | null = box;
          while (place && !place.hasAttribute('data-place')) {
            const root: Node = place.getRootNode();
            place = place.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
          }
          // A footer begins before the sign-up in it.
          widths[place?.getAttribute('data-place') ?? ''] ??= box.getBoundingClientRect().width;
        }
        return widths;
      });
    await expect
      .poll(async () => Object.keys(await widthsOf()).toSorted(), 'all of them are shown')
      .toEqual(places.map(({ name }) => name).toSorted());
    expect(await widthsOf()).toEqual(Object.fromEntries(places.map(({ name }) => [name, room])));
  });
}

test('all tags of a page share their stylesheets, sign-ups only one; none is in the head', async ({ host, page }) => {
  await host.open(`${NEWSLETTER}${NEWSLETTER}<shop-footer></shop-footer>`);
  await expect(page.locator('[data-shop-ready]')).toHaveCount(3);
  const shared = await page.locator('shop-newsletter, shop-footer').evaluateAll((tags) => {
    const sheets = tags.map(({ shadowRoot }) => shadowRoot?.adoptedStyleSheets ?? []);
    return {
      counts: sheets.map(({ length }) => length),
      different: new Set(sheets.flat()).size,
      styles: document.querySelectorAll('style:not([data-host-font]), link[rel=stylesheet]').length,
      inside: tags.flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('style') ?? [])]).length,
    };
  });
  expect(shared).toEqual({ counts: [1, 1, 2], different: 2, styles: 0, inside: 0 });
});

test('a tag that is moved into a frame keeps its styles and typed values', async ({ host, page }) => {
  await host.open(`${NEWSLETTER}<iframe width="900" height="700"></iframe>`);
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('anna@exam');
  const before = await rootOf(page).evaluate((root) => getComputedStyle(root).color);
  await page.evaluate(() => {
    const tag = document.querySelector('shop-newsletter');
    if (tag) document.querySelector('iframe')?.contentDocument?.body.append(tag);
  });
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveValue('anna@exam');
  await expect(rootOf(frame)).toHaveCSS('color', before);
  await signUp(frame);
  expect(host.console).toEqual([]);
});
