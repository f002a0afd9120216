import { propertyName } from '../declare/attributes.ts';
import { inWords, warn } from '../../log.ts';
import { scriptData } from '../declare/script-tag.ts';

/**
 * Warns if the script is on the page twice and the second script tag has different defaults. The first script has
 * defined the tags, so only its defaults are used.
 *
 * @param tag a tag that the first script has defined
 * @param attributes the attributes that can have a default
 */
export function warnOfSecondScript(tag: string, attributes: readonly string[]): void {
  const first = (customElements.get(tag) as { scriptData?: ReturnType<typeof scriptData> } | undefined)?.scriptData;
  if (!first) return;
  const second = scriptData();
  const ignored = [...attributes, 'service-origins'].flatMap((attribute) => {
    const value = second[propertyName(attribute)];
    return value === undefined || value === first[propertyName(attribute)]
      ? []
      : [`data-${attribute}="${inWords(value)}"`];
  });
  if (ignored.length === 0) return;
  warn(`The script is on the page twice, and the first one counts: ${ignored.join(' ')} of the second is ignored.`);
}
