import { type HostPage, SCRIPT_TAG } from '../../../embed/support/host-page.ts';
import { ALTERNATES } from '../../../embed/footer/footer-page.ts';

/** What the script of a framework's page lets a test do. */
interface Site {
  /** Goes to another view of the application, or to another page of the site. */
  show(view: 'shop' | 'other'): unknown;
  /** Changes what is around the tags. */
  change(): unknown;
}

declare global {
  interface Window {
    site: Site;
    /** How many sign-ups the library has reported to the page. */
    successes: number;
  }
}

const HTML = { 'content-type': 'text/html; charset=utf-8' };

const KEPT = '<shop-newsletter id="kept" site="CH" data-turbo-permanent></shop-newsletter>';

const shop = (n: number): string => `<div id="view">
  <h1>Shop ${String(n)}</h1>
  <ul>
    <li><shop-newsletter id="tag" class="own" heading-level="3"></shop-newsletter></li>
    <li><div id="placeholder" data-shop-widget="newsletter" data-site="CH">
      ${n > 0 ? `<p id="hint">Hint ${String(n)}</p>` : ''}<p>Post</p></div></li>
  </ul>
  <shop-footer hide-newsletter></shop-footer>
  ${KEPT}</div>`;

/** A page with the script, and a library's page script after it. */
export const documentOf = (main: string, scripts = '<script src="/page.js" defer></script>'): string =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Shop</title>${ALTERNATES}
  <script>window.successes ??= 0</script>${SCRIPT_TAG}${scripts}</head><body><main>${main}</main></body></html>`;

/** Opens the page of a framework. */
export async function openFramework(host: HostPage, script: string, isServed = false): Promise<void> {
  host.file('/page.js', { headers: { 'content-type': 'text/javascript; charset=utf-8' }, body: script });
  host.file('/other', { headers: HTML, body: documentOf(`<div id="view"><h1>Other</h1>${KEPT}</div>`) });
  for (const n of [1, 2]) host.file(`/changed-${String(n)}`, { headers: HTML, body: documentOf(shop(n)) });
  await host.open(documentOf(isServed ? shop(0) : '<div id="app"></div>'), { raw: true });
}
