import { propertyName } from '../declare/attributes.ts';
import { inWords, warn } from '../../log.ts';
import { scriptData } from '../declare/script-tag.ts';

/** The class of a tag, as far as it is read. All scripts of the page share it. */
interface Defined {
  readonly scriptData?: ReturnType<typeof scriptData>;
  /** Another script has been reported. */
  isReported?: boolean;
}

/**
 * Warns once if the script is on the page twice and the second script tag has different defaults. The first script has
 * defined the tags, so only its defaults are used.
 *
 * @param tag a tag that the first script has defined
 * @param attributes the attributes that can have a default
 */
export function warnOfSecondScript(tag: string, attributes: readonly string[]): void {
  const defined = customElements.get(tag) as Defined | undefined;
  const first = defined?.scriptData;
  if (!first || defined.isReported) return;
  const second = scriptData();
  const ignored = [...attributes, 'service-origins'].flatMap((attribute) => {
    const value = second[propertyName(attribute)];
    // Upper and lower case mean the same in most attributes: `at` and `AT` are one site.
    return value === undefined || value.toLowerCase() === first[propertyName(attribute)]?.toLowerCase()
      ? []
      : [`data-${attribute}="${inWords(value)}"`];
  });
  if (ignored.length === 0) return;
  defined.isReported = true;
  warn(`The script is on the page twice, and the first one counts: ${ignored.join(' ')} of the second is ignored.`);
}
