import { once, warn } from '../log.ts';

/** The straight quotation mark, and those that editors write in its place. */
const QUOTES = '"“”„‟«»″〝〞＂';

/** Blanks that JSON knows, and those that editors insert. */
const BLANKS = '[\\s\\u00AD\\u200B-\\u200F\\u2060\\uFEFF]*';

/** What editors put between the tokens of JSON: blanks, tags, the marks of comments and of CDATA, comments of a line. */
const WRAPPING =
  /[\s\u00AD\u200B-\u200F\u2060\uFEFF]+|<\/?[a-z][^<>]*>|<[!]--|--!?>|<!\[CDATA\[|\]\]>|\/\/(?=[ \t]*(?:<!|\]\]|--))|\/\/[^\n]*/iy;

/** What stays as it is: many tokens at once, which is faster, but no more than the stack of a regular expression allows. */
const PLAIN = new RegExp(
  `(?:[{[: \\t\\n\\r\\w.+]+|,(?=[ \\t\\n\\r]*[{[\\w${QUOTES}-])|[}\\]](?!\\]?>)|-(?!-)|\\x22[^\\x22\\\\]*\\x22){1,200}`,
  'y',
);

/** What can be inside of a text. A typographic quotation mark ends a text only in front of what can follow a text. */
const INSIDE_STRAIGHT = /(?:[^\x22\\]+|\\[^]){1,200}/y;
const INSIDE_TYPOGRAPHIC = new RegExp(
  `(?:[^${QUOTES}\\\\]+|\\\\[^]|[${QUOTES}](?!${BLANKS}(?:[:,}\\]<]|/[*/]|--|$))){1,200}`,
  'y',
);

/**
 * Parses JSON, also if an editor or a filter has wrapped it, or a template has encoded it twice, with a warning.
 *
 * @param where what contains it, for the warning
 * @throws SyntaxError about the JSON as it was given, if it is broken in another way
 */
export function parseJson(source: string, where: string): unknown {
  const value = parseOnce(source, where);
  if (typeof value !== 'string' || !value.trimStart().startsWith('{')) return value;
  once(warn, `${where}: the JSON is encoded twice. Encode it once.`);
  return parseOnce(value, where);
}

function parseOnce(source: string, where: string): unknown {
  try {
    return JSON.parse(source) as unknown;
  } catch (cause) {
    let value: unknown;
    try {
      value = JSON.parse(unwrapped(source));
    } catch {
      throw cause;
    }
    once(
      warn,
      `${where}: the JSON is not valid, but read as it was meant: ${String(cause)}. ` +
        'If an editor has changed it, write it as an attribute.',
    );
    return value;
  }
}

/** A filter that escapes does so from the beginning, so text that was read up to here is not read again. */
const FAR = 100_000;

/** JSON without its wrapping, in which entities were replaced so many `times`; empty if it is broken in another way. */
function unwrapped(text: string, times = 0): string {
  const endOfWrapping = wrappingIn(text);
  let json = '';
  for (let at = 0, end = 0; at < text.length; at = end) {
    const char = text.charAt(at);
    const isText = QUOTES.includes(char);
    end = isText ? endOfText(text, at) : endOf(PLAIN, text, at);
    if (end > at) {
      json += isText ? quoted(text.slice(at, end)) : text.slice(at, end);
    } else if (char === ',') {
      end = endOfWrapping(at + 1);
      // A comma that nothing follows separates nothing.
      if (!'}]'.includes(text.charAt(end) || ',')) json += ',';
    } else {
      end = endOfWrapping(at);
      json += ' ';
    }
    if (end > at) continue;
    // Entities are left alone where the JSON is right without it.
    return char === '&' && at < FAR && times < 2 ? unwrapped(withoutEntities(text), times + 1) : '';
  }
  return json;
}

/** Where the match of a pattern at `at` ends; `at` if there is none. */
function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** @returns the function that finds the end of the wrapping that begins at a place; the place itself if there is none */
function wrappingIn(text: string): (at: number) => number {
  // Looked for once: thousands of comments may begin and none end.
  const lastStar = text.lastIndexOf('*/');
  const lastDash = text.lastIndexOf('-->');
  const firstBrace = text.indexOf('{');
  const lastBrace = text.lastIndexOf('{');

  /** @returns where the comment that begins at `at` ends; `at` if it is none, or has no end */
  const endOfComment = (at: number): number => {
    if (lastStar >= at && text.startsWith('/*', at)) return text.indexOf('*/', at) + 2;
    if (lastDash < at || !text.startsWith('<!--', at)) return at;
    // A comment with all of the JSON in it hides it from old browsers, so only its marks go.
    const end = text.indexOf('-->', at) + 3;
    return firstBrace < at || lastBrace >= end ? end : at;
  };

  return (at) => {
    let begin = at;
    let end = at;
    do {
      begin = end;
      end = endOf(WRAPPING, text, endOfComment(begin));
    } while (end > begin);
    return end;
  };
}

/** @returns where a text ends that begins with a quotation mark; 0 if it does not end */
function endOfText(text: string, begin: number): number {
  const inside = text.charAt(begin) === '"' ? INSIDE_STRAIGHT : INSIDE_TYPOGRAPHIC;
  for (let at = begin + 1, end = 0; at < text.length; at = end) {
    end = endOf(inside, text, at);
    if (end === at) return text.charAt(at) === '\\' ? 0 : at + 1;
  }
  return 0;
}

function quoted(text: string): string {
  if (text.startsWith('"')) return text;
  const within = text.slice(1, -1);
  if (!within.includes('"') && !within.includes('\\')) return `"${within}"`;
  // An escaped backslash escapes nothing, so it is replaced while quotation marks are escaped.
  return `"${within.replaceAll('\\\\', '\0').replace(UNESCAPED, '\\"').replaceAll('\0', '\\\\')}"`;
}

const UNESCAPED = new RegExp(`\\\\[${QUOTES}]|\\x22`, 'g');

/** The accents in the names of characters: `&uuml;` is a u with one. */
const ACCENTS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  caron: '\u030C',
  cedil: '\u0327',
  circ: '\u0302',
  dblac: '\u030B',
  grave: '\u0300',
  ogon: '\u0328',
  ring: '\u030A',
  uml: '\u0308',
};

/** Other names that editors write in the languages of the sites. */
const NAMES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  bdquo: '„',
  euro: '€',
  gt: '>',
  laquo: '«',
  ldquo: '“',
  lt: '<',
  nbsp: '\u00A0',
  ndash: '–',
  quot: '"',
  raquo: '»',
  rdquo: '”',
  rsquo: '’',
  szlig: 'ß',
};

/** Replaces the entities of HTML in a text. Not by the browser: it would parse markup, which a policy may forbid. */
function withoutEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7}|x[\da-f]{1,6})|([a-z]{2,6}));/gi, (entity, number?: string, name: string = '') => {
    if (number) return characterOf(Number(number.replace(/^x/i, '0x'))) ?? entity;
    const accent = ACCENTS[name.slice(1)];
    return NAMES[name] ?? (accent ? (name.charAt(0) + accent).normalize() : entity);
  });
}

function characterOf(code: number): string | undefined {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
