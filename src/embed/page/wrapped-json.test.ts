import { beforeEach, expect, it, vi } from 'vitest';
import { parseJson } from './wrapped-json.ts';

const warn = vi.fn<typeof console.warn>();

beforeEach(() => {
  warn.mockClear();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});

const JSON_AS_WRITTEN =
  '{\n  "a": "Los & geht’s",\n\n  "b": ["1, 2", {"c": null}],\n  "d": "https://x.example/?a=1//2"\n}';
const MEANT: unknown = JSON.parse(JSON_AS_WRITTEN);

/** What editors, filters and templates make of it. */
const WRAPPED: Readonly<Record<string, string>> = {
  'paragraphs at empty lines': JSON_AS_WRITTEN.replace('\n\n', '</p>\n<p>'),
  'a paragraph around it': `<p class="x">${JSON_AS_WRITTEN}</p>`,
  'line breaks': JSON_AS_WRITTEN.replaceAll('\n', '<br />\n'),
  'CDATA after slashes': `// <![CDATA[\n${JSON_AS_WRITTEN}\n// ]]>`,
  'CDATA on one line': `//<![CDATA[ ${JSON_AS_WRITTEN.replaceAll('\n', ' ')} //]]>`,
  'CDATA in comments': `/* <![CDATA[ */${JSON_AS_WRITTEN}/* ]]> */`,
  CDATA: `<![CDATA[${JSON_AS_WRITTEN}]]>`,
  'the marks of a comment': `<!--\n${JSON_AS_WRITTEN}\n//-->`,
  'comments of its own': `<!-- wp:html {"x": 1} -->${JSON_AS_WRITTEN.replace(',', ', <!-- the other -->')}<!-- /wp:html -->`,
  'comments of its own right at both ends': `<!-- wp:html -->${JSON_AS_WRITTEN}<!-- /wp:html -->`,
  'comments of a script': `/* Texts */\n// More\n${JSON_AS_WRITTEN}`,
  entities: JSON_AS_WRITTEN.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('’', '&rsquo;'),
  'entities twice': JSON_AS_WRITTEN.replaceAll('&', '&amp;amp;').replaceAll('"', '&amp;quot;'),
  'numbers of characters': JSON_AS_WRITTEN.replaceAll('&', '&#38;').replaceAll(/"([^"]*)"/g, '&#8220;$1&#x201d;'),
  'English quotation marks': JSON_AS_WRITTEN.replaceAll(/"([^"]*)"/g, '“$1”'),
  'German quotation marks in paragraphs': `<p>${JSON_AS_WRITTEN.replaceAll(/"([^"]*)"/g, '„$1“').replace('\n\n', '</p><p>')}</p>`,
  'guillemets and blanks': JSON_AS_WRITTEN.replaceAll(/"([^"]*)"/g, '«$1»').replaceAll('\n', '\u00A0\uFEFF'),
  'a comma after the last entry': JSON_AS_WRITTEN.replace('\n}', ',\n}').replace('}]', '},]'),
};

it.each(Object.entries(WRAPPED))(
  'JSON that an editor has wrapped in %s is read as it was meant, with one warning',
  (what, source) => {
    expect(parseJson(source, what)).toEqual(MEANT);
    parseJson(source, what);
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/: SyntaxError: .*(?:position \d|valid JSON)/su)]]);
  },
);

it.each([
  ['{“a”: “so-called \\”quotes\\” and "plain" ones”}', { a: 'so-called "quotes" and "plain" ones' }],
  ['{“a”: “C:\\\\\\\\”, “b”: “\\\\\\\\\\“\\n””}', { a: 'C:\\\\', b: '\\\\"\n”' }],
  ['<!-- x -->{"a": 1}<!-- y -->', { a: 1 }],
  [JSON.stringify('{"a": 1}'), { a: 1 }],
  ['"a text"', 'a text'],
  ['{“a”: “a “word” of it”,}', { a: 'a “word” of it' }],
  ['{"a": "„Hallo“, <b>&amp;</b> // /* <!-- ,}",}', { a: '„Hallo“, <b>&amp;</b> // /* <!-- ,}' }],
  ['{&quot;a&quot;: &quot;f&uuml;r &Ccedil;a &szlig; &unknown;&quot;}', { a: 'für Ça ß &unknown;' }],
])('JSON in %s keeps what is in its texts', (source, meant) => {
  expect(parseJson(source, source)).toEqual(meant);
});

it.each([
  '',
  '{',
  '{"a": "b}',
  '{“a”: “b}',
  '{a: 1}',
  "{'a': 1}",
  '{"a": 1 2}',
  '{"a"; 1}',
  '{"a": 1}}',
  '<p></p>',
  ',',
])('JSON in %j stays broken', (source) => {
  expect(() => parseJson(source, 'x')).toThrow(SyntaxError);
  expect(warn).not.toHaveBeenCalled();
});

it('nothing is said of JSON as it should be', () => {
  expect(parseJson(JSON_AS_WRITTEN, 'x')).toEqual(MEANT);
  expect(warn).not.toHaveBeenCalled();
});
