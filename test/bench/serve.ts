import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
};

/**
 * Serves texts on a free port of this machine; everything else is 404.
 *
 * @param files texts by path, such as `/widget.html`
 */
export async function serve(files: ReadonlyMap<string, string>): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const text = files.get(path);
    if (text === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'Content-Type': TYPES[path.split('.').at(-1) ?? ''] ?? 'text/plain' }).end(text);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
