import MagicString from 'magic-string';
import { parseSync, Visitor } from 'vite';

/**
 * Gives constants of a module other values.
 *
 * @param id the file of the module, for messages
 * @param values expressions by the names of the constants
 * @throws Error if the module lacks one of them
 */
export function replaceConstants(code: string, id: string, values: Readonly<Record<string, string>>): MagicString {
  const text = new MagicString(code);
  const missing = new Set(Object.keys(values));
  new Visitor({
    VariableDeclarator({ id: declared, init }) {
      const value = declared.type === 'Identifier' ? values[declared.name] : undefined;
      if (declared.type !== 'Identifier' || value === undefined || !init) return;
      text.overwrite(init.start, init.end, value);
      missing.delete(declared.name);
    },
  }).visit(parseSync(id, code).program);
  if (missing.size > 0) throw new Error(`${id} no longer has the list ${[...missing].join(', ')}.`);
  return text;
}
