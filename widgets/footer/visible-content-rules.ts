import type { FooterContent, Group, GroupLink, Validity } from './content/content-schema.ts';
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

function visiblePart(part: unknown, circumstances: Circumstances): unknown {
  if (Array.isArray(part)) {
    const entries: readonly unknown[] = part;
    const visible = entries
      .filter((entry) => !isEntry(entry) || isShown(entry, circumstances))
      .map((entry) => visiblePart(entry, circumstances));
    const isSame = visible.length === entries.length && visible.every((entry, index) => entry === entries[index]);
    return isSame ? part : visible;
  }
  if (!isEntry(part)) return part;
  const entries = Object.entries(part);
  const visible = entries.map(([key, value]): [string, unknown] => [key, visiblePart(value, circumstances)]);
  return visible.every(([, value], index) => value === entries[index]?.[1]) ? part : Object.fromEntries(visible);
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
