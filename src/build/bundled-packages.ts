import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { iconSetsIn } from './icons.ts';
import { jsonOf } from './write-files.ts';

export const LICENCES = 'LICENSES.txt';
export const SBOM = 'sbom.json';

/** The property of a component with the folder of its package, from the root. */
const FOLDER = 'shop-widgets:folder';

/** How many calls of the package the one script redirects to private functions. The modules redirect none. */
const REDIRECTED = 'shop-widgets:redirected-calls';

interface Bill {
  readonly components: ReadonlyArray<{
    readonly properties: ReadonlyArray<{ readonly name: string; readonly value: string }>;
  }>;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  /** An identifier or an expression of SPDX. */
  readonly license?: string;
  readonly author?: string | { readonly name: string };
}

export type Outputs = ReadonlyArray<Rolldown.OutputChunk | Rolldown.OutputAsset>;

/** The code of the packages in built files by their folders, from the root, whatever package.json says. */
function packagesIn(outputs: Outputs): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const output of outputs) {
    for (const [id, { code, renderedExports }] of Object.entries(output.type === 'chunk' ? output.modules : {})) {
      // Of a module that is replaced, or that nothing uses, there is no code.
      if (code)
        for (const folder of foldersOf(id, renderedExports)) found.set(folder, [...(found.get(folder) ?? []), code]);
    }
  }
  return found;
}

/**
 * Adds the packages of a build to the licences of the code that is delivered, and to its bill of materials in the format
 * CycloneDX 1.6, which has no date and no serial number: the same sources give the same file.
 *
 * @param root the folder with package.json and node_modules
 * @param redirects how many calls of a package's code the build redirects
 */
export function notePackages(root: string, dir: string, outputs: Outputs, redirects = (_code: string) => 0): void {
  const file = join(dir, SBOM);
  const { components: before } = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Bill)
    : { components: [] };
  const packages = packagesIn(outputs);
  const redirected = new Map(Array.from(packages, ([folder, parts]) => [folder, sum(parts.map(redirects))]));
  for (const { properties } of before) {
    const valueOf = (wanted: string): string => properties.find(({ name }) => name === wanted)?.value ?? '';
    const folder = valueOf(FOLDER);
    redirected.set(folder, Math.max(Number(valueOf(REDIRECTED)), redirected.get(folder) ?? 0));
  }
  const folders = [...redirected.keys()].sort();
  const texts = folders.map((folder) => licenceIn(join(root, folder)));
  const start =
    'The files of shop-widgets contain code of these packages, under their licences. The modules contain them as released, but ' +
    'for the replacements that HOW-IT-WORKS.md names. The one script, for pages with old libraries, redirects ' +
    `${sum([...redirected.values()])} of their calls of built-in functions to functions of its own; sbom.json has the number of each package.`;
  writeFileSync(join(dir, LICENCES), `${[start, ...texts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`);
  const components = folders.map((folder) => ({
    ...componentOf(manifestIn(join(root, folder))),
    properties: [
      { name: FOLDER, value: folder },
      { name: REDIRECTED, value: String(redirected.get(folder) ?? 0) },
    ],
  }));
  const component = componentOf(manifestIn(root));
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component },
    components,
    dependencies: [{ ref: component['bom-ref'], dependsOn: components.map((each) => each['bom-ref']) }],
  };
  writeFileSync(file, jsonOf(bill));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

function componentOf({ name, version, license: expression }: Manifest) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return { type: 'library', 'bom-ref': purl, name, version, ...(expression && { licenses: [{ expression }] }), purl };
}

/** The folders of the packages that a module belongs to, or has drawings of, from the root. */
function foldersOf(id: string, exported: readonly string[]): readonly string[] {
  const file = id.replace(/^\0/, '').split('?')[0] ?? '';
  const own = /\/(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)/.exec(file)?.[1];
  return own === undefined ? iconSetsIn(file, exported) : [own];
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** The licence file of the package; without one, the common text with the author's name. */
function licenceIn(folder: string): string {
  const { name, version, license, author } = manifestIn(folder);
  if (license === undefined)
    throw new Error(`${name}, which is part of a built file, has no licence in its package.json.`);
  const head = `${name} ${version} (${license})\n\n`;
  const [file] = globSync('{LICENSE,LICENCE,License,license,COPYING}{,.md,.txt}', { cwd: folder });
  if (file !== undefined) return head + readFileSync(join(folder, file), 'utf8').trim();
  const kept = join(import.meta.dirname, 'licences', `${name.replace('/', '+')}.txt`);
  if (existsSync(kept)) return head + readFileSync(kept, 'utf8').trim();
  const common = join(import.meta.dirname, 'licences', `${license}.txt`);
  if (!existsSync(common))
    throw new Error(`${name} has no licence file. Add the text of ${license} to src/build/licences.`);
  const holder = typeof author === 'object' ? author.name : (author ?? `the authors of ${name}`);
  return `${head}Copyright (c) ${holder.replace(/ <.*/, '')}\n\n${readFileSync(common, 'utf8').trimEnd()}`;
}
