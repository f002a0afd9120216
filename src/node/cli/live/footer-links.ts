import type { FooterContent } from '../../../../widgets/footer/content/content-schema.ts';
import { isRecord } from '../../../embed/is-record.ts';

/** The links of a part of the page. */
export interface LinkedPart {
  /** Such as the heading of the group, or the key in the content. */
  readonly name: string;
  /** The addresses, each with the sentence that names it and its words. */
  readonly links: ReadonlyArray<{ readonly url: string; readonly words: string }>;
}

/** Every address of a footer, by its parts. */
export function linkedParts({ teaser, ...others }: FooterContent): readonly LinkedPart[] {
  const groups = (teaser?.groups ?? []).map((group) => {
    const name = group.heading?.link?.text ?? group.heading?.text ?? 'teaser';
    return { name, links: linksIn(group) };
  });
  const rest = Object.entries(others).map(([name, part]) => ({ name, links: linksIn(part) }));
  return [...groups, ...rest].filter(({ links }) => links.length > 0);
}

/** Of several links to one address, the last one gives the words. */
function linksIn(part: unknown): LinkedPart['links'] {
  return Array.from(new Map(addressesIn(part)), ([url, text]) => ({ url, words: `${url} “${text}”` }));
}

function addressesIn(value: unknown): ReadonlyArray<readonly [string, string]> {
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  if (!isRecord(value)) return [];
  const { url = value['href'], text = value['label'] } = value;
  const inside = Object.values(value).flatMap(addressesIn);
  return typeof url === 'string' ? [[url, typeof text === 'string' ? text : ''], ...inside] : inside;
}
