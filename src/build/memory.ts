import type { Plugin } from 'vite';

/** A module that is in no file. */
export interface MemoryModule {
  readonly id: string;
  readonly code: string;
  readonly map: string | null;
}

/** Makes a module that is in no file the entry of a build. */
export function entryFromMemory({ id: entry, code, map }: MemoryModule): Plugin {
  return {
    name: 'shop:entry-from-memory',
    enforce: 'pre',
    resolveId: (_source, _importer, { isEntry }) => (isEntry ? entry : null),
    load: (id) => (id === entry ? { code, map } : null),
  };
}
