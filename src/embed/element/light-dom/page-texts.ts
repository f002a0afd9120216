import { flatTexts } from '../../i18n/text-overrides.ts';
import { isRecord } from '../../is-record.ts';
import { logError, once, warn } from '../../log.ts';
import { scriptDefault } from '../../page/script-tag.ts';
import { parseJson } from '../../page/wrapped-json.ts';

type Texts = Readonly<Record<string, unknown>>;

/** The texts that no placeholder decides, since a visitor may have written it: whom and what a consent names, and what is promised. */
const PROTECTED =
  /^(?:shop|newsletter\.(?:consent|legalNotice|legals|link|privacyHint|offer|voucher[A-Z]\w*|success))(?:\.|$)/;

/** The texts of a tag: its own, whatever its JSON is, and for other keys those of the script tag (`data-texts`). */
export function textsOf(own: unknown, inPlaceholder: boolean): unknown {
  const page = pageTexts();
  // A value that is not an object is reported where the texts are read.
  if ((own !== undefined && !isRecord(own)) || (!page && !inPlaceholder)) return own;
  const given = Object.entries(flatTexts(own ?? {})).filter(([key]) => !inPlaceholder || !isRefused(key));
  const texts = Object.fromEntries(given);
  const others = Object.entries(page ?? {}).filter(([key]) => !Object.hasOwn(texts, key));
  // In this order a tag with all of them has the data that a server has prerendered it with.
  return own === undefined && !page ? undefined : Object.fromEntries([...given, ...others]);
}

export function isProtected(key: string): boolean {
  return PROTECTED.test(key);
}

function isRefused(key: string): boolean {
  if (!isProtected(key)) return false;
  once(
    warn,
    `data-texts of a placeholder: "${key}" is ignored, because a visitor may have written it. ` +
      'Set it in data-texts on the script tag.',
  );
  return true;
}

let read: { readonly source: string; readonly texts: Texts | undefined } = { source: '', texts: undefined };

/** What the script tag says now; parsed once for all tags of the page. */
function pageTexts(): Texts | undefined {
  const source = scriptDefault('texts')?.trim() ?? '';
  if (source !== read.source) read = { source, texts: parsed(source) };
  return read.texts;
}

function parsed(source: string): Texts | undefined {
  if (source === '') return undefined;
  try {
    const texts = parseJson(source, 'The script tag: data-texts');
    if (isRecord(texts)) return flatTexts(texts);
    logError('The script tag: data-texts is ignored: it must be an object of texts by key.');
  } catch (cause) {
    logError(`The script tag: the JSON in data-texts is not valid, so it is ignored: ${String(cause)}`);
  }
  return undefined;
}
