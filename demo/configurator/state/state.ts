import { LOCALE_TEXTS } from '../../../src/embed/i18n/locales.ts';
import type { DocumentedAttribute } from '../../../src/embed/element/declare/documented.ts';
import { DEFAULT_SITE, localeOf, type Site, SITES } from '../../../src/embed/market/sites.ts';
import { DOCUMENTED } from '../../../widgets/documented.ts';
import { originOf } from '../../../src/embed/page/origin.ts';
import { attributesOf, FIRST_TAG, containsSignUp } from './tags.ts';
import { THEME_NAMES } from './themes.ts';

/** What has a few values, by its parameter in the address; the first value is the default. */
export const CHOICES = {
  theme: THEME_NAMES,
  /** How the widget is written into the page. */
  as: ['tag', 'placeholder'],
  /** What the page loads: the one script, or the modules of the tag's country. */
  script: ['one script', 'modules'],
  /** The width of the page in the preview, or a narrow column of a wide page. */
  on: ['1280', '768', '360', 'column'],
} as const;

export type Choices = { readonly [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] };

type Values = Readonly<Record<string, string>>;

/** Everything that can be set. What is as by default is left out. */
export interface State extends Choices {
  readonly tag: string;
  /** The values of the tag's attributes, as in HTML: a boolean one that is set has the value `''`. */
  readonly attributes: Values;
  readonly texts: Values;
  /** The accent colour as `#rrggbb`; `''` for that of the theme. */
  readonly accent: string;
  /** The address of the shop's server, as typed; `''` for that of the script. */
  readonly server: string;
}

export interface StateProps {
  readonly state: State;
  readonly change: (changes: Partial<State>) => void;
}

export const DEFAULT_STATE: State = {
  tag: FIRST_TAG,
  attributes: {},
  texts: {},
  theme: 'Default',
  accent: '',
  server: '',
  as: 'tag',
  script: 'one script',
  // On a phone a wide page would be too small to read.
  on: innerWidth < 600 ? '360' : '1280',
};

/** The key of the text with the company that the consents name. */
export const COMPANY = 'shop.company';

/** The texts without which no sign-up should go live, and what for. */
const NEEDED_TEXTS = {
  [COMPANY]: 'The consents name your company as the sender.',
  'shop.goods': 'The consents name what you sell.',
} as const;

/** Whether the widget shows consents, which have to name a sender. */
export function needsCompany({ tag, attributes }: State): boolean {
  return containsSignUp(tag) && !('hide-newsletter' in attributes || 'reduced' in attributes);
}

/** What is still to do before the page goes live, a sentence for each text that is missing. */
export function toDoOf(state: State): readonly string[] {
  if (!needsCompany(state)) return [];
  const missing = Object.entries(NEEDED_TEXTS).filter(([key]) => !state.texts[key]?.trim());
  return missing.map(([key, reason]) => `set the text ${key}. ${reason}`);
}

/**
 * The state for a page of any origin: services, links and pictures are where the address says.
 *
 * @param script the origin that the script comes from, if no other is set
 */
export function withBases(state: State, script: string): State {
  const server = originOf(state.server.trim()) ?? script;
  const bases = { 'service-base': server, 'link-base': server, 'image-base': `${server}/static/newsletter/` };
  return { ...state, attributes: cleanedAttributes(state.tag, { ...bases, ...state.attributes }) };
}

export function siteOf({ attributes }: Pick<State, 'attributes'>): Site {
  return SITES.find((site) => site === attributes['site']) ?? DEFAULT_SITE;
}

/** A state that a page can have: nothing unknown, nothing that equals the default, attributes in the declared order. */
export function cleaned(state: State): State {
  const tag = DOCUMENTED.some((known) => known.tag === state.tag) ? state.tag : FIRST_TAG;
  const attributes = cleanedAttributes(tag, state.attributes);
  const keys = Object.keys(LOCALE_TEXTS[localeOf(siteOf({ attributes }))]);
  const texts = Object.entries(state.texts)
    .filter(([key, text]) => keys.includes(key) && text !== '')
    .map(([key, text]) => [key, cleanedText(text)]);
  const accent = /^#[0-9a-f]{6}$/i.test(state.accent) ? state.accent.toLowerCase() : '';
  return { ...state, tag, attributes, texts: Object.fromEntries(texts) as Values, accent };
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
  if (spec.kind === 'flag') return spec.parse(raw) === true ? '' : undefined;
  const trimmed = raw.trim();
  if (trimmed === '') return undefined;
  if (!spec.values) return spec.kind === 'number' && trimmed === spec.defaultText ? undefined : raw;
  const read = spec.parse(trimmed);
  const value = Array.isArray(read) ? read.join(' ') : read;
  return typeof value !== 'string' || value === '' || value === spec.defaultText ? undefined : value;
}

/** Without what neither HTML nor an address can hold. */
function cleanedText(text: string): string {
  return text.replaceAll(/\0|\p{Surrogate}/gu, '');
}
