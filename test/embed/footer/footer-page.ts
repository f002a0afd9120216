import { expect, type Locator, type Page } from '@playwright/test';
import { drawLogo } from '../../../demo/backend/logo-drawing.ts';
import { shopContent } from '../../../demo/index/page/footer-content.ts';
import { localeOf, type Site, SITES } from '../../../src/embed/market/sites.ts';
import { builtInContent } from '../../../widgets/footer/content/built-in.ts';
import { mergeContent } from '../../../widgets/footer/content/merge-content.ts';
import { CALLS } from '../../support/answers.ts';
import type { HostPage, Service } from '../support/host-page.ts';

/** The parts of a content file that the tests use. */
interface Content {
  teaser: { groups: { links: { hideInClassic?: boolean }[] }[] };
  seo: { columns?: { links: object[] }[] };
  legalLinks: { url: string; text: string }[];
}

/** The built-in content of a site. */
function contentOf(site: Site): Content {
  return builtInContent(site) as unknown as Content;
}

/** The content of a site with all that the demo's shop alone can say, so that no section is empty. */
export function fullContentOf(site: Site): Content {
  return mergeContent(builtInContent(site), shopContent(site)).content as unknown as Content;
}

export const PS_DATA = CALLS.frontendData;

interface FooterOptions {
  /** Attributes of the tag. */
  readonly attributes?: string;
  /** Content of the tag. */
  readonly inside?: string;
  /** Markup around the tag; `%` is replaced by the tag. */
  readonly around?: string;
  readonly psData?: Service;
}

/** Markup around a footer that is below the window, as on most pages: near enough to be mounted, and its logos are not loaded. */
export const FAR_BELOW = '<div style="height: 1100px"></div>%';

/** As most shops say where their other countries are. */
export const ALTERNATES = SITES.map((site) => {
  const host = site.slice(0, 2).toLowerCase();
  return `<link rel="alternate" hreflang="${localeOf(site)}" href="https://${host}.shop.example/">`;
}).join('');

/** Serves what the footer asks for, and writes its markup. */
function prepareFooter(host: HostPage, options: FooterOptions): string {
  const { attributes = '', inside = '', around = '%', psData = { body: { nl_status: 'SUBSCRIBED' } } } = options;
  host.serve(PS_DATA, psData);
  host.serve(CALLS.logos, (request) => {
    const file = new URL(request.url()).pathname.split('/').pop() ?? '';
    return { headers: { 'content-type': 'image/svg+xml' }, body: drawLogo(file) ?? '' };
  });
  return around.replace('%', `<shop-footer ${attributes}>${inside}</shop-footer>`);
}

/** Opens a page with a footer, with working services. By default the visitor has signed up, so no form is shown. */
export async function openFooter(host: HostPage, options: FooterOptions = {}): Promise<Locator> {
  await host.open(prepareFooter(host, options), { head: ALTERNATES });
  return host.page.locator('shop-footer');
}

/**
 * Puts a new footer in the place of all that the open page shows: a fraction of the work of another page. The options
 * are those of a page, and what they leave out is as on a new page.
 */
export async function replaceFooter(host: HostPage, options: FooterOptions = {}): Promise<Locator> {
  const html = prepareFooter(host, options);
  await host.page.evaluate(
    ([head, body]) => {
      if (!document.head.querySelector('[hreflang]')) document.head.insertAdjacentHTML('beforeend', head);
      document.body.setHTMLUnsafe(body);
    },
    [ALTERNATES, html] as const,
  );
  return host.page.locator('shop-footer');
}

/** JSON content as a child of the tag, with the characters escaped that would end the script. */
export function child(content: unknown): string {
  return `<script type="application/json" data-content>${JSON.stringify(content).replaceAll('<', '\\u003c')}</script>`;
}

/** What a shop gives its footer so that it has every section: here the demo's. */
export const SHOPS_OWN = child(shopContent('DE'));

/** All legal links are visible and lead where the site's content says. Asked for at once, not each by its role. */
export async function expectLegalLinks(footer: Locator, site: Site): Promise<void> {
  const expected = contentOf(site).legalLinks.map(({ url, text }) => `${url} ${text}`);
  const missing = async (): Promise<string[]> => {
    const shown = await footer.evaluate((element) => {
      // One text and no function of a list: some libraries replace those.
      let lines = '';
      for (const link of element.shadowRoot?.querySelectorAll('.footer-legal a') ?? [])
        if (link.checkVisibility()) lines += `${String(link.getAttribute('href'))} ${link.textContent}\n`;
      return lines;
    });
    return expected.filter((line) => !shown.includes(line));
  };
  expect(expected.length).toBeGreaterThan(0);
  await expect.poll(missing).toEqual([]);
}

/** Waits for the bottom bar, which is always rendered. */
export async function expectFullFooter(page: Page, site: Site = 'DE'): Promise<void> {
  const content = contentOf(site);
  await expect(page.locator('.footer-legal a').first()).toBeVisible();
  await expect(page.locator('.footer-group')).toHaveCount(content.teaser.groups.length);
  await expect(page.getByRole('link', { name: content.legalLinks[0]?.text ?? '' }).first()).toBeVisible();
}

/** Expands every group and list. */
export async function openEverything(page: Page): Promise<void> {
  await page.locator('shop-footer [aria-expanded="false"]').evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
  });
}
