import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readCustomProperties } from '../../src/build/documentation/custom-properties.ts';

const PROJECT = join(import.meta.dirname, '../..');
const MODULE = 'virtual:custom-properties';

/** Gives the configurator the public custom properties, which are read from the style sheets, and the version. */
export function configurator(): Plugin {
  return {
    name: 'configurator',
    config() {
      const { version } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as { version: string };
      return { define: { __VERSION__: JSON.stringify(version) } };
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) =>
      id === `\0${MODULE}` ? `export default ${JSON.stringify(readCustomProperties(PROJECT))};` : undefined,
  };
}
