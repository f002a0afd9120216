import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatted } from '../formatted.ts';
import { PROJECT } from '../project.ts';
import { customElementsManifest, htmlCustomData, webTypes } from './editor-files.ts';
import { elementTypes, prerenderTypes, reactTypes } from './type-files.ts';

/** The files for editors and tools, generated from the declarations of the tags: their content by their path in the output folder. */
export async function documentationFiles(): Promise<Readonly<Record<string, string>>> {
  const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
  const types = {
    'types/index.d.ts': elementTypes(),
    'types/react.d.ts': reactTypes(),
    // For an import that wants the types alone.
    'types/react.js': 'export {};\n',
    'types/prerender.d.ts': prerenderTypes(readFileSync(join(PROJECT, 'src/node/prerender/options.ts'), 'utf8')),
  };
  const written = Object.entries(types).map(async ([file, code]) => [file, await formatted(file, code)] as const);
  return {
    'custom-elements.json': json(customElementsManifest()),
    'vscode.html-custom-data.json': json(htmlCustomData()),
    'web-types.json': json(webTypes()),
    ...Object.fromEntries(await Promise.all(written)),
  };
}
