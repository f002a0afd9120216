import { LOCALE_TEXTS } from '../../../src/embed/i18n/locales.ts';
import type { DocumentedAttribute } from '../../../src/embed/element/declare/documented.ts';
import { DEFAULT_SITE, localeOf, type Site, SITES } from '../../../src/embed/market/sites.ts';
import { attributesOf, declarationOf, FIRST_TAG, readsContent, TAGS } from './tags.ts';

/** The pages that the preview can show the tag on. */
export const PREVIEW_PAGES = ['bare', 'bootstrap', 'table'] as const;
type PreviewPage = (typeof PREVIEW_PAGES)[number];

/** The widths of the preview in CSS pixels; `full` is as wide as there is room. */
export const PREVIEW_WIDTHS = ['360', '768', '1280', 'full'] as const;
type PreviewWidth = (typeof PREVIEW_WIDTHS)[number];

/** How the widget is written into the page. */
export const FORMS = ['tag', 'placeholder'] as const;
type Form = (typeof FORMS)[number];

type Values = Readonly<Record<string, string>>;

/** Everything that can be set. What is as by default is left out. */
export interface State {
  readonly tag: string;
  /** The values of the tag's attributes, as in HTML: a boolean one that is set has the value `''`. */
  readonly attributes: Values;
  /** The values of the custom properties, under their names without `--shop-`. */
  readonly tokens: Values;
  /** The texts that the page replaces, by key. */
  readonly texts: Values;
  /** The footer's content as it is typed. It need not be JSON yet. */
  readonly content: string;
  readonly form: Form;
  /** The file of the script. */
  readonly file: string;
  /** The address of the folder with the script; empty for this demo's. */
  readonly host: string;
  readonly page: PreviewPage;
  readonly width: PreviewWidth;
}

export const DEFAULT_STATE: State = {
  tag: FIRST_TAG,
  attributes: {},
  tokens: {},
  texts: {},
  content: '',
  form: 'tag',
  file: 'shop-widgets.js',
  host: '',
  page: 'bare',
  width: 'full',
};

/** The site that the tag has in this state. */
export function siteOf({ attributes }: Pick<State, 'attributes'>): Site {
  return SITES.find((site) => site === attributes['site']) ?? DEFAULT_SITE;
}

/** The locale of that site. */
export function localeOfState(state: Pick<State, 'attributes'>): ReturnType<typeof localeOf> {
  return localeOf(siteOf(state));
}

/** A copy with another tag, which keeps the attributes that both have. */
export function withTag(state: State, tag: string): State {
  return cleaned({ ...state, tag });
}

/** A copy with another value of an attribute; `undefined` removes it. */
export function withAttribute(state: State, name: string, value: string | undefined): State {
  return cleaned({ ...state, attributes: withValue(state.attributes, name, value) });
}

/** A copy with another value under a key; `undefined` removes it. */
export function withValue(values: Values, key: string, value: string | undefined): Values {
  if (value !== undefined) return { ...values, [key]: value };
  return Object.fromEntries(Object.entries(values).filter(([other]) => other !== key));
}

/**
 * A state that a page can have: unknown tags, attributes, keys and files are removed, and so is what equals the default.
 * The attributes are in the order of the declaration, so that the same state always has the same snippet.
 */
export function cleaned(state: State): State {
  const tag = TAGS.some((known) => known.tag === state.tag) ? state.tag : FIRST_TAG;
  const attributes = cleanedAttributes(tag, state.attributes);
  const keys = Object.keys(LOCALE_TEXTS[localeOfState({ attributes })]);
  return {
    ...state,
    tag,
    attributes,
    tokens: cleanedValues(state.tokens, (name, value) => /^[a-z][a-z-]*$/.test(name) && value.trim() !== ''),
    texts: cleanedValues(state.texts, (key) => keys.includes(key)),
    content: readsContent(tag) ? cleanedText(state.content) : '',
    host: cleanedText(state.host).trim(),
    file: /^shop-widgets[\w.-]*\.js$/.test(state.file) ? state.file : DEFAULT_STATE.file,
  };
}

function cleanedAttributes(tag: string, given: Values): Values {
  const entries = Object.entries(attributesOf(tag)).flatMap(([name, spec]): [string, string][] => {
    const value = Object.hasOwn(given, name) ? valueOf(spec, cleanedText(given[name] ?? '')) : undefined;
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}

/** The value as it is written; `undefined` for the default, and for what a closed set does not have. */
function valueOf(spec: DocumentedAttribute, raw: string): string | undefined {
  if (spec.boolean) return spec.parse(raw) === true ? '' : undefined;
  const trimmed = raw.trim();
  if (trimmed === '') return undefined;
  if (!spec.values) return spec.type === 'number' && trimmed === spec.defaultText ? undefined : raw;
  const read = spec.parse(trimmed);
  const value = Array.isArray(read) ? read.join(' ') : read;
  return typeof value !== 'string' || value === '' || value === spec.defaultText ? undefined : value;
}

/** Without what neither HTML nor an address can hold. */
function cleanedText(text: string): string {
  return text.replaceAll(/\0|\p{Surrogate}/gu, '');
}

function cleanedValues(values: Values, keeps: (key: string, value: string) => boolean): Values {
  return Object.fromEntries(
    Object.entries(values)
      .map(([key, value]) => [key, cleanedText(value)] as const)
      .filter(([key, value]) => keeps(key, value)),
  );
}

/** The names of all events of a tag. */
export function eventsOf(tag: string): readonly string[] {
  return Object.keys(declarationOf(tag).events);
}
