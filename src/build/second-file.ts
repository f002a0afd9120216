import { join, resolve } from 'node:path';
import { build, parseSync, type Plugin } from 'vite';
import MagicString from 'magic-string';
import { finishing, OUTPUT, VERSION } from './editions/script-config.ts';

/** A file that the script loads by `import()` when a page needs it. */
interface SecondFile {
  readonly fileName: string;
  /** The module whose exports the file has, from the project's root. */
  readonly entry: string;
  /** Maximum size in bytes, compressed with brotli. */
  readonly brotliLimit: number;
}

/**
 * Builds a second file next to the script: a module that needs no other file, as fit for foreign pages as the script.
 * `integrity.json` lists it.
 */
export function secondFile({ fileName, entry, brotliLimit }: SecondFile): Plugin {
  let root = '';
  return {
    name: 'shop:second-file',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
    },
    async writeBundle({ dir = 'dist' }) {
      await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: 'warn',
        define: { __VERSION__: JSON.stringify(VERSION) },
        plugins: [inFunction(), ...finishing({ fileName, version: VERSION, brotliLimit, joins: true })],
        build: {
          ...OUTPUT,
          outDir: resolve(root, dir),
          emptyOutDir: false,
          lib: { entry: join(root, entry), formats: ['es'], fileName: () => fileName },
        },
      });
    },
  };
}

/** Puts a module into one function, which is where the private functions of `src/embed/built-ins` go. */
function inFunction(): Plugin {
  return {
    name: 'shop:in-function',
    apply: 'build',
    renderChunk(code) {
      const text = new MagicString(code);
      const names: string[] = [];
      for (const statement of parseSync('module.js', code).program.body) {
        if (statement.type !== 'ExportNamedDeclaration') continue;
        const exported = statement.specifiers.map(({ local, exported: name }) =>
          [name, local].map((each) => (each.type === 'Literal' ? each.value : each.name)),
        );
        names.push(...exported.map(([name = '']) => name));
        const entries = exported.map((pair) => pair.join(': '));
        text.overwrite(statement.start, statement.end, `return { ${entries.join(', ')} };`);
      }
      text.prepend(`export const { ${names.join(', ')} } = (function () {\n`).append('\n})();');
      return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) };
    },
  };
}
