import { createAdaptorServer, type Http2Bindings, type HttpBindings } from '@hono/node-server';
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

export interface RunningServer {
  /** Origin to open in a browser, without a slash at the end. */
  url: string;
  /** Closes all connections, and the database. */
  close(): Promise<void>;
}

/** Serves an app over HTTP. Rejects if the port is in use. */
export async function listen(app: Hono, { port, hostname, hosts }: ListenOptions): Promise<RunningServer> {
  const served = hostsServed(hostname, hosts);
  const server = createAdaptorServer({
    fetch: (request, env) => (isServed(request, served) ? respond(app, request, env) : misdirected()),
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

/** The app's response to a request; closes the connection instead if the response asks for it. */
export async function respond(app: Hono, request: Request, env: HttpBindings | Http2Bindings): Promise<Response> {
  const response = await app.fetch(request, env);
  if (!response.headers.has(DROP_HEADER)) return response;
  env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}
