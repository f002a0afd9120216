import MagicString from 'magic-string';
import { join } from 'node:path';
import { type ESTree, parseSync, type Plugin, Visitor } from 'vite';
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
        const imports: ESTree.ImportExpression[] = [];
        new Visitor({ ImportExpression: (node) => void imports.push(node) }).visit(
          parseSync('module.js', code).program,
        );
        if (imports.length === 0) return null;
        const text = new MagicString(code);
        for (const [index, { start, end, source }] of imports.entries()) {
          text.prepend(`import * as eager${String(index)} from ${code.slice(source.start, source.end)};\n`);
          text.overwrite(start, end, `Promise.resolve(eager${String(index)})`);
        }
        return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) };
      },
    },
  };
}
