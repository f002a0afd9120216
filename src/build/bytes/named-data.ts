import { readFileSync } from 'node:fs';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';

/** Ends the id of a module with data: Vite's own plugin for JSON, which names no source, leaves it alone. */
const SUFFIX = '.data.js';

/** Gives texts, content and styles a source map, so that it can be told what they weigh in the script. */
export function namedData(): Plugin[] {
  return [
    {
      name: 'shop:named-json',
      apply: 'build',
      enforce: 'pre',
      async resolveId(source, importer) {
        if (!source.endsWith('.json')) return null;
        const found = await this.resolve(source, importer, { skipSelf: true });
        return found && found.id + SUFFIX;
      },
      load(id) {
        if (!id.endsWith(`.json${SUFFIX}`)) return null;
        const file = id.slice(0, -SUFFIX.length);
        this.addWatchFile(file);
        return { code: `export default ${readFileSync(file, 'utf8').trim()};`, map: null };
      },
      transform: (code, id) => (id.endsWith(SUFFIX) ? named(code, id.slice(0, -SUFFIX.length)) : null),
    },
    {
      name: 'shop:named-styles',
      apply: 'build',
      enforce: 'post',
      transform: (code, id) => (/\.css(?:\?inline)?$/.test(id) ? named(code, id) : null),
    },
  ];
}

/** The code with a source map of its own. */
function named(code: string, source: string) {
  return { code, map: new MagicString(code).generateMap({ source, hires: 'boundary' }) };
}
