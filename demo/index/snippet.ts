import { marketOf, textOf } from './page/markets.ts';
import type { SettingValues } from './settings/settings.ts';
import { attributesOf } from './widgets-on-page.ts';

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function openingTag(tag: string, values: SettingValues): string {
  const attributes = attributesOf(tag, values).map(([name, value]) =>
    value === '' ? name : `${name}="${escaped(value)}"`,
  );
  return `<${[tag, ...attributes].join(' ')}>`;
}

/**
 * The HTML that embeds the footer with the current settings. `node dist/cli.js fallback` prints a fallback with all
 * links.
 */
export function footerSnippetFor(values: SettingValues): string {
  return `${openingTag('shop-footer', values)}</shop-footer>`;
}

/**
 * The HTML that embeds the newsletter with the current settings: the script, the tag with its closing tag, the fallback
 * link.
 */
export function snippetFor(values: SettingValues): string {
  const fallback = textOf(marketOf(values.get('site')), 'newsletter.fallback');
  return `<script src="/shop-widgets.js" defer></script>

${openingTag('shop-newsletter', values)}
  <a href="/subscribenewsletter">${escaped(fallback)}</a>
</shop-newsletter>`;
}
