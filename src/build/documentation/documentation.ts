import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatted } from '../formatted.ts';
import { PROJECT, VERSION } from '../project.ts';
import { readCustomProperties } from './custom-properties.ts';
import { loadTags } from './declarations.ts';
import { customElementsManifest, htmlCustomData, webTypes } from './editor-files.ts';
import { elementTypes, prerenderTypes, reactTypes } from './type-files.ts';

/** Declares the options of the module that prerenders. */
const PRERENDER = 'src/node/prerender/prerender.ts';

/** The files for editors and tools, generated from the declarations of the tags: their content by their path in the output folder. */
export async function documentationFiles(): Promise<Readonly<Record<string, string>>> {
  const tags = await loadTags();
  const properties = readCustomProperties();
  const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
  const types = {
    'types/index.d.ts': elementTypes(tags),
    'types/react.d.ts': reactTypes(tags),
    // For an import that wants the types alone.
    'types/react.js': 'export {};\n',
    'types/prerender.d.ts': prerenderTypes(tags, await readFile(join(PROJECT, PRERENDER), 'utf8')),
  };
  const written = Object.entries(types).map(async ([file, code]) => [file, await formatted(file, code)] as const);
  return {
    'custom-elements.json': json(customElementsManifest(tags, properties)),
    'vscode.html-custom-data.json': json(htmlCustomData(tags)),
    'web-types.json': json(webTypes(tags, properties, VERSION)),
    ...Object.fromEntries(await Promise.all(written)),
  };
}
