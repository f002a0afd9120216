import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Hono } from 'hono';
import type { AddressInfo } from 'node:net';
import { DROP_HEADER } from './faults.ts';
import { hostsServed, isServed, misdirected, originOfServer } from './hosts.ts';

export interface ListenOptions {
  /** 0 chooses any free port. */
  port: number;
  hostname: string;
  /** Other host names that the server answers for. */
  hosts: readonly string[];
}

export interface Listening {
  /** Origin to open in a browser, without a slash at the end. */
  url: string;
  /** Closes all connections. */
  close(): Promise<void>;
}

/** Serves an app over HTTP. Rejects if the port is in use. */
export async function listen(app: Hono, { port, hostname, hosts }: ListenOptions): Promise<Listening> {
  const served = hostsServed(hostname, hosts);
  const server = createAdaptorServer({
    fetch: async (request, env) =>
      isServed(request, served) ? cutIfAsked(await app.fetch(request, env), env) : misdirected(),
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, resolve);
  });
  return {
    url: originOfServer(hostname, (server.address() as AddressInfo).port),
    close: async () => {
      await new Promise((resolve) => {
        server.close(resolve);
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
    },
  };
}

/** Closes the connection if the response asks for it; otherwise returns the response. */
function cutIfAsked(response: Response, env: unknown): Response {
  if (!response.headers.has(DROP_HEADER)) return response;
  (env as HttpBindings).incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}
