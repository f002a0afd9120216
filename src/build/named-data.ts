import { readFileSync } from 'node:fs';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';

/** Ends the id of a module with data: Vite's own plugin for JSON, which names no source, leaves it alone. */
const SUFFIX = '.data.js';

/** Gives texts, content and styles a source map, so that it can be told what they weigh in the script. */
export function namedData(): Plugin {
  return {
    name: 'shop:named-data',
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
    transform: {
      // After Vite has made a module of a stylesheet.
      order: 'post',
      handler(code, id) {
        if (!id.endsWith(SUFFIX) && !/\.css(?:\?inline)?$/.test(id)) return null;
        const source = id.replace(SUFFIX, '');
        return { code, map: new MagicString(code).generateMap({ source, hires: 'boundary' }) };
      },
    },
  };
}
