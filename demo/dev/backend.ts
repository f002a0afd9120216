import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import type * as backendServer from '../backend/server.ts';

const SERVER = join(import.meta.dirname, '../backend/server.ts');
const CONTRACTS = join(import.meta.dirname, '../../src/embed/api/openapi');

/** Runs the services in Vite's server, and starts them again when one of their files has changed. */
export function backend(baseUrl: () => string, options: backendServer.ServerOptions): Plugin {
  let services: Promise<backendServer.Services> | undefined;
  const stop = async (): Promise<void> => {
    const running = services;
    services = undefined;
    (await running?.catch(() => undefined))?.close();
  };
  return {
    name: 'demo-backend',
    configureServer({ middlewares, watcher, ssrLoadModule }) {
      const start = async (): Promise<backendServer.Services> => {
        const { openServices } = (await ssrLoadModule(SERVER)) as typeof backendServer;
        return openServices(baseUrl, options);
      };
      const listener = getRequestListener(async (request, env) => {
        try {
          services ??= start();
          return await (await services).app.fetch(request, env);
        } catch (error) {
          // A file that does not compile: the next request tries again.
          void stop();
          options.log?.(String(error));
          return new Response(String(error), { status: 500 });
        }
      });
      middlewares.use((request, response, next) => {
        if (/^\/(?:service|demo\/api)\//u.test(request.url ?? '')) void listener(request, response);
        else next();
      });
      // Read, and not imported.
      watcher.add(CONTRACTS);
    },
    // The modules that have changed are out of date by now.
    async hotUpdate({ file, modules }) {
      const isOfBackend = this.environment.name === 'ssr' && (modules.length > 0 || file.startsWith(CONTRACTS));
      if (isOfBackend) await stop();
    },
    closeBundle: stop,
  };
}
