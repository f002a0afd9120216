import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getConnInfo } from '@hono/node-server/conninfo';
import { parse } from 'yaml';
import { serveOutbox } from '../outbox/outbox-page.ts';
import { DEFAULT_PORT, runServer } from '../run-server.ts';
import { createApp } from './app.ts';
import { createSchemas } from './bodies.ts';
import { Database } from './database.ts';
import { listen, type RunningServer } from './listen.ts';
import type { ServerSettings } from './server-settings.ts';
import { serveFiles } from './static-files.ts';
import { Store } from './store.ts';

export interface ServerOptions extends ServerSettings {
  /** Path of the SQLite file. Default: `demo/.data/demo.sqlite`. */
  databaseFile?: string;
  log?: (message: string) => void;
}

export type Services = ReturnType<typeof openServices>;

/**
 * Opens the database, and makes the services, the switches and the outbox.
 *
 * @param baseUrl returns the origin of the links in mails
 */
export function openServices(baseUrl: () => string, options: ServerOptions = {}) {
  const { databaseFile = join(import.meta.dirname, '../.data/demo.sqlite'), origins = [], log = () => {} } = options;
  const database = new Database(databaseFile);
  const app = createApp({
    database,
    schemas: createSchemas({ newsletter: readDocument('newsletter'), login: readDocument('login') }),
    baseUrl,
    origins,
    clientOf: (c) => getConnInfo(c).remote.address,
    reportRefusedOrigin: (origin) =>
      log(`A page of ${origin} may not call the services. To let it, start with ALLOWED_ORIGINS=${origin}`),
    reportError: (error) => log(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  });
  const store = new Store(database);
  serveOutbox(app, () => store.listMails());
  return { app, close: () => database.close() };
}

/** Starts the demo: the services, the built script and the built pages. Rejects if the port is in use. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { port = DEFAULT_PORT, hostname = '127.0.0.1', hosts = [], baseUrl } = options;
  let url = '';
  const { app, close } = openServices(() => baseUrl ?? url, options);
  serveFiles(app, [join(import.meta.dirname, '../../dist'), join(import.meta.dirname, '../dist')]);
  try {
    const named = baseUrl ? [...hosts, new URL(baseUrl).hostname] : hosts;
    const listening = await listen(app, { port, hostname, hosts: named });
    ({ url } = listening);
    return { url, close: () => listening.close().then(close) };
  } catch (error) {
    close();
    throw error;
  }
}

function readDocument(service: string): object {
  const file = join(import.meta.dirname, `../../src/embed/api/openapi/${service}.yaml`);
  return parse(readFileSync(file, 'utf8')) as object;
}

if (import.meta.main) await runServer(startServer, (url) => `The demo is at ${url}`);
