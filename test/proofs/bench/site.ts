import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { readIntegrity } from '../../../src/build/finish-bundle.ts';
import { PROJECT } from '../../../src/build/project.ts';
import { foreignFile } from '../foreign/packages.ts';

/** Where a load starts: the process of the page is up, and the page has the origin of the measured one. */
export const BLANK = '/blank.html';

/** What the pages' pictures and services are answered with: each load asks for them, and none is measured. */
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"></svg>';

/** As the guide on delivery has it: a script at the address of its version never changes. */
const SCRIPT = { 'Content-Encoding': 'br', 'Cache-Control': 'public, max-age=31536000, immutable' };
const PAGE = { 'Content-Encoding': 'br', 'Cache-Control': 'no-cache' };

/** The server of the measured pages. */
export interface Site {
  readonly url: string;
  /** Serves a page from now on, at `/name.html`. */
  readonly add: (name: string, html: string) => void;
  readonly close: () => Promise<void>;
}

/** The scripts of the measured pages: ours has to be built. */
export function readScripts(): Readonly<Record<string, string>> {
  const dist = join(PROJECT, 'dist');
  const built = Object.keys(readIntegrity(dist).files).map((name) => [name, readFileSync(join(dist, name), 'utf8')]);
  return {
    'ghost.js': readFileSync(foreignFile('@tryghost/signup-form/umd/signup-form.min.js'), 'utf8'),
    ...(Object.fromEntries(built) as Readonly<Record<string, string>>),
  };
}

/** Serves scripts, and the pages that are added, compressed as a host does, on a free port of this machine. */
export async function serveSite(scripts: Readonly<Record<string, string>>): Promise<Site> {
  const picture = readFileSync(join(PROJECT, 'demo/public/static/newsletter/desktop.webp'));
  const pages = new Map([[BLANK, brotliCompressSync('<!doctype html><link rel="icon" href="data:,">')]]);
  const compressed = new Map(Object.entries(scripts).map(([name, code]) => [`/${name}`, brotliCompressSync(code)]));

  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const page = pages.get(path);
    const script = compressed.get(path);
    if (page !== undefined) answer(response, 'text/html; charset=utf-8', page, PAGE);
    else if (script) answer(response, 'text/javascript; charset=utf-8', script, SCRIPT);
    else if (path.endsWith('.webp')) answer(response, 'image/webp', picture);
    else if (path.endsWith('.svg')) answer(response, 'image/svg+xml', LOGO);
    else answer(response, 'application/json', '{}');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (name, html) => void pages.set(`/${name}.html`, brotliCompressSync(html)),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answer(response: ServerResponse, type: string, body: string | Uint8Array, headers: object = {}): void {
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'max-age=3600', ...headers }).end(body);
}
