import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Plugin } from 'vite';
import { HOST_LIBRARIES } from './host-libraries.ts';
import { CONTENT_TYPES, HOSTS } from './hosts/hosts.ts';

const FOLDER = join(import.meta.dirname, 'hosts');

/**
 * Serves and copies the host pages as they are, byte for byte: Vite would make modules of their scripts, and read all of
 * them as UTF-8.
 */
export function hostPages(): Plugin {
  let outDir = '';
  return {
    name: 'host-pages',
    configResolved(config) {
      outDir = join(config.build.outDir, 'hosts');
    },
    configureServer(server) {
      server.middlewares.use('/hosts', (request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname;
        const file = readHostFile(path);
        if (!file) return next();
        response.setHeader('Content-Type', file.type);
        response.end(file.body);
      });
    },
    writeBundle() {
      for (const { id } of HOSTS) cpSync(join(FOLDER, id), join(outDir, id), { recursive: true });
      mkdirSync(join(outDir, 'lib'), { recursive: true });
      for (const [name, read] of Object.entries(HOST_LIBRARIES)) writeFileSync(join(outDir, 'lib', name), read());
    },
  };
}

/** A file below `/hosts`, or `undefined` for the index page and for what is not there. */
function readHostFile(path: string): { type: string; body: string | Buffer } | undefined {
  const [, folder = '', ...rest] = path.split('/');
  const name = rest.join('/') || 'index.html';
  const type = CONTENT_TYPES[extname(name)];
  if (type === undefined || rest.includes('..')) return undefined;
  const library = folder === 'lib' ? HOST_LIBRARIES[name] : undefined;
  if (library) return { type, body: library() };
  if (rest.length === 0 || !HOSTS.some(({ id }) => id === folder)) return undefined;
  try {
    return { type, body: readFileSync(join(FOLDER, folder, name)) };
  } catch {
    return undefined;
  }
}
