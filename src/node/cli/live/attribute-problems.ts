import { unknownNames, valueIn } from '../../../debug/attributes.ts';
import { didYouMean } from '../../../embed/distance.ts';
import type { AttributeTable } from '../../../embed/element/declare/attributes.ts';
import { spellingsOf } from '../../../embed/page/written-value.ts';
import { DECLARATIONS } from '../../../../widgets/declarations.ts';
import type { Attributes, Page, PageTag } from './read-page.ts';

/** The misspelled names and the values that are not allowed, of a `tag` such as `newsletter` or of the script tag. */
export function attributeProblems(given: Attributes, tag?: string): readonly string[] {
  const declared = Object.entries(DECLARATIONS).filter(([name]) => tag === undefined || name === tag);
  const table = Object.assign({}, ...declared.map(([, { attributes }]) => attributes)) as AttributeTable;
  const place = tag === undefined ? 'the script tag: data-' : `<shop-${tag}>: `;
  // The page's JSON has an attribute, too.
  const names = [...Object.keys(table), 'texts', 'content'];
  return Array.from(given, ([name, value]) => {
    if (name === 'headline') return `${place}headline is for plugins alone: write the text newsletter.title.`;
    const known = names.find((each) => spellingsOf(each).includes(name));
    const { [known ?? '']: spec } = table;
    const isListed = spec?.values !== undefined || spec?.kind === 'number';
    if (isListed && value !== '' && spec.parse(value) === undefined)
      return `${place}${name}="${value}" is not known. Allowed: ${spec.allowed}.`;
    // An unknown name may be for another script, and a short one is near to others by chance.
    const isOther = known !== undefined || name.length < 4 || unknownNames([name], table).length === 0;
    const hint = isOther ? undefined : didYouMean(name, names);
    return hint === undefined ? '' : `${place}${name} is not known${hint}`;
  }).filter(Boolean);
}

/** What is written where the tag does not read it. */
export function unreadProblems({ name, unread }: PageTag): readonly string[] {
  const known = Object.keys(tableOf(name) ?? {});
  return unread.flatMap((each) => {
    if (each === '<script>')
      return `<shop-${name}>: its JSON has no effect: write <script type="application/json" data-texts>.`;
    return known.includes(each) ? `<shop-${name}>: write data-${each}: a placeholder does not read ${each}.` : [];
  });
}

// A placeholder can have any name, `__proto__` too.
function tableOf(name: string): AttributeTable | undefined {
  const tables: Readonly<Record<string, { readonly attributes: AttributeTable }>> = DECLARATIONS;
  return Object.hasOwn(tables, name) ? tables[name]?.attributes : undefined;
}

/** An attribute as the tag reads it: its own value, that of the script tag, or the default. What is unknown does not count. */
export function valueOf({ script }: Page, tag: Pick<PageTag, 'name'> & Partial<PageTag>, attribute: string): unknown {
  const spec = tableOf(tag.name)?.[attribute];
  const places = tag.isPlaceholder && spec?.fromPlaceholders === false ? [script] : [tag.attributes, script];
  const given = places.flatMap((place) => spellingsOf(attribute).flatMap((each) => place?.get(each) ?? []));
  const values = given.map((raw) => spec && valueIn(spec, raw));
  return values.find((value) => value !== undefined) ?? spec?.defaultValue();
}
