import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';

/** Changes files as the development server reads them, so that a test leaves the files of the repository alone. */
export class Edits {
  #server: ViteDevServer | undefined;
  readonly #made = new Map<string, readonly [before: string, after: string]>();

  /** The plugin that puts the changed text in the place of the one in the file. */
  readonly plugin: Plugin = {
    name: 'edits',
    enforce: 'pre',
    // A server that somebody works with keeps its own.
    config: () => ({ cacheDir: join(import.meta.dirname, '../../../../test-results/vite') }),
    configureServer: (server) => {
      this.#server = server;
    },
    transform: (code, id) => {
      const edit = this.#made.get(id.replace(/\?.*$/, ''));
      if (edit && !code.includes(edit[0])) throw new Error(`${id} no longer contains ${edit[0]}`);
      return edit && code.replace(...edit);
    },
  };

  /** Tells the server that a file has changed, as it hears from the file system. */
  save(file: string, before: string, after: string): void {
    this.#made.set(file, [before, after]);
    this.#server?.watcher.emit('change', file);
  }
}
