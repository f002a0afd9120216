import { format, resolveConfig } from 'prettier';
import { readCustomProperties } from './custom-properties.ts';
import { loadDeclarations } from './declarations.ts';
import { readmeTables } from './tables.ts';

/** A made part: what stands between `<!-- made: name -->` and the next `<!-- end -->`. */
const MADE_PART = /(<!-- made: ([a-z-]+) -->\n)[^]*?(<!-- end -->)/g;

/**
 * Fills the made parts of a text in Markdown.
 *
 * @param tables what there is, by the name of its marker
 * @throws Error naming a marker that nothing is made for
 */
export function fillMadeParts(markdown: string, tables: Readonly<Record<string, string>>): string {
  return markdown.replace(MADE_PART, (_, open: string, name: string, close: string) => {
    const table = tables[name];
    if (table === undefined)
      throw new Error(`Nothing is made for “${name}”; there are ${Object.keys(tables).join(', ')}.`);
    return `${open}\n${table}\n\n${close}`;
  });
}

/**
 * The README as it has to be: its made parts filled from the declarations, and formatted.
 *
 * @param project the project's folder
 */
export async function currentReadme(project: string, markdown: string): Promise<string> {
  const tables = readmeTables(await loadDeclarations(project), readCustomProperties(project));
  const file = `${project}/README.md`;
  return format(fillMadeParts(markdown, tables), { ...(await resolveConfig(file)), filepath: file });
}
