import type { Plugin } from 'vite';

/** The modules of Preact that take the places of React's. */
const MODULES: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/** Resolves React to Preact's compatibility layer, in dependencies too. */
export function lite(): Plugin {
  return {
    name: 'shop:lite',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const module = MODULES[source];
      return module === undefined ? null : this.resolve(module, importer, { skipSelf: true });
    },
  };
}
