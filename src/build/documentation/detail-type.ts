import { boolean, type DetailFields, type FieldType } from '../../embed/element/declare/event-detail.ts';
import { LOCALES, SITES } from '../../embed/market/sites.ts';

/** The sets of values that have a name of their own in `index.d.ts`. */
const NAMED: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [SITES, 'Site'],
  [LOCALES, 'Locale'],
  [boolean.values, 'boolean'],
]);

/** The TypeScript type of an event's detail, such as `{ loggedIn: boolean; code: 0 | 1 | null }`. */
export function detailType(fields: DetailFields): string {
  const printed = Object.entries(fields).map(([name, type]) => `${name}: ${fieldType(type)}`);
  return printed.length === 0 ? '{}' : `{ ${printed.join('; ')} }`;
}

function fieldType({ values, nullable }: FieldType<unknown>): string {
  const type = values
    ? (NAMED.get(values) ??
      values.map((value) => (typeof value === 'string' ? `'${value}'` : String(value))).join(' | '))
    : 'string';
  return nullable ? `${type} | null` : type;
}
