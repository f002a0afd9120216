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
  const sections: Partial<Sections> = content;
  const linesIn = (names: readonly (keyof Sections)[]): readonly string[] =>
    names.flatMap((name) => linesOf(name, sections[name]));
  const signUp = anchor({ url: '/subscribenewsletter', text: texts['newsletter.submit'] });
  const lines = [
    `<nav lang="${localeOf(site)}" aria-label="${escape(texts['footer.linksLabel'])}">`,
    ...indent([`<p>${signUp}</p>`, ...linesIn(IN_NAVIGATION)]),
    '</nav>',
    ...linesIn(BELOW),
  ];
  return [`<shop-footer site="${site}">`, ...indent(lines.map(marked)), '</shop-footer>', ''].join('\n');
}

type Sections = { readonly [Section in keyof FooterContent]-?: NonNullable<FooterContent[Section]> };

/** A plain list of links has no place for the section. */
const leftOut = (): readonly string[] => [];

/** The lines of each section. */
const LINES: { readonly [Section in keyof Sections]: (part: Sections[Section]) => readonly string[] } = {
  headline: leftOut,
  teaser: ({ groups = [] }) => groups.flatMap(groupLines),
  seo: categoryLines,
  socialMedia: ({ socialMediaIcons = [] }) => listLines(socialMediaIcons.map(({ link }) => link)),
  appReferences: ({ appIcons = [] }) => listLines(appIcons.map(({ link }) => link)),
  legalLinks: legalLines,
  salesTax: taxLines,
  // Seals are pictures.
  qualityLogos: leftOut,
  // These change what the page itself shows.
  countries: leftOut,
  viewChanger: leftOut,
};

function linesOf<Name extends keyof Sections>(name: Name, section: Sections[Name] | undefined): readonly string[] {
  return section === undefined ? [] : LINES[name](section);
}

const IN_NAVIGATION = ['teaser', 'seo'] as const satisfies readonly (keyof FooterContent)[];

const BELOW = (Object.keys(LINES) as (keyof FooterContent)[]).filter(
  (section) => !IN_NAVIGATION.some((inside) => inside === section),
);

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

function categoryLines({ heading, columns = [] }: Sections['seo']): string[] {
  const links = columns.flatMap((column) => column.links ?? []);
  if (links.length === 0) return [];
  return [...(heading === undefined ? [] : [`<p>${escape(heading)}</p>`]), ...listLines(links)];
}

function taxLines({ textBeforeLink, link, textAfterLink = '' }: Sections['salesTax']): string[] {
  const words = [textBeforeLink && escape(textBeforeLink), link && anchor(link)];
  return [`<p>${words.filter(Boolean).join(' ')}${spaceBefore(textAfterLink)}${escape(textAfterLink)}</p>`];
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
