import type { FooterContent, Group, GroupLink, LogoImage, Validity } from './content/content-schema.ts';
import { isValidAt } from './content/moment-rules.ts';

/** The conditions on which entries of the content are shown. */
export interface Circumstances {
  readonly checkout: boolean;
  /** Whether a mobile layout is shown: only there are links flagged `hideInClassic` visible. */
  readonly folding: boolean;
  /** The current time in the site's time zone, `YYYY-MM-DDTHH:MM`. */
  readonly now: string;
}

/**
 * The content without the entries that do not show now. Every list is looked at, at any depth, so that a new section needs
 * nothing here. What contains no such entry stays the same object, so that it is not rendered again when the layout changes.
 */
export function visibleContent(content: FooterContent, circumstances: Circumstances): FooterContent {
  return visiblePart(content, circumstances) as FooterContent;
}

/** Copies only what changes: it runs between a change of the layout and its paint. */
function visiblePart(part: unknown, circumstances: Circumstances): unknown {
  if (!isEntry(part)) return part;
  const shown = Array.isArray(part) ? shownEntries(part, circumstances) : part;
  let visible = shown as Record<string, unknown>;
  for (const key of Object.keys(shown)) {
    const value = visible[key];
    const visibleValue = visiblePart(value, circumstances);
    if (visibleValue === value) continue;
    if (visible === part) visible = (Array.isArray(part) ? [...part] : { ...part }) as typeof visible;
    visible[key] = visibleValue;
  }
  return visible;
}

function shownEntries(entries: readonly unknown[], circumstances: Circumstances): readonly unknown[] {
  const isVisible = (entry: unknown): boolean => !isEntry(entry) || isShown(entry, circumstances);
  return entries.every(isVisible) ? entries : entries.filter(isVisible);
}

/** What an entry of a list may say about when it shows. */
type Entry = Validity & Pick<Group, 'hideGroupInCheckout'> & Pick<GroupLink, 'hideInClassic'>;

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null;
}

function isShown(entry: Entry, { checkout, folding, now }: Circumstances): boolean {
  if (checkout && entry.hideGroupInCheckout === true) return false;
  if (!folding && entry.hideInClassic === true) return false;
  return isValidAt(entry, now);
}

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

/** The space between a link and the text after it: none before a full stop or a comma. */
export function spaceBefore(words: string): string {
  return words === '' || /^[.,;:!?)]/.test(words) ? '' : ' ';
}
