import { cleanEmail, isEmail } from './email-address.ts';

/** What stands around an address: brackets and quotes, as characters or entities, a tab, `mailto:`, a label with a colon. */
const AROUND = /[<>()[\]{}"„“”«»‹›|\t]|&(?:lt|gt|quot);|mailto:(?:\/\/)?|:\s/i;
/** What follows the address in a `mailto:` link. */
const QUERY = /(mailto:[^?\s]*)\?\S*/gi;
const EDGE = /[\s'‘’‚‛`´.,;:!?•…]/;
/** In characters. Nobody pastes more around one address, and the search may take the square of it. */
const MAX_LENGTH = 1000;

/**
 * The one address in a text that is not an address itself: `eva@example.org` in `Eva Muster <eva@example.org>`, in
 * `mailto:eva@example.org` and in `eva@example.org;`, also with the blanks of `eva @example. org`. A word beside the address is not taken away: in
 * `eva muster@example.org` the blank may be a mistyped dot.
 *
 * @returns `undefined` if the text is an address, or contains none or several
 */
export function addressIn(pasted: string): string | undefined {
  if (pasted.length > MAX_LENGTH || isEmail(cleanEmail(pasted))) return undefined;
  const pieces = decoded(cleanEmail(pasted.replace(QUERY, '$1')))
    .split(AROUND)
    .filter((piece) => piece.includes('@'))
    .map(withoutEdges)
    .map(withoutBlanks);
  const [address = '', ...others] = new Set(pieces);
  return others.length === 0 && isEmail(address) ? address : undefined;
}

function withoutEdges(piece: string): string {
  let [start, end] = [0, piece.length];
  while (start < end && EDGE.test(piece.charAt(start))) start += 1;
  while (end > start && EDGE.test(piece.charAt(end - 1))) end -= 1;
  return piece.slice(start, end);
}

/** A sentence that follows an address, as in `eva@example.org. Danke`, is no part of the domain. */
const NEXT_SENTENCE = /\.\s+(?=\p{Lu})/u;

/** Without the blanks beside `@` and the dots of the domain, which keyboards that complete words put there. */
function withoutBlanks(piece: string): string {
  const at = piece.lastIndexOf('@');
  const [local, domain] = [piece.slice(0, at).trimEnd(), piece.slice(at + 1).trimStart()];
  const [first = ''] = domain.split(NEXT_SENTENCE);
  if (first !== domain && isEmail(`${local}@${first}`)) return piece;
  return `${local}@${domain
    .split('.')
    .map((label) => label.trim())
    .join('.')}`;
}

/** Without percent-encoding, which only the address of a link has. */
function decoded(text: string): string {
  if (!/mailto:|%40/i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
