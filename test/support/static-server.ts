import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.gif': 'image/gif',
  '.htm': 'text/html',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export interface StaticServer {
  /** The address of the folder, with a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves the files of a folder and nothing else, as the plainest host does.
 *
 * @param below the path below which they are served, with slashes around it
 */
export async function serveFolder(folder: string, below = '/'): Promise<StaticServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.startsWith(below) ? normalize(decodeURIComponent(pathname.slice(below.length))) : '..';
    void answer(
      response,
      path.startsWith('..') ? undefined : join(folder, path.replace(/(?:^|\/)\.?$/u, '/index.html')),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://localhost:${String((server.address() as AddressInfo).port)}${below}`,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function answer(response: ServerResponse, file: string | undefined): Promise<void> {
  try {
    const body = await readFile(file ?? '');
    response.writeHead(200, { 'Content-Type': TYPES[extname(file ?? '')] ?? 'application/octet-stream' }).end(body);
  } catch {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
  }
}
