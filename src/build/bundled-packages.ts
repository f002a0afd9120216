import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Rolldown } from 'vite';
import { FOLDER, type PackageFacts, type Product, sbomOf } from './sbom.ts';

export const LICENCES = 'LICENSES.txt';
export const SBOM = 'sbom.json';

/** The sets whose drawings were copied into modules of ours, by the name in the module's doc comment: folders beside them. */
const COPIED: Readonly<Record<string, string>> = { Lucide: 'lucide-static', 'Simple Icons': 'simple-icons' };

interface Bill {
  readonly components: readonly { readonly properties: readonly { readonly name: string; readonly value: string }[] }[];
}

/** The folders of the packages whose code is in built files, from the root, whatever package.json says. */
export function packagesIn(
  root: string,
  outputs: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
): ReadonlySet<string> {
  const chunks = outputs.filter((output) => output.type === 'chunk');
  // Of a module that is replaced, or that nothing uses, there is no code.
  const ids = chunks.flatMap(({ modules }) => Object.keys(modules).filter((id) => modules[id]?.code));
  return new Set(ids.flatMap((id) => foldersOf(root, id)));
}

/**
 * Adds packages to the two files that say which packages the built files contain: `LICENSES.txt` with the licences of the
 * code, and `sbom.json`, a bill of materials for tools that look for packages with known faults. Every build of what is
 * delivered adds its own.
 *
 * @param root the folder with package.json and node_modules
 * @param dir the folder of the two files
 */
export function notePackages(root: string, dir: string, packages: Iterable<string>): void {
  const file = join(dir, SBOM);
  const before = existsSync(file) ? foldersInBill(JSON.parse(readFileSync(file, 'utf8')) as Bill) : [];
  const folders = [...new Set([...before, ...packages])].sort();
  const facts = folders.map((folder) => factsOf(root, folder));
  writeFileSync(join(dir, LICENCES), licencesText(facts));
  const bill = sbomOf(manifestIn(root), facts);
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
}

function foldersInBill({ components }: Bill): readonly string[] {
  return components.flatMap(({ properties }) =>
    properties.filter(({ name }) => name === FOLDER).map(({ value }) => value),
  );
}

/** The folder of the package that a module belongs to, or was copied from, from the root. */
function foldersOf(root: string, id: string): readonly string[] {
  const file = id.replace(/^\0/, '').split('?')[0] ?? '';
  const own = /\/(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)/.exec(file)?.[1];
  if (own !== undefined) return [own];
  if (!/\/icons\/[^/]+\.tsx$/.test(file) || !existsSync(file)) return [];
  const source = /^\/\*\* ([^:\n]+): .* Copied\./m.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  const name = COPIED[source];
  return name === undefined ? [] : [relative(root, join(dirname(file), name))];
}

interface Manifest extends Product {
  readonly author?: string | { readonly name: string };
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

function factsOf(root: string, folder: string): PackageFacts {
  const path = join(root, folder);
  const { name, version, license, author } = manifestIn(path);
  if (license === undefined)
    throw new Error(`${name}, which is part of a built file, has no licence in its package.json.`);
  const holder = typeof author === 'object' ? author.name : (author ?? `the authors of ${name}`);
  const text = textOf(path, name, license, holder);
  return { name, version, license, folder, text };
}

/** The licence as the package has it. Without such a file, it is the common text with the author's name. */
function textOf(folder: string, name: string, license: string, holder: string): string {
  const [file] = globSync('{LICENSE,LICENCE,License,license,COPYING}{,.md,.txt}', { cwd: folder });
  if (file !== undefined) return readFileSync(join(folder, file), 'utf8');
  const common = join(import.meta.dirname, 'licences', `${license}.txt`);
  if (!existsSync(common))
    throw new Error(`${name} has no licence file. Add the text of ${license} to src/build/licences.`);
  return `Copyright (c) ${holder.replace(/ <.*/, '')}\n\n${readFileSync(common, 'utf8')}`;
}

function licencesText(packages: readonly PackageFacts[]): string {
  const parts = packages.map(({ name, version, license, text }) => `${name} ${version} (${license})\n\n${text.trim()}`);
  const start = 'The files of shop-widgets contain code of these packages, under their licences.';
  return `${[start, ...parts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
