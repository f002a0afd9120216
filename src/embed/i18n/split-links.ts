/** A piece of a text. A link has a `tag`, which names its address. */
export interface Segment {
  /** The index in the text: the React key, since two segments can have the same text. */
  readonly at: number;
  readonly text: string;
  readonly tag?: string;
}

const LINK = /<(\w+)>([^<]*)<\/\1>/g;
const BLANK_LINE = '\n\n';

/** Splits `Read the <privacy>policy</privacy>.` at its links. A tag without an end tag remains text. */
export function splitLinks(text: string): readonly Segment[] {
  const segments: Segment[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    // Stryker disable next-line StringLiteral: a match always has both groups, which its type does not say.
    const [whole, tag = '', label = ''] = match;
    if (match.index > end) segments.push({ at: end, text: text.slice(end, match.index) });
    segments.push({ at: match.index, text: label, tag });
    end = match.index + whole.length;
  }
  if (end < text.length) segments.push({ at: end, text: text.slice(end) });
  return segments;
}

/** Splits a text at its blank lines. */
export function splitParagraphs(text: string): readonly Segment[] {
  let end = 0;
  return text.split(BLANK_LINE).map((paragraph) => {
    const at = end;
    end += paragraph.length + BLANK_LINE.length;
    return { at, text: paragraph };
  });
}
