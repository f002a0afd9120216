import type { FooterContent } from '../../../../widgets/footer/content/content-schema.ts';
import { isRecord } from '../../../embed/is-record.ts';

/** The addresses of a part of the footer with the words that lead there. */
export interface LinkedPart {
  /** The heading of the group, or the key in the content. */
  readonly name: string;
  readonly texts: ReadonlyMap<string, string>;
}

/** Every address of a footer, by its parts. */
export function linkedParts({ teaser, ...others }: FooterContent): readonly LinkedPart[] {
  const groups = (teaser?.groups ?? []).map((group) => {
    const name = group.heading?.link?.text ?? group.heading?.text ?? 'teaser';
    return { name, texts: new Map(linksIn(group)) };
  });
  const rest = Object.entries(others).map(([name, part]) => ({ name, texts: new Map(linksIn(part)) }));
  return [...groups, ...rest].filter(({ texts }) => texts.size > 0);
}

function linksIn(value: unknown): ReadonlyArray<readonly [string, string]> {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (!isRecord(value)) return [];
  const { url = value['href'], text = value['label'] } = value;
  const inside = Object.values(value).flatMap(linksIn);
  return typeof url === 'string' ? [[url, typeof text === 'string' ? text : ''], ...inside] : inside;
}
