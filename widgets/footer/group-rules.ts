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
