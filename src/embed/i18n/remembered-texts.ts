import type { TextKey } from './locales.ts';

/** What `t` is for the texts of this project, without the many ways that i18next has to call it. */
export type LookUp = (key: TextKey, values?: object) => string;

/** The texts without values that were looked up, by what owns them. */
const memories = new WeakMap<object, Map<TextKey, string>>();

/**
 * The same function, which looks up each text once: i18next resolves the key, the language and the placeholders of
 * a text again each time. A text with values to fill in is not remembered.
 *
 * @param owner whose texts they are: what is remembered is shared by all functions of one owner
 */
export function remembering(look: LookUp, owner: object): LookUp {
  const known = memories.get(owner) ?? new Map<TextKey, string>();
  memories.set(owner, known);
  return (key, values) => {
    if (values !== undefined) return look(key, values);
    const text = known.get(key) ?? look(key);
    known.set(key, text);
    return text;
  };
}
