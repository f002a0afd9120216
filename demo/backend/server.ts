import { fileURLToPath } from 'node:url';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { DROP_HEADER } from './faults.ts';
import { createSqliteStore } from './sqlite-store.ts';
import { serveFiles } from './static-files.ts';

const DEFAULT_PORT = 4173;

export interface ServerOptions {
  /** 0 takes any free port. */
  port?: number;
  /** Which network the server listens on; this machine alone unless given. */
  hostname?: string;
  /** Path of the SQLite file; `demo/.data/shop.sqlite` unless given. */
  databaseFile?: string;
  /** Hears of what went wrong inside. */
  log?: (message: string) => void;
}

export interface RunningServer {
  /** Origin to open in a browser, without a slash at the end. */
  url: string;
  /** Cuts what is still open, and closes the database. */
  close(): Promise<void>;
}

/** Starts the demo: the services, the switches, the built script and the built pages. Rejects when the port is taken. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { port = DEFAULT_PORT, hostname = '127.0.0.1', databaseFile = pathOf('../.data/shop.sqlite') } = options;
  const store = createSqliteStore(databaseFile);
  const app = createApp({ store, reportError: (error) => options.log?.(describe(error)) });
  serveFiles(app, [pathOf('../../dist'), pathOf('../dist')]);

  const server = createAdaptorServer({ fetch: async (request, env) => cutIfAsked(await app.fetch(request, env), env) });
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, hostname, resolve);
    });
  } catch (error) {
    await store.close();
    throw error;
  }
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      await new Promise((resolve) => {
        server.close(resolve);
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
      await store.close();
    },
  };
}

/** Destroys the connection in place of an answer that says so. */
function cutIfAsked(response: Response, env: unknown): Response {
  if (!response.headers.has(DROP_HEADER)) return response;
  (env as HttpBindings).incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

function pathOf(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url));
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function main(): Promise<void> {
  const port = Number(process.env['PORT'] ?? DEFAULT_PORT);
  const hostname = process.env['HOST'];
  try {
    const server = await startServer({ port, log: console.error, ...(hostname === undefined ? {} : { hostname }) });
    console.log(`The demo is at ${server.url}`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void server.close().then(() => process.exit(0)));
    }
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    console.error(taken ? `Port ${port} is taken. Choose another one: PORT=4174 npm start` : describe(error));
    process.exitCode = 1;
  }
}

if (import.meta.main) await main();
