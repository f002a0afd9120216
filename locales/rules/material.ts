import { shownTexts } from '../../src/embed/i18n/shown-texts.ts';
import type { FooterContent, LegalLink } from '../../widgets/footer/content/content-schema.ts';
import type { FooterPart, MarketRule } from './rule.ts';

/** What the rules read of a footer's content. */
export type RuleContent = Pick<FooterContent, 'headline' | 'legalLinks' | 'qualityLogos' | 'salesTax' | 'teaser'>;

export type RuleLink = LegalLink;

/** The texts and the content to look at. A rule about a part that is not given is not checked. */
export interface Material {
  readonly texts?: Readonly<Record<string, string>>;
  readonly content?: RuleContent;
}

/** A text that a rule looks at, and where it is written. */
export interface Passage {
  /** Such as `newsletter.legalNotice` or `legalLinks`. */
  readonly path: string;
  readonly text: string;
}

/** What a rule looks at; `undefined` where the material lacks it. */
export function passagesOf(
  { texts: keys = [], footer }: Pick<MarketRule, 'texts' | 'footer'>,
  { texts, content }: Material,
): readonly Passage[] | undefined {
  if (footer !== undefined) return content && [footerPassage(footer, content)];
  return texts && [keys].flat().map((key) => ({ path: key, text: plain(textAt(key, texts)) }));
}

/** One passage per part of the footer; lists have a line per entry. */
export function footerPassage(part: FooterPart, content: RuleContent): Passage {
  const logos = content.qualityLogos?.logos ?? [];
  const { salesTax } = content;
  const passage = (path: string, lines: readonly (string | undefined)[], separator = '\n'): Passage => ({
    path,
    text: plain(lines.filter((line) => line !== undefined).join(separator)),
  });
  switch (part) {
    case 'legalLinks':
      return passage(
        'legalLinks',
        (content.legalLinks ?? []).map(({ url, text }) => `${url} ${text}`),
      );
    case 'addresses':
      return passage('addresses', addressesIn(content));
    case 'sealSources':
      return passage(
        'qualityLogos.logos',
        logos.map(({ image }) => image.source),
      );
    case 'sealAddresses':
      return passage(
        'qualityLogos.logos',
        logos.map(({ image, link }) => link?.url ?? `${image.source} without a link`),
      );
    case 'salesTax':
      return passage('salesTax', [salesTax?.textBeforeLink, salesTax?.link?.text, salesTax?.textAfterLink], ' ');
    case 'sentences':
      return passage('sentences', [
        content.headline,
        ...(content.teaser?.groups ?? []).map(({ introductoryText }) => introductoryText),
        salesTax?.textBeforeLink,
        salesTax?.textAfterLink,
      ]);
    case 'shipping':
    case 'returns':
    case 'contact': {
      const groups = content.teaser?.groups;
      const index = groups?.findIndex(({ heading }) => heading?.iconName === part) ?? -1;
      const path = index === -1 ? `teaser.groups ("iconName": "${part}")` : `teaser.groups[${index}]`;
      return passage(`${path}.introductoryText`, [groups?.[index]?.introductoryText]);
    }
    // Stryker disable next-line ConditionalExpression: no part is left, which the compiler sees to.
    default:
      return part satisfies never;
  }
}

/** Every address in a content, at any depth, in lists too. */
export function addressesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    (key === 'url' || key === 'href') && typeof entry === 'string' ? [entry] : addressesIn(entry),
  );
}

function textAt(key: string, texts: Readonly<Record<string, string>>): string {
  const { [key]: text = '' } = shownTexts(texts);
  // A notice of the shop's own, which has no place for its goods, names them itself.
  const { 'newsletter.legalNotice': notice = '' } = texts;
  if (key === 'shop.goods' && text === '' && !notice.includes('{{goods}}')) return notice;
  return withCompany(text, texts);
}

/** A text may name the company in full where the built-in one has a placeholder. */
function withCompany(text: string, texts: Readonly<Record<string, string>>): string {
  const company = texts['shop.company']?.trim();
  return company ? text.replaceAll(company, '{{company}}') : text;
}

/** How lines break does not concern the rules. */
function plain(text: string): string {
  return text
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll('\u2060', '')
    .replaceAll('\u2011', '-');
}
