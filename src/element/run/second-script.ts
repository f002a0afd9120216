import { type AttributeSpec, type AttributeTable, propertyName } from '../declare/attributes.ts';
import { inWords, warn } from '../../log.ts';
import { scriptData } from '../declare/script-tag.ts';

/** What is asked of the class of a tag; `isReported` is on it since all scripts of the page share it. */
interface FirstScript {
  readonly scriptData?: ReturnType<typeof scriptData>;
  isReported?: boolean;
}

/**
 * Warns once if the script is on the page twice or more and another script tag has different defaults. The first script
 * has defined the tags, so only its defaults are used.
 *
 * @param tag a tag that the first script has defined
 * @param tables the attributes that can have a default
 */
export function warnOfSecondScript(tag: string, tables: readonly AttributeTable[]): void {
  const first = customElements.get(tag) as FirstScript | undefined;
  if (!first?.scriptData || first.isReported) return;
  const { scriptData: used } = first;
  const second = scriptData();
  const specs: ReadonlyMap<string, AttributeSpec<unknown> | undefined> = new Map([
    ...tables.flatMap((table) => Object.entries(table)),
    ['service-origins', undefined],
  ]);
  const ignored = [...specs].flatMap(([attribute, spec]) => {
    const name = propertyName(attribute);
    const value = second[name];
    return value === undefined || meaningOf(value, spec) === meaningOf(used[name], spec)
      ? []
      : [`data-${attribute}="${inWords(value)}"`];
  });
  if (ignored.length === 0) return;
  first.isReported = true;
  warn(`The script is on the page twice, and the first one counts: ${ignored.join(' ')} of the second is ignored.`);
}

/** A value as it is understood: `at` and `AT` are the same site. */
function meaningOf(raw: string | undefined, spec: AttributeSpec<unknown> | undefined): string | undefined {
  return raw === undefined || !spec ? raw : String(spec.parse(raw.trim()));
}
