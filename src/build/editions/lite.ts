import type { Plugin } from 'vite';

/** The modules of Preact that take the places of React's. */
const MODULES: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/** Preact's way of hydration is not tried, so these scripts have no first paints. */
const FIRST_PAINT = /\/first-paint\/first-paint\.ts$/;
const NO_FIRST_PAINT = '\0lite-first-paint';
const NO_FIRST_PAINT_CODE =
  'export const HAS_FIRST_PAINTS = false, shows = () => false, paintedNodes = (_, owner) => owner.createDocumentFragment();';

/** Resolves React to Preact's compatibility layer, in dependencies too, and leaves out what belongs to React alone. */
export function lite(): Plugin {
  return {
    name: 'shop:lite',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (FIRST_PAINT.test(source)) return NO_FIRST_PAINT;
      const module = MODULES[source];
      return module === undefined ? null : this.resolve(module, importer, { skipSelf: true });
    },
    load: (id) => (id === NO_FIRST_PAINT ? NO_FIRST_PAINT_CODE : null),
  };
}
