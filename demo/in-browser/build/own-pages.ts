import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const NOTE = readFileSync(join(import.meta.dirname, '../note/note.html'), 'utf8');

const MODULE = /<script type="module" src="(?<file>[^"]+)"><\/script>/u;
const SCRIPT = /<script (?=[^>]*\bsrc="(?:\/|(?:\.\.\/)+)shop-widgets\.js)/gu;

/** Hides what is prerendered for the default settings, if the address names others, until the page's script has seen to it. */
const OTHER_SETTINGS = `<style>html[data-other-settings] :is(shop-newsletter, shop-footer) { visibility: hidden }</style>
  <script>
    if (/[?&](?!panel=)\\w/.test(location.search)) document.documentElement.dataset.otherSettings = '';
  </script>`;

/** A link that skips to the content stays the first on the page. */
const BEGINNING = /<body[^>]*>(?:\s*<a class="skip(?:-link)?"[^>]*>[^<]*<\/a>)?/u;

/**
 * Changes one of the demo's own pages for a static host: it says that everything runs in the browser, and starts the
 * services before its scripts, which would call them.
 */
export function ownPage(html: string, path: string): string {
  const isShopPage = path === '/index.html';
  return startServicesFirst(isShopPage ? html.replace('</head>', `${OTHER_SETTINGS}\n</head>`) : html, rootFrom(path));
}

/** The demo's folder as seen from a page: `./` or `../` and so on. */
export function rootFrom(path: string): string {
  return '../'.repeat(path.split('/').length - 2) || './';
}

/** @param root the demo's folder as seen from the page */
function startServicesFirst(html: string, root: string): string {
  const file = MODULE.exec(html)?.groups?.['file'];
  const load = file === undefined ? 'Promise.resolve()' : `import('${file}')`;
  const start = `<script type="module">
    import { startPage } from '/in-browser/start.ts';
    void startPage(() => ${load});
  </script>
  <link rel="stylesheet" href="/in-browser/note/note.css" />
  </head>`;
  return html
    .replace(MODULE, '')
    .replace(SCRIPT, `<script type="text/x-held" data-image-base="${root}static/newsletter/" `)
    .replace('<html', `<html data-root="${root}"`)
    .replace('</head>', start)
    .replace(BEGINNING, (beginning) => beginning + NOTE);
}
