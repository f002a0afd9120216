import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { type PackageFacts, sbomOf } from './sbom.ts';

export const LICENCES = 'LICENSES.txt';
export const SBOM = 'sbom.json';

/** The sets whose drawings were copied into modules of ours, by the name in the module's doc comment: folders beside them. */
const COPIED: Readonly<Record<string, string>> = { Lucide: 'lucide-static', 'Simple Icons': 'simple-icons' };

interface BundledPackages {
  /** For the build of a script: notes the packages whose code is in it. */
  readonly collect: Plugin;
  /** For the last build: notes the packages in it, too, and writes the two files. */
  readonly write: Plugin;
}

/**
 * Writes which packages the built files contain: `LICENSES.txt` with the licences of the code, and `sbom.json`, a bill
 * of materials for tools that look for packages with known faults. What counts is the modules that the bundler has put
 * into the files, whatever package.json says.
 *
 * @param root the folder with package.json, package-lock.json and node_modules
 */
export function bundledPackages(root: string): BundledPackages {
  const folders = new Set<string>();
  const note = ({ dir = 'dist' }: Rolldown.NormalizedOutputOptions, bundle: Rolldown.OutputBundle): void => {
    for (const output of Object.values(bundle)) {
      if (output.type !== 'chunk') continue;
      // A script that is built in parts has the modules of the parts in its source map alone, by relative paths.
      const sources = output.map?.sources.map((path) => resolve(root, dir, path)) ?? [];
      for (const id of [...Object.keys(output.modules), ...sources]) {
        for (const folder of foldersOf(id)) folders.add(folder);
      }
    }
  };
  return {
    collect: { name: 'shop:collect-packages', apply: 'build', generateBundle: note },
    write: {
      name: 'shop:write-packages',
      apply: 'build',
      generateBundle: note,
      writeBundle({ dir = '' }) {
        const packages = [...folders].sort().map((folder) => factsOf(root, folder));
        writeFileSync(join(dir, LICENCES), licencesText(packages));
        writeFileSync(join(dir, SBOM), `${JSON.stringify(sbomOf(manifestIn(root), packages), null, 2)}\n`);
      },
    },
  };
}

/** The folder of the package that a module belongs to, or was copied from. */
function foldersOf(id: string): readonly string[] {
  const file = id.replace(/^\0/, '').split('?')[0] ?? '';
  const own = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];
  if (own !== undefined) return [own];
  if (!/\/icons\/[^/]+\.tsx$/.test(file) || !existsSync(file)) return [];
  const source = /^\/\*\* ([^:\n]+): .* Copied\./m.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  const name = COPIED[source];
  return name === undefined ? [] : [join(dirname(file), name)];
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

function factsOf(root: string, folder: string): PackageFacts {
  const { name, version, license, author } = manifestIn(folder);
  if (license === undefined) throw new Error(`${name}, which is part of the script, names no licence.`);
  const holder = typeof author === 'object' ? author.name : (author ?? `the authors of ${name}`);
  return { name, version, license, integrity: integrityOf(root, folder), text: textOf(folder, name, license, holder) };
}

/** The licence as the package has it. Without such a file, it is the common text with the author's name. */
function textOf(folder: string, name: string, license: string, holder: string): string {
  const [file] = globSync('{LICENSE,LICENCE,License,license,COPYING}{,.md,.txt}', { cwd: folder });
  if (file !== undefined) return readFileSync(join(folder, file), 'utf8');
  const common = join(import.meta.dirname, 'licences', `${license}.txt`);
  if (!existsSync(common))
    throw new Error(`${name} has no licence file, and src/build/licences has no text of ${license}.`);
  return `Copyright (c) ${holder.replace(/ <.*/, '')}\n\n${readFileSync(common, 'utf8')}`;
}

/** The hash of the package's archive, from package-lock.json. */
function integrityOf(root: string, folder: string): string | undefined {
  const file = join(root, 'package-lock.json');
  if (!existsSync(file)) return undefined;
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly integrity?: string }>>;
  };
  return packages[
    `node_modules/${folder
      .split(/\/node_modules\//)
      .slice(1)
      .join('/node_modules/')}`
  ]?.integrity;
}

function licencesText(packages: readonly PackageFacts[]): string {
  const parts = packages.map(({ name, version, license, text }) => `${name} ${version} (${license})\n\n${text.trim()}`);
  const start = 'The script and the command of shop-widgets contain code of these packages, under their licences.';
  return `${[start, ...parts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
