import { LOCALE_TEXTS } from '../../../embed/i18n/locales.ts';
import { localTime } from '../../../embed/market/local-time.ts';
import { localeOf, type Site } from '../../../embed/market/sites.ts';
import { builtInContent } from '../../../../widgets/footer/content/built-in.ts';
import type { FooterContent, Group, LegalLink, Link } from '../../../../widgets/footer/content/content-schema.ts';
import { mergeContent } from '../../../../widgets/footer/content/merge-content.ts';
import { titleOf } from '../../../../widgets/footer/group-rules.ts';
import { spaceBefore } from '../../../../widgets/footer/sales-tax-rules.ts';
import { visibleContent } from '../../../../widgets/footer/visible-content-rules.ts';

/**
 * The footer of a site as plain HTML for the content of its tag: crawlers read it, and visitors see it if the script is
 * blocked.
 *
 * @param given the parsed JSON of an editor, merged over the built-in content; `undefined` for none
 */
export function fallbackHtml(site: Site, given: unknown): string {
  const base = builtInContent(site);
  const merged = given === undefined ? base : mergeContent(base, given).content;
  const now = localTime(site, new Date());
  const content = visibleContent(merged, { checkout: false, folding: false, now });
  const texts = LOCALE_TEXTS[localeOf(site)];
  const lines = [
    `<nav lang="${localeOf(site)}" aria-label="${escape(texts['footer.linksLabel'])}">`,
    ...indent([
      `<p>${anchor({ url: '/subscribenewsletter', text: texts['newsletter.submit'] })}</p>`,
      ...(content.teaser?.groups ?? []).flatMap(groupLines),
      ...categoryLines(content.seo),
    ]),
    '</nav>',
    ...listLines(iconLinks(content)),
    ...legalLines(content.legalLinks ?? []),
    ...taxLines(content.salesTax),
  ];
  return [`<shop-footer site="${site}">`, ...indent(lines.map(marked)), '</shop-footer>', ''].join('\n');
}

/** Marks a child of the tag as fallback content: so many words could also be the rest of a page. */
function marked(line: string): string {
  return line.replace(/^<\w+/, '$& data-fallback');
}

function groupLines(group: Group): string[] {
  const title = group.heading?.link ? anchor(group.heading.link) : escape(titleOf(group) ?? '');
  return [
    ...(title === '' ? [] : [`<p>${title}</p>`]),
    ...(group.introductoryText === undefined ? [] : [`<p>${escape(group.introductoryText)}</p>`]),
    ...listLines((group.links ?? []).map(({ link }) => link)),
  ];
}

function categoryLines(categories: FooterContent['seo']): string[] {
  const links = (categories?.columns ?? []).flatMap((column) => column.links ?? []);
  if (links.length === 0) return [];
  return [...(categories?.heading === undefined ? [] : [`<p>${escape(categories.heading)}</p>`]), ...listLines(links)];
}

function iconLinks({ socialMedia, appReferences }: FooterContent): readonly Link[] {
  return [...(socialMedia?.socialMediaIcons ?? []), ...(appReferences?.appIcons ?? [])].map(({ link }) => link);
}

function taxLines(note: FooterContent['salesTax']): string[] {
  if (!note) return [];
  const words = [note.textBeforeLink && escape(note.textBeforeLink), note.link && anchor(note.link)];
  const after = note.textAfterLink ?? '';
  return [`<p>${words.filter(Boolean).join(' ')}${spaceBefore(after)}${escape(after)}</p>`];
}

function legalLines(links: readonly LegalLink[]): string[] {
  return list(links.map((link) => (link.emphasis ? `<strong>${anchor(link)}</strong>` : anchor(link))));
}

function listLines(links: readonly Link[]): string[] {
  return list(links.map(anchor));
}

function list(items: readonly string[]): string[] {
  if (items.length === 0) return [];
  return ['<ul>', ...indent(items.map((item) => `<li>${item}</li>`)), '</ul>'];
}

function anchor({ url, text }: Link): string {
  return `<a href="${escape(url)}">${escape(text)}</a>`;
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
