import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { fragileCall } from './built-ins.ts';
import { notePackages, packagesIn } from './bundled-packages.ts';
import { fillIn } from './one-site.ts';
import { fragileLiteral } from './plain-literals.ts';
import { PROJECT } from './project.ts';
import { type Sizes, sizesOf } from './sizes.ts';

export type Outputs = ReadonlyArray<Rolldown.OutputChunk | Rolldown.OutputAsset>;

export interface BundleOptions {
  /** The name of the script. */
  readonly fileName: string;
  readonly version: string;
  /** Maximum size of a script in bytes, compressed with brotli. A larger script fails the build. */
  readonly brotliLimit: number;
  /** Makes several scripts of the one that was built: the data that is filled into each, by its name. */
  readonly variants?: () => Promise<ReadonlyMap<string, string>>;
  /** The scripts join those that `integrity.json` already lists. */
  readonly joins?: boolean;
  /** What was built before, to be written beside the script. */
  readonly beside?: () => Outputs;
}

const INTEGRITY = 'integrity.json';

/**
 * V8 compiles all functions of a file that begins with this comment while it loads, on another thread. Without it, it
 * compiles each when it is first called, on the thread that the page needs: with a processor four times slower 13 ms
 * instead of 3. In a combined file the comment has no effect.
 */
const START = '//# allFunctionsCalledOnLoad\n;\n';

/** Ends the file after its line comment: optimisers trim files and put the next one on the same line. */
const END = '/**/\n';

const MAP_COMMENT = /^(?=\/\/# sourceMappingURL=)/m;

/** What `integrity.json` says about a file: its SRI hash, and its sizes in bytes. */
interface FileFacts extends Sizes {
  readonly integrity: string;
}

/** What the script must not contain, because it breaks on some pages. */
const FORBIDDEN: ReadonlyArray<{ readonly pattern: RegExp; readonly why: string }> = [
  // oxlint-disable-next-line no-control-regex -- the range is what is meant
  { pattern: /[^\x00-\x7f]/, why: 'a byte outside ASCII is garbled on a page of another encoding' },
  { pattern: /process\.env/, why: 'there is no `process` on a page' },
  { pattern: /\beval\(/, why: 'strict policies forbid eval' },
  { pattern: /\bFunction\(/, why: 'strict policies forbid making functions from text' },
  { pattern: /define\.amd/, why: 'a page with RequireJS would take the script for a module of its own' },
  { pattern: /@import|@font-face|@property/, why: 'these do nothing in an adopted stylesheet' },
  { pattern: /[0-9.]rem\b/, why: 'rem follows the root font size of the page' },
  { pattern: /Download the React DevTools/, why: 'this is the development build of React' },
];

/**
 * Finishes the script: its first statement is `;` and it ends in no line comment, so that it can be concatenated with other
 * scripts. It is checked for code that breaks on some pages and for its size; its hash and sizes are written to `integrity.json`.
 */
export function finishBundle(options: BundleOptions): Plugin {
  const { fileName, version, brotliLimit, variants, joins = false, beside = () => [] } = options;
  const facts: Record<string, FileFacts> = {};
  let packages: ReadonlySet<string> = new Set();
  return {
    name: 'shop:finish-bundle',
    apply: 'build',
    enforce: 'post',
    async generateBundle({ dir = 'dist' }, bundle) {
      const styles = Object.keys(bundle).find((name) => name.endsWith('.css'));
      if (styles !== undefined)
        this.error(`The build made ${styles}, but the script must contain its styles: import them with ?inline.`);
      const chunk = bundle[fileName];
      if (chunk?.type !== 'chunk') return this.error(`The build made no ${fileName}.`);
      packages = packagesIn(PROJECT, dir, [...Object.values(bundle), ...beside()]);
      const literal = fragileLiteral(chunk.code);
      if (literal !== undefined) this.error(`${fileName} contains ${literal}, which naive minifiers corrupt.`);
      const call = fragileCall(chunk.code);
      if (call !== undefined)
        this.error(
          `${fileName} contains ${JSON.stringify(call)}: old libraries change what it does. src/build/built-ins.ts must rewrite it.`,
        );
      const codes = variants ? filledIn(chunk.code, await variants()) : { [fileName]: finished(chunk.code) };
      for (const [name, code] of Object.entries(codes)) {
        facts[name] = factsOf(code);
        const problem = forbiddenIn(name, code) ?? tooLarge(name, facts[name].brotli, brotliLimit);
        if (problem !== undefined) this.error(problem);
        if (name !== fileName) this.emitFile({ type: 'asset', fileName: name, source: code });
      }
      for (const { fileName: name, ...file } of beside()) {
        const source = file.type === 'chunk' ? file.code : file.source;
        if (file.type === 'chunk') facts[name] = factsOf(file.code);
        this.emitFile({ type: 'asset', fileName: name, source });
      }
      const map = bundle[`${fileName}.map`];
      chunk.code = codes[fileName] ?? '';
      // The lines added at the start move every mapping down.
      if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '$&;;');
      // Nobody loads the script without data.
      if (variants) for (const name of [fileName, `${fileName}.map`]) delete bundle[name];
      if (!joins) this.emitFile({ type: 'asset', fileName: INTEGRITY, source: jsonOf({ version, files: facts }) });
    },
    writeBundle({ dir = 'dist' }) {
      notePackages(PROJECT, dir, packages);
      if (!joins) return;
      writeFileSync(join(dir, INTEGRITY), jsonOf({ version, files: { ...listedFiles(dir), ...facts } }));
    },
  };
}

/** The scripts with data in them, by name. They have no source map: it would be as large as each of them. */
function filledIn(code: string, variants: ReadonlyMap<string, string>): Readonly<Record<string, string>> {
  const [body = ''] = code.split(MAP_COMMENT);
  return Object.fromEntries([...variants].map(([name, data]) => [name, finished(fillIn(body, data))]));
}

/** What `integrity.json` says about the files of the build before. */
export function listedFiles(dir: string): Readonly<Record<string, FileFacts>> {
  const file = join(dir, INTEGRITY);
  if (!existsSync(file)) throw new Error(`${file} is missing: \`npm run build\` makes it.`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly files: Readonly<Record<string, FileFacts>> }).files;
}

function jsonOf(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The script as pages load it. */
function finished(code: string): string {
  const [body = '', mapComment = ''] = code.split(MAP_COMMENT);
  return `${START}${body.trimEnd().replace(/;*$/, '')};\n${mapComment && `${mapComment.trimEnd()}\n${END}`}`;
}

function tooLarge(name: string, brotli: number, limit: number): string | undefined {
  return brotli > limit
    ? `${name} has ${brotli} bytes with brotli, more than the limit of ${limit}. \`npm run sizes\` lists what takes ` +
        'the space. If the script needs it, raise the limit in src/build/scripts.ts.'
    : undefined;
}

function forbiddenIn(name: string, code: string): string | undefined {
  for (const { pattern, why } of FORBIDDEN) {
    const found = pattern.exec(code);
    if (found)
      return `${name} contains ${JSON.stringify(code.slice(Math.max(0, found.index - 40), found.index + 40))}: ${why}.`;
  }
  return undefined;
}

function factsOf(code: string): FileFacts {
  return { integrity: integrityOf(code), ...sizesOf(code) };
}

/** The hash of a file, as the `integrity` attribute takes it. */
export function integrityOf(code: string): string {
  return `sha384-${createHash('sha384').update(code).digest('base64')}`;
}
