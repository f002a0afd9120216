import { join } from 'node:path';
import type { Plugin } from 'vite';

const REPLACE_STYLES = join(import.meta.dirname, 'replace-styles.ts');

const INLINE = /\.css\?(?:t=\d+&)?inline\b/u;

/** Makes a stylesheet that is imported as text show its changes in the page, without a reload. */
export function hotStyles(): Plugin {
  return {
    name: 'hot-styles',
    apply: 'serve',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    // Vite does not detect `accept()` in stylesheets.
    hotUpdate({ modules }) {
      for (const module of modules) if (INLINE.test(module.url)) module.isSelfAccepting = true;
    },
    transform(code, id) {
      if (!INLINE.test(id)) return undefined;
      return `
        import { replaceStyles } from ${JSON.stringify(REPLACE_STYLES)};
        ${code.replace('export default', 'const text =')}
        export default text;
        import.meta.hot.data.first ??= text;
        import.meta.hot.accept((next) => next && replaceStyles(import.meta.hot.data.first, next.default));
      `;
    },
  };
}
