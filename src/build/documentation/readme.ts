import { format, resolveConfig } from 'prettier';
import { readCustomProperties } from './custom-properties.ts';
import { loadDeclarations } from './declarations.ts';
import { quickStart } from './quick-start.ts';
import { readmeTables } from './tables.ts';

/** A generated part: the text between `<!-- made: name -->` and the next `<!-- end -->`. */
const GENERATED_PART = /(<!-- made: ([a-z-]+) -->\n)[^]*?(<!-- end -->)/g;

/**
 * Fills the generated parts of a Markdown text.
 *
 * @param tables the generated tables, by the name of their marker
 * @throws Error naming a marker that has no table
 */
export function fillGeneratedParts(markdown: string, tables: Readonly<Record<string, string>>): string {
  return markdown.replace(GENERATED_PART, (_, open: string, name: string, close: string) => {
    const table = tables[name];
    if (table === undefined)
      throw new Error(`There is no table “${name}”; the tables are ${Object.keys(tables).join(', ')}.`);
    return `${open}\n${table}\n\n${close}`;
  });
}

/**
 * The README with its generated parts filled from the declarations, formatted.
 *
 * @param project the root folder of the project
 */
export async function currentReadme(project: string, markdown: string): Promise<string> {
  const tables = {
    ...readmeTables(await loadDeclarations(project), readCustomProperties(project)),
    'quick-start': quickStart(project),
  };
  const file = `${project}/README.md`;
  return format(fillGeneratedParts(markdown, tables), { ...(await resolveConfig(file)), filepath: file });
}
