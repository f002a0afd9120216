import english from '../../../locales/en.json' with { type: 'json' };

/** The texts of the staff panel, which is in English on every site. */
export type StaffTextKey = keyof typeof english;

/** A text of the staff panel, with values for its `{{…}}`. */
export function staffText(key: StaffTextKey, values: Readonly<Record<string, string>> = {}): string {
  return english[key].replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}
