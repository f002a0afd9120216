import type { Group, LogoImage } from './content/content-schema.ts';

/** A row of logos: those of one group, named by the title of the group. */
export interface LogoRow {
  readonly title: string | undefined;
  readonly images: readonly LogoImage[];
}

/** The rows of payment and delivery logos, one per group that has logos. */
export function logoRows(groups: readonly Group[]): readonly LogoRow[] {
  return groups
    .map((group) => ({ title: titleOf(group), images: group.images ?? [] }))
    .filter(({ images }) => images.length > 0);
}

/** The text of a group's heading, whether it is a link or not. */
export function titleOf({ heading }: Group): string | undefined {
  return heading?.link?.text ?? heading?.text;
}

/** Longer queries are left alone: a crafted link could keep the browser busy. */
const LONGEST_QUERY = 2000;

/**
 * The target of a link to the other view. One that is a query alone (`?view=mobile`) keeps the rest of the page's
 * query, character by character: its parameters decide what the page shows.
 */
export function viewTarget(url: string, search: string): string {
  if (!url.startsWith('?') || search.length > LONGEST_QUERY) return url;
  const given = new URLSearchParams(url.split('#')[0]);
  const isOther = (pair: string): boolean =>
    pair !== '' && !Array.from(new URLSearchParams(pair).keys()).some((name) => given.has(name));
  return `?${[...search.slice(1).split('&').filter(isOther), url.slice(1)].join('&')}`;
}

/** The space between a link and the text after it: none before a full stop or a comma. */
export function spaceBefore(words: string): string {
  return words === '' || /^[.,;:!?)]/.test(words) ? '' : ' ';
}
