import type { FooterContent, Group, GroupLink, Validity } from './content/content-schema.ts';
import { isValidAt } from './content/moment-rules.ts';

/** The conditions on which entries of the content are shown. */
export interface VisibilityContext {
  readonly checkout: boolean;
  /** Whether a mobile layout is shown: only there are links flagged `hideInClassic` visible. */
  readonly folding: boolean;
  /**
   * Returns the current time in the site's time zone, `YYYY-MM-DDTHH:MM`. Called for entries with times alone: without one, no
   * format of a time zone has to be made, which took a quarter of the longest task of a footer's start.
   */
  readonly now: () => string;
}

/**
 * The content without the entries that do not show now. Every list is looked at, at any depth, so that a new section needs
 * nothing here. What contains no such entry stays the same object, so that it is not rendered again when the layout changes.
 */
export function visibleContent(content: FooterContent, context: VisibilityContext): FooterContent {
  return visiblePart(content, context) as FooterContent;
}

function visiblePart(part: unknown, context: VisibilityContext): unknown {
  if (Array.isArray(part)) {
    const shown = part.filter((entry) => !isEntry(entry) || isShown(entry, context));
    return unlessSame(
      part,
      shown.map((entry) => visiblePart(entry, context)),
    );
  }
  if (!isEntry(part)) return part;
  const visible = Object.entries(part).map(([key, value]) => [key, visiblePart(value, context)] as const);
  return unlessSame(part, Object.fromEntries(visible));
}

/** The copy of a part, or the part itself if nothing in it differs. */
function unlessSame<Part extends object>(part: Part, copy: Part): Part {
  const [before, after] = [Object.values(part), Object.values(copy)];
  return before.length === after.length && before.every((value, index) => value === after[index]) ? part : copy;
}

/** What an entry of a list may say about when it shows. */
type Entry = Validity & Pick<Group, 'hideGroupInCheckout'> & Pick<GroupLink, 'hideInClassic'>;

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null;
}

function isShown(entry: Entry, { checkout, folding, now }: VisibilityContext): boolean {
  if (checkout && entry.hideGroupInCheckout === true) return false;
  if (!folding && entry.hideInClassic === true) return false;
  const isTimed = entry.validFrom !== undefined || entry.validTo !== undefined;
  return !isTimed || isValidAt(entry, now());
}
