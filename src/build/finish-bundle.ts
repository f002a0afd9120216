import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { fragileCall, redirectedCalls } from './built-ins.ts';
import { notePackages, type Outputs } from './bundled-packages.ts';
import { fragileLiteral } from './plain-literals.ts';
import { PROJECT, VERSION } from './project.ts';
import { UNPATCHED } from './replacements.ts';
import { jsonOf } from './write-files.ts';

interface Options {
  readonly fileName: string;
  /** Maximum size of a script in bytes, compressed with brotli. A larger script fails the build. */
  readonly brotliLimit: number;
  /** What was built before, to be written beside the script. */
  readonly beside?: () => Outputs;
}

const INTEGRITY = 'integrity.json';

/**
 * V8 compiles all functions of a file that begins with this comment while it loads, on another thread. Without it, it
 * compiles each when it is first called, on the thread that the page needs: with a processor four times slower, the entry
 * takes 13 ms instead of 3, and a touched form is mounted a third later. In a combined file the comment has no effect.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Ends the file after the line comment with its map: optimisers trim files and put the next one on the same line. */
const END = '/**/\n';

/** What `integrity.json` says about a file: its SRI hash, and its sizes in bytes, with the best compression that servers use. */
export interface FileFacts {
  readonly integrity: string;
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
  /** Of a module that pages load: the chunks that its tags need first, by their paths. */
  readonly preload?: readonly string[];
}

/** What the script must not contain, because it breaks on some pages. */
const FORBIDDEN: ReadonlyArray<{ readonly pattern: RegExp; readonly why: string; readonly replaced?: true }> = [
  { pattern: /process\.env/, why: 'there is no `process` on a page' },
  { pattern: /\beval\(/, why: 'strict policies forbid eval' },
  { pattern: /\bFunction\(/, why: 'strict policies forbid making functions from text', replaced: true },
  { pattern: /define\.amd/, why: 'a page with RequireJS would take the script for a module of its own' },
  { pattern: /@import|@font-face|@property/, why: 'these do nothing in an adopted stylesheet' },
  { pattern: /[0-9.]rem\b/, why: 'rem follows the root font size of the page' },
  { pattern: /Download the React DevTools/, why: 'this is the development build of React' },
];

/**
 * Finishes the script: its first statement is `;` and it ends in no line comment, so that it can be concatenated with other
 * scripts. It is checked for code that breaks on some pages and for its size; its hash and sizes are written to `integrity.json`.
 */
export function finishBundle({ fileName, brotliLimit, beside = () => [] }: Options): Plugin {
  let mode = '';
  return {
    name: 'shop:finish-bundle',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => void (mode = config.mode),
    outputOptions: (output) => ({ ...output, postBanner: `${COMPILE_HINT};` }),
    generateBundle(_output, bundle) {
      const styles = Object.keys(bundle).find((name) => name.endsWith('.css'));
      if (styles !== undefined)
        this.error(`The build made ${styles}, but the script must contain its styles: import them with ?inline.`);
      const chunk = bundle[fileName];
      if (chunk?.type !== 'chunk') return this.error(`The build made no ${fileName}.`);
      chunk.code = `${chunk.code.trimEnd()}\n${END}`;
      const facts = factsOf(chunk.code);
      const files = { [fileName]: facts };
      checkScript(fileName, chunk.code);
      checkFile(fileName, chunk.code, facts, brotliLimit, mode);
      for (const file of beside()) {
        const source = file.type === 'chunk' ? file.code : file.source;
        if (file.type === 'chunk') files[file.fileName] = factsOf(file.code);
        this.emitFile({ type: 'asset', fileName: file.fileName, source });
      }
      this.emitFile({ type: 'asset', fileName: INTEGRITY, source: jsonOf({ version: VERSION, files }) });
    },
    writeBundle({ dir = 'dist' }, bundle) {
      notePackages(PROJECT, dir, [...Object.values(bundle), ...beside()], redirectedCalls);
    },
  };
}

/** Adds files to those that `integrity.json` lists. */
export function noteFiles(dir: string, added: Readonly<Record<string, FileFacts>>): void {
  const before = readIntegrity(dir);
  writeFileSync(join(dir, INTEGRITY), jsonOf({ ...before, files: { ...before.files, ...added } }));
}

/** Checks what holds for a script that may be copied into pages of any encoding, and through optimisers. */
function checkScript(name: string, code: string): void {
  const call = fragileCall(code);
  if (call !== undefined)
    throw new Error(
      `${name} contains ${JSON.stringify(call)}: old libraries change what it does. src/build/built-ins.ts must rewrite it.`,
    );
  const literal = fragileLiteral(code);
  if (literal !== undefined) throw new Error(`${name} contains ${literal}, which naive minifiers corrupt.`);
  // oxlint-disable-next-line no-control-regex -- the range is what is meant
  const sign = /[^\x00-\x7f]/.exec(code)?.[0];
  if (sign !== undefined)
    throw new Error(`${name} contains ${sign}: a byte outside ASCII is garbled on a page of another encoding.`);
}

/**
 * Checks what holds for every file that pages load.
 *
 * @param limit maximum size in bytes, compressed with brotli
 * @param mode that of the build: without the replacements, the files are larger and make a function from text
 */
export function checkFile(name: string, code: string, { brotli }: FileFacts, limit: number, mode: string): void {
  const isPatched = mode !== UNPATCHED;
  for (const { pattern, why } of FORBIDDEN.filter(({ replaced }) => isPatched || !replaced)) {
    const { index } = pattern.exec(code) ?? {};
    if (index !== undefined)
      throw new Error(`${name} contains ${JSON.stringify(code.slice(Math.max(0, index - 40), index + 40))}: ${why}.`);
  }
  if (isPatched && brotli > limit)
    throw new Error(
      `${name} has ${brotli} bytes with brotli, more than the limit of ${limit} in src/build/scripts.ts.`,
    );
}

/** What `integrity.json` says about the build before. */
export function readIntegrity(dir: string): { readonly files: Readonly<Record<string, FileFacts>> } {
  return JSON.parse(readFileSync(join(dir, INTEGRITY), 'utf8')) as ReturnType<typeof readIntegrity>;
}

export function factsOf(code: string): FileFacts {
  const content = Buffer.from(code);
  const brotli = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return {
    integrity: `sha384-${createHash('sha384').update(code).digest('base64')}`,
    raw: content.byteLength,
    gzip: gzipSync(content, { level: constants.Z_BEST_COMPRESSION }).byteLength,
    brotli: brotli.byteLength,
  };
}
