import MagicString from 'magic-string';
import type { Plugin } from 'vite';

/** Gives texts, content and styles a source map, so that it can be told what they weigh in the script. */
export function namedData(): Plugin {
  return {
    name: 'shop:named-data',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!/\.(?:json|css)(?:\?inline)?$/.test(id)) return null;
      return { code, map: new MagicString(code).generateMap({ source: id, hires: 'boundary' }) };
    },
  };
}
