/** A piece of a text; `tag` names the link that it is, if it is one. */
export interface Segment {
  readonly text: string;
  readonly tag?: string;
}

const LINK = /<(\w+)>([^<]*)<\/\1>/g;

/** Splits `Read the <privacy>policy</privacy>.` at its links. A tag that is never closed stays text. */
export function splitLinks(text: string): readonly Segment[] {
  const segments: Segment[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, tag = '', label = ''] = match;
    if (match.index > end) segments.push({ text: text.slice(end, match.index) });
    segments.push({ text: label, tag });
    end = match.index + whole.length;
  }
  if (end < text.length) segments.push({ text: text.slice(end) });
  return segments;
}
