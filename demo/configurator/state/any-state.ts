import * as fc from 'fast-check';
import { LOCALE_TEXTS } from '../../../src/embed/i18n/locales.ts';
import { kindOf } from './kinds.ts';
import { cleaned, DEFAULT_STATE, FORMS, PREVIEW_PAGES, PREVIEW_WIDTHS, type State } from './state.ts';
import { attributesOf, TAGS } from './tags.ts';

/** What breaks markup, JSON and shells, among any other text. */
const hostile = fc.constantFrom(
  '</script>',
  '<!--<script>',
  '"',
  "'",
  '&',
  '&quot;',
  '\\',
  '`',
  '$(id)',
  '\r\n',
  '\n',
  '\u2028',
  '-->',
  "';",
  '%00',
  '+',
  'ß🙂',
);
const anyText = fc
  .array(fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 4 })
  .map((parts) => parts.join(''));

function attributesFor(tag: string): fc.Arbitrary<State['attributes']> {
  const values = Object.entries(attributesOf(tag)).map(([name, spec]) => {
    const kind = kindOf(spec);
    const value =
      kind.kind === 'flag'
        ? fc.constant('')
        : kind.kind === 'choice'
          ? fc.constantFrom(...kind.values)
          : kind.kind === 'tokens'
            ? fc.subarray([...kind.values]).map((words) => words.join(' '))
            : kind.kind === 'number'
              ? fc.integer({ min: kind.min, max: kind.max }).map(String)
              : anyText;
    return [name, value] as const;
  });
  return fc.subarray(values).chain((chosen) => fc.record(Object.fromEntries(chosen)));
}

const tokens = fc.dictionary(
  fc.constantFrom('color-accent', 'radius', 'font-family'),
  fc.oneof(fc.constantFrom('#123456', '12px', '"Open Sans", serif', 'rgb(0 0 0 / 50%)'), anyText),
);
const texts = fc.dictionary(fc.constantFrom(...Object.keys(LOCALE_TEXTS['de-DE'])), anyText, { maxKeys: 3 });
const content = fc.oneof(
  fc.constant(''),
  anyText,
  fc.dictionary(anyText, anyText, { maxKeys: 3 }).map((data) => JSON.stringify(data)),
);

/** Any state that the page can have. */
export const anyState: fc.Arbitrary<State> = fc
  .constantFrom(...TAGS.map(({ tag }) => tag))
  .chain((tag) =>
    fc.record({
      tag: fc.constant(tag),
      attributes: attributesFor(tag),
      tokens,
      texts,
      content,
      form: fc.constantFrom(...FORMS),
      file: fc.constantFrom(DEFAULT_STATE.file, 'shop-widgets.at.js'),
      host: fc.oneof(fc.constantFrom('', 'https://cdn.example/1.2.3'), anyText),
      page: fc.constantFrom(...PREVIEW_PAGES),
      width: fc.constantFrom(...PREVIEW_WIDTHS),
    }),
  )
  .map(cleaned);
