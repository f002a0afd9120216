import type { Plugin } from 'vite';

/** The module with the constants that the build fills in. */
const MODULE = '/src/embed/build-constants.ts';

/**
 * Gives the constants of `src/embed/build-constants.ts` their values. A constant without one is an export that is missing,
 * which fails the build.
 *
 * @param values expressions by the names of the constants; asked for in each build
 */
export function constants(values: () => Promise<Readonly<Record<string, string>>>): Plugin {
  return {
    name: 'shop:constants',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(MODULE)) return null;
      return Object.entries(await values())
        .map(([name, value]) => `export const ${name} = ${value};`)
        .join('\n');
    },
  };
}
