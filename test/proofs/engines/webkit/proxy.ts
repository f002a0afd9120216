import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { Emit, Header, Params } from './protocol.ts';

/** Makes the certificate for the pages' hosts. */
export const CERTIFICATE_MAKER = '/usr/bin/openssl';

/** A page of every host that holds nothing: cookies are set from it. */
export const BLANK_PATH = '/.bridge/blank';
/** The script that runs before those of the page. It has an address, because policies forbid inline scripts. */
const PRELOAD_PATH = '/.bridge/preload.js';

interface Held {
  readonly request: object;
  readonly isDocument: boolean;
  readonly response: ServerResponse;
}

/** Answers every request of a browser by asking Playwright, as if the browser asked: none reaches a network. */
export class Proxy {
  /** The script that runs before those of the page. */
  preload: () => string = () => '';
  /** Names the navigation under way, for the request of a document. */
  navigation: () => string | null = () => null;
  readonly #context: string;
  readonly #emit: Emit;
  readonly #held = new Map<string, Held>();
  readonly #server = createServer((request, response) => this.#receive(request, response));
  #last = 0;

  constructor(context: string, emit: Emit) {
    this.#context = context;
    this.#emit = emit;
  }

  /** Starts to listen and returns the address. */
  async listen(): Promise<string> {
    const secure = createSecureServer(certificate(), (request, response) => this.#receive(request, response));
    this.#server.on('connect', (_request, socket) => {
      socket.on('error', () => socket.destroy());
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      secure.emit('connection', socket);
    });
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (typeof address !== 'object' || !address) throw new Error('The proxy has no port.');
    return `127.0.0.1:${String(address.port)}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** Answers a request. */
  provide({ request = '', statusCode = 200, headers = [], body }: Params): undefined {
    const held = this.#take(request);
    const bytes = Buffer.from(body?.value ?? '', body?.type === 'base64' ? 'base64' : 'utf8');
    const response = { status: statusCode, statusText: '', headers, protocol: 'http/1.1', headersSize: 0 };
    this.#tell('responseStarted', { request: held.request, response });
    held.response.statusCode = statusCode;
    for (const { name, value } of headers) held.response.setHeader(name, value.value);
    held.response.removeHeader('content-length');
    held.response.end(held.isDocument ? withPreload(bytes) : bytes, () =>
      this.#tell('responseCompleted', { request: held.request, response: { ...response, bodySize: bytes.length } }),
    );
  }

  /** Breaks the connection of a request. */
  fail({ request = '' }: Params): undefined {
    const held = this.#take(request);
    held.response.destroy();
    this.#tell('fetchError', { request: held.request, errorText: 'The test broke the connection.' });
  }

  #take(request: string): Held {
    const held = this.#held.get(request);
    if (!held) throw new Error('no such request');
    this.#held.delete(request);
    return held;
  }

  #receive(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? '/';
    const url = path.startsWith('/') ? `https://${request.headers.host ?? ''}${path}` : path;
    const { pathname } = new URL(url);
    if (pathname === PRELOAD_PATH) return answer(response, 'text/javascript; charset=utf-8', this.preload());
    if (pathname === BLANK_PATH)
      return answer(response, 'text/html', `<link rel="icon" href="data:,"><script src="${PRELOAD_PATH}"></script>`);
    request.resume();
    const destination = (request.headers['sec-fetch-dest'] ?? 'empty').replace('empty', '');
    const name = `${this.#context}/request-${String((this.#last += 1))}`;
    const described = describe(name, url, request, destination);
    this.#held.set(name, { request: described, isDocument: destination === 'document', response });
    response.on('close', () => this.#lose(name));
    this.#tell('beforeRequestSent', {
      request: described,
      navigation: destination === 'document' ? this.navigation() : null,
      initiator: { type: 'other' },
    });
  }

  /** The browser no longer wants an answer. */
  #lose(name: string): void {
    const held = this.#held.get(name);
    if (!held) return;
    this.#held.delete(name);
    this.#tell('fetchError', { request: held.request, errorText: 'The page broke the connection.' });
  }

  #tell(event: string, params: object): void {
    const isBlocked = event === 'beforeRequestSent';
    const common = { context: this.#context, isBlocked, navigation: null, redirectCount: 0, timestamp: Date.now() };
    this.#emit(`network.${event}`, { ...common, ...(isBlocked ? { intercepts: ['all'] } : {}), ...params });
  }
}

function describe(name: string, url: string, { method, headers }: IncomingMessage, destination: string): object {
  const listed = Object.entries(headers).map(([key, value]): Header => ({
    name: key,
    value: { type: 'string', value: String(value) },
  }));
  return {
    request: name,
    url,
    method,
    headers: listed,
    cookies: [],
    headersSize: 0,
    bodySize: Number(headers['content-length'] ?? 0),
    destination,
    initiatorType: 'fetch',
    timings: { requestTime: Date.now() },
  };
}

function answer(response: ServerResponse, type: string, body: string): void {
  response.setHeader('content-type', type);
  response.setHeader('cache-control', 'no-store');
  response.end(body);
}

/** A document with the script that runs before its own. */
function withPreload(document: Buffer): Buffer {
  const html = document.toString('latin1');
  const start = /^\s*<!doctype[^>]*>/i.exec(html)?.[0].length ?? 0;
  return Buffer.from(`${html.slice(0, start)}<script src="${PRELOAD_PATH}"></script>${html.slice(start)}`, 'latin1');
}

let made: { readonly key: string; readonly cert: string } | undefined;

/** A certificate for any host; the browser is told not to check it. */
function certificate(): { readonly key: string; readonly cert: string } {
  if (made) return made;
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const text = execFileSync(
    CERTIFICATE_MAKER,
    ['req', '-x509', ...curve, '-subj', '/CN=shop', '-keyout', '-', '-out', '-'],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const part = (name: string): string =>
    new RegExp(`-----BEGIN ${name}-----[^-]+-----END ${name}-----`).exec(text)?.[0] ?? '';
  made = { key: part('PRIVATE KEY'), cert: part('CERTIFICATE') };
  return made;
}
