import MagicString from 'magic-string';
import { parseSync, type Plugin, Visitor } from 'vite';

/** The module with the constants that the build fills in. */
const MODULE = '/src/embed/build-constants.ts';

/**
 * Gives constants of `src/embed/build-constants.ts` their values.
 *
 * @param values expressions by the names of the constants; asked for in each build
 */
export function constants(values: () => Promise<Readonly<Record<string, string>>>): Plugin {
  return {
    name: 'shop:constants',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (!id.endsWith(MODULE)) return null;
      const text = new MagicString(code);
      const wanted = await values();
      const missing = new Set(Object.keys(wanted));
      new Visitor({
        VariableDeclarator({ id: declared, init }) {
          if (declared.type !== 'Identifier' || !init || !missing.delete(declared.name)) return;
          text.overwrite(init.start, init.end, wanted[declared.name] ?? '');
        },
      }).visit(parseSync(id, code).program);
      if (missing.size > 0) this.error(`${MODULE} no longer has the constant ${[...missing].join(', ')}.`);
      return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) };
    },
  };
}
