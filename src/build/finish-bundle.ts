import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { fragileCall } from './built-ins.ts';
import { fragileLiteral } from './plain-literals.ts';
import { type Sizes, sizesOf } from './sizes.ts';

export interface BundleOptions {
  /** The name of the script. */
  readonly fileName: string;
  readonly version: string;
  /** Maximum size of the script in bytes, compressed with brotli. A larger script fails the build. */
  readonly brotliLimit: number;
}

/** What `integrity.json` says about a file: its SRI hash, and its sizes in bytes. */
interface FileFacts extends Sizes {
  readonly integrity: string;
}

interface Rule {
  readonly pattern: RegExp;
  readonly why: string;
}

/** What the script must not contain, because it breaks on some pages. */
const FORBIDDEN: readonly Rule[] = [
  // oxlint-disable-next-line no-control-regex -- the range is what is meant
  { pattern: /[^\x00-\x7f]/, why: 'a byte outside ASCII is garbled on a page of another encoding' },
  { pattern: /process\.env/, why: 'there is no `process` on a page' },
  { pattern: /\beval\(/, why: 'strict policies forbid eval' },
  { pattern: /\bFunction\(/, why: 'strict policies forbid making functions from text' },
  { pattern: /define\.amd/, why: 'a page with RequireJS would take the script for a module of its own' },
  { pattern: /@import|@font-face|@property/, why: 'these do nothing in an adopted style sheet' },
  { pattern: /[0-9.]rem\b/, why: 'rem follows the root font size of the page' },
  { pattern: /Download the React DevTools/, why: 'this is the development build of React' },
];

/**
 * Finishes the script: it starts with `;` and ends with a newline, so that it can be concatenated with other scripts. It
 * is checked for code that breaks on some pages and for its size; its hash and sizes are written to `integrity.json`.
 */
export function finishBundle({ fileName, version, brotliLimit }: BundleOptions): Plugin {
  return {
    name: 'shop:finish-bundle',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const name of Object.keys(bundle)) {
        if (name.endsWith('.css'))
          this.error(`The build made ${name}, but the script must contain its styles: import them with ?inline.`);
      }
      const chunk = bundle[fileName];
      if (chunk?.type !== 'chunk') return this.error(`The build made no ${fileName}.`);
      const [body = '', mapComment = ''] = chunk.code.split(/^(?=\/\/# sourceMappingURL=)/m);
      const code = `;\n${body.trimEnd().replace(/;*$/, '')};\n`;
      chunk.code = code + mapComment.trimEnd() + (mapComment && '\n');
      // The line added at the start moves every mapping down by one.
      const map = bundle[`${fileName}.map`];
      if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '"mappings":";');
      const problem = problemIn(code);
      if (problem !== undefined) this.error(`${fileName} contains ${problem}.`);
      const facts = factsOf(chunk.code);
      if (facts.brotli > brotliLimit) {
        this.error(
          `${fileName} has ${facts.brotli} bytes with brotli, more than the limit of ${brotliLimit}. ` +
            '`npm run bench` shows what takes the space. If the script needs it, raise the limit in vite.config.ts.',
        );
      }
      this.emitFile({
        type: 'asset',
        fileName: 'integrity.json',
        source: `${JSON.stringify({ version, files: { [fileName]: facts } }, null, 2)}\n`,
      });
    },
  };
}

function problemIn(code: string): string | undefined {
  const fragile = fragileLiteral(code);
  if (fragile !== undefined) return `${fragile}, which naive minifiers corrupt`;
  const call = fragileCall(code);
  if (call !== undefined) {
    return `${JSON.stringify(call)}: old libraries change what it means. Has the build rewritten it to a private function?`;
  }
  for (const { pattern, why } of FORBIDDEN) {
    const found = pattern.exec(code);
    if (found) return `${JSON.stringify(excerpt(code, found.index))}: ${why}`;
  }
  return undefined;
}

function factsOf(code: string): FileFacts {
  return { integrity: `sha384-${createHash('sha384').update(code).digest('base64')}`, ...sizesOf(code) };
}

function excerpt(code: string, index: number): string {
  return code.slice(Math.max(0, index - 40), index + 40);
}
