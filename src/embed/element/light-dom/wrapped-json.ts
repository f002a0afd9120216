import { once, warn } from '../../log.ts';
import { withoutEntities } from './entities.ts';

/** The straight quotation mark, and those that editors write in its place. */
const QUOTES = '"“”„‟«»″〝〞＂';

/** What editors put between the tokens of JSON: blanks, tags, the marks of comments and of CDATA, comments of a line. */
const WRAPPING =
  /[\s\u00AD\u200B-\u200F\u2060\uFEFF]+|<\/?[a-z][^<>]*>|<[!]--|--!?>|<!\[CDATA\[|\]\]>|\/\/(?=[ \t]*(?:<!|\]\]|--))|\/\/[^\n]*/iy;

/** What JSON has besides texts. */
const PLAIN = /[{[:]+|[}\]]+(?!\]?>)|[\w.+]+|[,-]/y;

/** A quotation mark in front of it ends a text: marks within a text look the same in typographic ones. */
const AFTER_TEXT = /[\s\u200B-\u200F\u2060\uFEFF]*(?:[:,}\]<]|\/[/*]|--|$)/y;

/**
 * Parses JSON, also if an editor or a filter has wrapped it: in paragraphs, comments or CDATA, with entities, typographic
 * quotation marks, blanks of any kind or a comma after the last entry. Says so once.
 *
 * @param where what contains it, for the warning
 * @throws SyntaxError about the JSON as it was given, if it is broken in another way
 */
export function parseJson(source: string, where: string): unknown {
  try {
    return JSON.parse(source) as unknown;
  } catch (cause) {
    // Entities are left alone where the JSON is right without it; a filter may have escaped them once more.
    const texts = [source];
    for (const text of texts) {
      const value = parsed(unwrapped(text));
      if (value === undefined) {
        const decoded = withoutEntities(text);
        if (decoded !== text && texts.length < 3) texts.push(decoded);
        continue;
      }
      once(
        warn,
        `${where}: an editor has changed the JSON (paragraphs, comments, entities, quotation marks or commas). ` +
          'It is read as it was meant; write it as an attribute or as plain JSON.',
      );
      return value;
    }
    throw cause;
  }
}

function parsed(json: string | undefined): unknown {
  try {
    return json === undefined ? undefined : (JSON.parse(json) as unknown);
  } catch {
    return undefined;
  }
}

/** JSON without its wrapping, read once from its beginning to its end; `undefined` if it is broken in another way. */
function unwrapped(text: string): string | undefined {
  const places = placesIn(text);
  const tokens: string[] = [];
  let comma = '';
  for (let at = 0, end = 0; at < text.length; at = end) {
    const char = text.charAt(at);
    end = endOfWrapping(text, at, places);
    if (end > at) {
      tokens.push(' ');
      continue;
    }
    end = QUOTES.includes(char) ? endOfText(text, at) : endOf(PLAIN, text, at);
    if (end <= at || (comma !== '' && char === ',')) return undefined;
    const token = text.slice(at, end);
    // A comma that nothing follows separates nothing.
    if (char !== '}' && char !== ']') tokens.push(comma);
    comma = char === ',' ? token : '';
    if (char !== ',') tokens.push(QUOTES.includes(char) ? quoted(token) : token);
  }
  return tokens.join('') + comma;
}

/** @returns where what a pattern finds at `at` ends; `at` if it finds nothing */
function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** @returns where the wrapping that begins at `at` ends; `at` if there is none */
function endOfWrapping(text: string, at: number, known: Places): number {
  for (const [begin, end, last] of [
    ['/*', '*/', known.lastStar],
    ['<!--', '-->', known.lastDash],
  ] as const) {
    if (last < at || !text.startsWith(begin, at)) continue;
    const after = text.indexOf(end, at) + end.length;
    // A comment with all of the JSON in it hides it from old browsers, so only its marks go.
    if (begin === '/*' || known.firstBrace < at || known.lastBrace > after) return after;
  }
  return endOf(WRAPPING, text, at);
}

/** Looked for once: thousands of comments may begin and none end. */
type Places = ReturnType<typeof placesIn>;

function placesIn(text: string) {
  return {
    lastStar: text.lastIndexOf('*/'),
    lastDash: text.lastIndexOf('-->'),
    firstBrace: text.indexOf('{'),
    lastBrace: text.lastIndexOf('{'),
  };
}

/** @returns where a text ends that begins with a quotation mark; 0 if it does not end */
function endOfText(text: string, begin: number): number {
  const ends = (at: number): boolean => {
    if (text.charAt(begin) === '"') return text.charAt(at) === '"';
    AFTER_TEXT.lastIndex = at + 1;
    return QUOTES.includes(text.charAt(at)) && AFTER_TEXT.test(text);
  };
  for (let at = begin + 1; at < text.length; at += text.charAt(at) === '\\' ? 2 : 1) if (ends(at)) return at + 1;
  return 0;
}

/** A text between straight quotation marks. */
function quoted(text: string): string {
  if (text.startsWith('"')) return text;
  const within = text.slice(1, -1).replace(/\\([^])|"/g, (found, escaped: string | undefined) => {
    return escaped === undefined || QUOTES.includes(escaped) ? '\\"' : found;
  });
  return `"${within}"`;
}
