import { LOCALE_TEXTS } from '../../../src/embed/i18n/locales.ts';
import type { DocumentedAttribute } from '../../../src/embed/element/declare/documented.ts';
import { DEFAULT_SITE, localeOf, type Site, SITES } from '../../../src/embed/market/sites.ts';
import { attributesOf, FIRST_TAG, holdsSignUp, TAGS } from './tags.ts';
import type { ThemeName } from './themes.ts';

/** The pages that the preview can show the tag on. */
export const PREVIEW_PAGES = ['bare', 'column'] as const;

/** The widths of the preview in CSS pixels; `full` is as wide as there is room. */
export const PREVIEW_WIDTHS = ['360', '768', '1280', 'full'] as const;

/** How the widget is written into the page. */
export const FORMS = ['tag', 'placeholder'] as const;

type Values = Readonly<Record<string, string>>;

/** Everything that can be set. What is as by default is left out. */
export interface State {
  readonly tag: string;
  /** The values of the tag's attributes, as in HTML: a boolean one that is set has the value `''`. */
  readonly attributes: Values;
  readonly theme: ThemeName;
  /** The texts that the page replaces, by key. */
  readonly texts: Values;
  readonly form: (typeof FORMS)[number];
  readonly page: (typeof PREVIEW_PAGES)[number];
  readonly width: (typeof PREVIEW_WIDTHS)[number];
}

/** Changes the state. */
export type Change = (update: (state: State) => State) => void;

/** What every group of controls has. */
export interface StateProps {
  readonly state: State;
  readonly change: Change;
}

export const DEFAULT_STATE: State = {
  tag: FIRST_TAG,
  attributes: {},
  theme: 'Default',
  texts: {},
  form: 'tag',
  page: 'bare',
  width: 'full',
};

/** The text with the company that the consents name, and the one with the shop that customers know. */
export const COMPANY = 'shop.company';
export const SHOP = 'shop.name';

/** Whether the widget shows consents, which have to name a sender. */
export function needsCompany({ tag, attributes }: State): boolean {
  return holdsSignUp(tag) && !('hide-newsletter' in attributes || 'reduced' in attributes);
}

/** The site that the tag has in this state. */
export function siteOf({ attributes }: Pick<State, 'attributes'>): Site {
  return SITES.find((site) => site === attributes['site']) ?? DEFAULT_SITE;
}

/** The locale of that site. */
export function localeOfState(state: Pick<State, 'attributes'>): ReturnType<typeof localeOf> {
  return localeOf(siteOf(state));
}

/** A copy with another value under a key; `undefined` removes it. */
export function withValue(values: Values, key: string, value: string | undefined): Values {
  if (value !== undefined) return { ...values, [key]: value };
  return Object.fromEntries(Object.entries(values).filter(([other]) => other !== key));
}

/**
 * A state that a page can have: unknown tags, attributes and keys are removed, and so is what equals the default. The
 * attributes are in the order of the declaration, so that the same state always has the same snippet.
 */
export function cleaned(state: State): State {
  const tag = TAGS.some((known) => known.tag === state.tag) ? state.tag : FIRST_TAG;
  const attributes = cleanedAttributes(tag, state.attributes);
  const keys = Object.keys(LOCALE_TEXTS[localeOfState({ attributes })]);
  const texts = Object.entries(state.texts)
    .filter(([key]) => keys.includes(key))
    .map(([key, text]) => [key, cleanedText(text)]);
  return { ...state, tag, attributes, texts: Object.fromEntries(texts) as Values };
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
