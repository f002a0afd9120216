import { builtInContent } from '../../../widgets/footer/content/built-in.ts';
import { LOCALE_TEXTS } from '../../embed/i18n/locales.ts';
import { localeOf, SITES } from '../../embed/market/sites.ts';
import { linkedParts } from '../../node/cli/live/footer-links.ts';
import { code, table } from './tables.ts';

/** The pages to which form and footer of each site lead, as long as a shop sets no others. */
export function pagesTable(): string {
  const rows = SITES.map((site) => {
    const parts = linkedParts(builtInContent(site));
    const legal = parts.filter(({ name }) => name === 'legalLinks');
    const own = Object.entries(LOCALE_TEXTS[localeOf(site)]);
    const form = pagesOf(own.flatMap(([key, text]) => (key.startsWith('newsletter.link.') ? [text] : [])));
    const law = pagesOf(legal.flatMap(({ texts }) => [...texts.keys()]));
    const all = pagesOf(parts.flatMap(({ texts }) => [...texts.keys()]));
    return [code(site), list(form), list(law), list(all.filter((page) => !law.includes(page)))];
  });
  return table(['site', 'the form', 'the legal links of the footer', 'the rest of the footer'], rows);
}

/** Pages without the place in them. */
function pagesOf(addresses: readonly string[]): readonly string[] {
  return [...new Set(addresses.map((address) => address.split('#')[0] ?? ''))];
}

const list = (pages: readonly string[]): string => pages.map(code).join(' ');
