import type { Plugin } from 'vite';
import type * as buildConstants from '../embed/build-constants.ts';

/**
 * Gives the constants of `src/embed/build-constants.ts` their values.
 *
 * @param values expressions by the names of the constants
 */
export function constants(values: () => Promise<Readonly<Record<keyof typeof buildConstants, string>>>): Plugin {
  return {
    name: 'shop:constants',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('/src/embed/build-constants.ts')) return null;
      return Object.entries(await values())
        .map(([name, value]) => `export const ${name} = ${value};`)
        .join('\n');
    },
  };
}
