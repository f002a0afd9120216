import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { isServed, misdirected, originOfServer } from './hosts.ts';

interface ListenOptions {
  /** 0 chooses any free port. */
  port: number;
  hostname: string;
  /** Other host names that the server answers for. */
  hosts: readonly string[];
}

export interface RunningServer {
  /** Origin to open in a browser, without a slash at the end. */
  url: string;
  /** Closes the server and its connections. */
  close(): Promise<void>;
}

/** Serves an app over HTTP. Rejects if the port is in use. */
export async function listen(app: Hono, { port, hostname, hosts }: ListenOptions): Promise<RunningServer> {
  const names = [hostname, ...hosts];
  const server = createAdaptorServer({
    fetch: (request, env) => (isServed(request.url, names) ? app.fetch(request, env) : misdirected()),
  }) as Server;
  server.listen(port, hostname);
  await once(server, 'listening');
  return {
    url: originOfServer(hostname, (server.address() as AddressInfo).port),
    close: async () => {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
    },
  };
}
