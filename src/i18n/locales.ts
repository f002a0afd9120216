import type german from '../../locales/de-DE.json';
import { type Locale, TEXTS } from '../market/sites.ts';

/** The key of a text, by its place: `newsletter.email.required`. */
export type TextKey = keyof typeof german;

/** Every text of the tags, by its key. */
export type Texts = Readonly<Record<TextKey, string>>;

/** The texts of every locale. That each has all keys is checked where they are listed. */
export const LOCALE_TEXTS = TEXTS as Readonly<Record<Locale, Texts>>;
