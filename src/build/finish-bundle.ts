import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { fragileLiteral } from './plain-literals.ts';

/** What `dist/integrity.json` says of a file: its SRI hash, and its sizes in bytes. */
interface FileFacts {
  readonly integrity: string;
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

interface Rule {
  readonly pattern: RegExp;
  readonly why: string;
}

/** What must not be in the script, since it breaks on some page. */
const FORBIDDEN: readonly Rule[] = [
  // oxlint-disable-next-line no-control-regex -- the range is what is meant
  { pattern: /[^\x00-\x7f]/, why: 'a byte outside ASCII is garbled on a page of another encoding' },
  { pattern: /process\.env/, why: 'there is no `process` on a page' },
  { pattern: /\beval\(/, why: 'strict policies forbid eval' },
  { pattern: /\bFunction\(/, why: 'strict policies forbid making functions from text' },
  { pattern: /define\.amd/, why: 'a page with RequireJS would take the script for a module of its own' },
  { pattern: /@import|@font-face|@property/, why: 'these do nothing in an adopted style sheet' },
  { pattern: /[0-9.]rem\b/, why: 'rem follows the page’s root size' },
  { pattern: /Download the React DevTools/, why: 'this is the development build of React' },
];

/**
 * Finishes the one script: it starts with `;` and ends with a newline, so that it survives concatenation; it is checked
 * for what breaks on pages; its hash and sizes go into `integrity.json`.
 */
export function artefact(fileName: string, version: string): Plugin {
  return {
    name: 'shop:artefact',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const name of Object.keys(bundle)) {
        if (name.endsWith('.css'))
          this.error(`${name} was made, but the one script must hold its styles: import them with ?inline.`);
      }
      const chunk = bundle[fileName];
      if (chunk?.type !== 'chunk') return this.error(`${fileName} was not made.`);
      const [body = '', mapComment = ''] = chunk.code.split(/^(?=\/\/# sourceMappingURL=)/m);
      const code = `;\n${body.trimEnd().replace(/;*$/, '')};\n`;
      chunk.code = code + mapComment.trimEnd() + (mapComment && '\n');
      // The line put in front shifts every mapping down by one.
      const map = bundle[`${fileName}.map`];
      if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '"mappings":";');
      const fragile = fragileLiteral(code);
      if (fragile !== undefined) this.error(`${fileName} holds ${fragile}, which naive minifiers corrupt.`);
      for (const { pattern, why } of FORBIDDEN) {
        const found = pattern.exec(code);
        if (found) this.error(`${fileName} holds ${JSON.stringify(excerpt(code, found.index))}: ${why}.`);
      }
    },
    writeBundle: {
      order: 'post',
      async handler(options) {
        const { readFile, writeFile } = await import('node:fs/promises');
        const folder = options.dir ?? '.';
        const facts = factsOf(await readFile(`${folder}/${fileName}`));
        await writeFile(
          `${folder}/integrity.json`,
          `${JSON.stringify({ version, files: { [fileName]: facts } }, null, 2)}\n`,
        );
      },
    },
  };
}

function factsOf(content: Buffer): FileFacts {
  return {
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    raw: content.byteLength,
    gzip: gzipSync(content, { level: 9 }).byteLength,
    brotli: brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength,
  };
}

function excerpt(code: string, index: number): string {
  return code.slice(Math.max(0, index - 40), index + 40);
}
