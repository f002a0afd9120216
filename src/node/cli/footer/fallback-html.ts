import { LOCALE_TEXTS } from '../../../embed/i18n/locales.ts';
import { localTime } from '../../../embed/market/local-time.ts';
import { localeOf, type Site } from '../../../embed/market/sites.ts';
import { builtInContent } from '../../../../widgets/footer/content/built-in.ts';
import type { FooterContent, Group, Link } from '../../../../widgets/footer/content/content-schema.ts';
import { mergeContent } from '../../../../widgets/footer/content/merge-content.ts';
import { spaceBefore, titleOf } from '../../../../widgets/footer/section-rules.ts';
import { visibleContent } from '../../../../widgets/footer/visible-content-rules.ts';
import { escapeHtml } from '../../escape-html.ts';

/** The footer as plain HTML for the content of its tag: crawlers read it, and visitors see it if the script is blocked. */
export function fallbackHtml(site: Site, given: unknown): string {
  const base = builtInContent(site);
  const merged = given === undefined ? base : mergeContent(base, given).content;
  const now = (): string => localTime(site, new Date());
  // Seals are pictures, and the countries and the view changer change what the page itself shows.
  const { teaser, seo, socialMedia, appReferences, legalLinks, salesTax } = visibleContent(merged, {
    checkout: false,
    folding: false,
    now,
  });
  const texts = LOCALE_TEXTS[localeOf(site)];
  const signUp = anchor({ url: '/subscribenewsletter', text: texts['newsletter.submit'] });
  const lines = [
    `<nav lang="${localeOf(site)}" aria-label="${escapeHtml(texts['footer.linksLabel'])}">`,
    ...indent([`<p>${signUp}</p>`, ...(teaser?.groups ?? []).flatMap(groupLines), ...categoryLines(seo)]),
    '</nav>',
    ...listLines((socialMedia?.socialMediaIcons ?? []).map(({ link }) => link)),
    ...listLines((appReferences?.appIcons ?? []).map(({ link }) => link)),
    ...list((legalLinks ?? []).map((link) => (link.emphasis ? `<strong>${anchor(link)}</strong>` : anchor(link)))),
    ...taxLines(salesTax),
  ];
  // Each child of the tag is marked as fallback content: so many words could also be the rest of a page.
  const marked = lines.map((line) => line.replace(/^<\w+/, '$& data-fallback'));
  return [`<shop-footer site="${site}">`, ...indent(marked), '</shop-footer>', ''].join('\n');
}

function groupLines(group: Group): string[] {
  const title = group.heading?.link ? anchor(group.heading.link) : escapeHtml(titleOf(group) ?? '');
  return [
    ...(title === '' ? [] : [`<p>${title}</p>`]),
    ...(group.introductoryText === undefined ? [] : [`<p>${escapeHtml(group.introductoryText)}</p>`]),
    ...listLines((group.links ?? []).map(({ link }) => link)),
  ];
}

function categoryLines({ heading, columns = [] }: FooterContent['seo'] & {} = {}): string[] {
  const links = columns.flatMap((column) => column.links ?? []);
  if (links.length === 0) return [];
  return [...(heading === undefined ? [] : [`<p>${escapeHtml(heading)}</p>`]), ...listLines(links)];
}

function taxLines(tax: FooterContent['salesTax']): string[] {
  if (tax === undefined) return [];
  const { textBeforeLink, link, textAfterLink = '' } = tax;
  const words = [textBeforeLink && escapeHtml(textBeforeLink), link && anchor(link)];
  return [`<p>${words.filter(Boolean).join(' ')}${spaceBefore(textAfterLink)}${escapeHtml(textAfterLink)}</p>`];
}

function listLines(links: readonly Link[]): string[] {
  return list(links.map(anchor));
}

function list(items: readonly string[]): string[] {
  if (items.length === 0) return [];
  return ['<ul>', ...indent(items.map((item) => `<li>${item}</li>`)), '</ul>'];
}

function anchor({ url, text }: Link): string {
  return `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}
