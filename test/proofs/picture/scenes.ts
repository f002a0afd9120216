import type { Locator, Page } from '@playwright/test';

/** A picture of a widget in the built demo. */
interface Scene {
  /** The file, from the root of the project. */
  readonly file: string;
  /** The page of the demo. */
  readonly path: string;
  readonly size: readonly [width: number, height: number];
  /** Brings the page into the state that is shown, and returns the widget whose text is compared. */
  readonly arrange: (page: Page) => Promise<Locator>;
  /** The part of the page that is shown: the widget by default, or the viewport. */
  readonly shows?: 'viewport';
}

const signUp = (page: Page): Locator => page.locator('main shop-newsletter').first();

async function begun(from: Locator): Promise<Locator> {
  await from.locator('[name=email]').fill('anna@example.com');
  await from.locator('.offer-extended').waitFor();
  // The ring of the focus would be the strongest line of the picture.
  await from.locator('[name=email]').evaluate((field: HTMLElement) => field.blur());
  return from;
}

async function sent(page: Page): Promise<Locator> {
  await begun(signUp(page));
  await signUp(page).locator('[type=submit]').click();
  await page.locator('[part=result]').waitFor();
  return signUp(page);
}

async function staffDialog(page: Page): Promise<Locator> {
  await page.request.post('/demo/api/staff-session', { data: { staff: 'staff' } });
  await page.reload();
  await page.locator('.staff-button').first().click();
  // The tests of the selected time.
  await page.locator('.staff-form select option', { hasText: 'hero-headline' }).waitFor({ state: 'attached' });
  return page.locator('.staff .modal');
}

async function inView(page: Page): Promise<Locator> {
  const tag = page.locator('shop-newsletter').last();
  await tag.locator('[name=email]').waitFor();
  // With what is above it on the page.
  await tag.evaluate((element) =>
    scrollTo({ top: scrollY + element.getBoundingClientRect().top - 210, behavior: 'instant' }),
  );
  return tag;
}

const host = (name: string): Scene => ({
  file: `demo/public/static/hosts/${name}.webp`,
  path: `hosts/${name}/`,
  size: [1120, 700],
  arrange: inView,
  shows: 'viewport',
});

/** The phone of the README, which is no picture of its own. */
export const PHONE: Scene = {
  file: 'demo/screenshot.webp',
  path: 'subscribenewsletter?site=DE&panel=off',
  size: [390, 900],
  arrange: (page) => begun(signUp(page)),
};

/** The pictures of widgets in the guides and on the pages of the demo. */
export const SCENES: readonly Scene[] = [
  {
    file: 'demo/guides/pictures/sign-up.webp',
    path: 'subscribenewsletter?site=DE&panel=off',
    size: [1120, 700],
    arrange: async (page) => {
      await signUp(page).locator('[name=email]').waitFor();
      return signUp(page);
    },
  },
  {
    file: 'demo/guides/pictures/sent.webp',
    path: 'subscribenewsletter?site=DE&panel=off',
    size: [1120, 700],
    arrange: sent,
  },
  {
    file: 'demo/guides/pictures/footer.webp',
    path: 'contact?site=DE&panel=off',
    size: [1280, 900],
    arrange: async (page) => {
      await page.locator('shop-footer .footer-bottom').waitFor();
      return page.locator('shop-footer');
    },
  },
  {
    file: 'demo/guides/pictures/staff-panel.webp',
    path: 'contact?site=DE&panel=off',
    size: [1024, 720],
    arrange: staffDialog,
    shows: 'viewport',
  },
  host('bootstrap'),
  host('magento'),
  host('homemade'),
];

/** The text that a widget shows, as one line: without the date of the day, and a test of the demo that runs in December alone. */
export async function textOf(widget: Locator): Promise<string> {
  // What is announced goes again.
  await widget.locator('.visually-hidden[aria-live]').evaluateAll((all: HTMLElement[]) => {
    for (const region of all) region.hidden = true;
  });
  const roots = widget.locator('.root');
  // The text of a tag is that of its root: its own is empty.
  const text = await ((await roots.count()) > 0 ? roots.first() : widget).innerText();
  return text
    .replaceAll('christmas-delivery', '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\d{4}-\d\d-\d\d|\d\d?:\d\d/g, '')
    .trim();
}

/** Opens a scene in a new page. */
export async function openScene(page: Page, { path, size, arrange }: Scene): Promise<Locator> {
  await page.setViewportSize({ width: size[0], height: size[1] });
  await page.goto(path);
  const widget = await arrange(page);
  // Pictures that are loaded when they are near.
  await page.waitForLoadState('networkidle');
  return widget;
}
