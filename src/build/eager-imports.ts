import MagicString from 'magic-string';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { PROJECT } from './project.ts';

const WIDGETS = join(PROJECT, 'widgets/');

/**
 * Evaluates what widgets import on demand together with the script, as Rollup does where a file is not split. Rolldown
 * makes each such module a function instead, which takes 4 kB. React DOM stays on demand: it makes a message channel.
 */
export function eagerImports(): Plugin {
  return {
    name: 'shop:eager-imports',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.tsx?$/ },
      handler(code, id) {
        if (!id.startsWith(WIDGETS)) return null;
        const text = new MagicString(code);
        let count = 0;
        text.replaceAll(/\bimport\((["'][^"']+["'])\)/g, (_, source: string) => {
          const name = `eager${String(count++)}`;
          text.prepend(`import * as ${name} from ${source};\n`);
          return `Promise.resolve(${name})`;
        });
        return count === 0 ? null : { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) };
      },
    },
  };
}
