import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatted } from '../formatted.ts';
import { PROJECT, VERSION } from '../project.ts';
import { readCustomProperties } from './custom-properties.ts';
import { loadDeclarations } from './declarations.ts';
import { htmlCustomData, webTypes } from './editor-data.ts';
import { customElementsManifest } from './manifest.ts';
import { elementTypes, prerenderTypes, reactTypes } from './type-files.ts';

/** Declares the options of the module that prerenders. */
const PRERENDER = 'src/node/prerender/prerender.ts';

/** The files for editors and tools, generated from the declarations of the tags: their content by their path in the output folder. */
export async function documentationFiles(): Promise<Readonly<Record<string, string>>> {
  const declarations = await loadDeclarations();
  const properties = readCustomProperties();
  const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
  const types = async (name: string, code: string) => {
    const file = `types/${name}.d.ts`;
    return { [file]: await formatted(file, code) };
  };
  return {
    'custom-elements.json': json(customElementsManifest(declarations, properties)),
    'vscode.html-custom-data.json': json(htmlCustomData(declarations)),
    'web-types.json': json(webTypes(declarations, properties, VERSION)),
    ...(await types('index', elementTypes(declarations))),
    ...(await types('react', reactTypes(declarations))),
    ...(await types('prerender', prerenderTypes(declarations, await readFile(join(PROJECT, PRERENDER), 'utf8')))),
  };
}
