import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LODASH = fileURLToPath(new URL('../embed/stand-ins/lodash.ts', import.meta.url));
const HOIST = fileURLToPath(new URL('../embed/stand-ins/hoist-non-react-statics.ts', import.meta.url));

/** What Formik imports for form values of any shape, and what stands in for it: the values of the sign-up are flat. */
const PATHS = fileURLToPath(new URL('../embed/stand-ins/property-expr.ts', import.meta.url));

/** Packages that only what `src/build/trim` leaves out calls, and what is imported of them. */
const UNUSED: Readonly<Record<string, readonly string[]>> = {
  deepmerge: [],
  'react-fast-compare': [],
  'tiny-case': ['camelCase', 'snakeCase'],
  toposort: [],
};
const EMPTY = '\0lean-unused:';

const LODASH_FUNCTIONS = ['clone', 'cloneDeep', 'isPlainObject', 'toPath'];

/**
 * Replaces packages that Formik imports and that the script needs for next to nothing: about 5 kB with brotli. The build
 * fails when Formik imports another function of lodash.
 */
export function leanDependencies(): Plugin {
  return {
    name: 'shop:lean-dependencies',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      if (source === 'hoist-non-react-statics') return HOIST;
      if (source === 'property-expr') return PATHS;
      if (source in UNUSED) return EMPTY + source;
      const name = /^lodash-es\/(\w+)(?:\.js)?$/.exec(source)?.[1];
      if (name === undefined) return null;
      if (!LODASH_FUNCTIONS.includes(name)) {
        this.error(`A dependency imports ${source}. Add it to src/embed/stand-ins/lodash.ts, or let the script hold lodash.`);
      }
      return `\0lean:${name}`;
    },
    load(id) {
      const unused = id.startsWith(EMPTY) ? UNUSED[id.slice(EMPTY.length)] : undefined;
      if (unused)
        return ['default undefined', ...unused.map((name) => `const ${name} = undefined`)]
          .map((what) => `export ${what};`)
          .join('');
      const name = /^\0lean:(\w+)$/.exec(id)?.[1];
      return name === undefined ? null : `export { ${name} as default } from ${JSON.stringify(LODASH)};`;
    },
  };
}
