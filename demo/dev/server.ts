import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';
import { originOfServer } from '../backend/hosts.ts';
import type { RunningServer } from '../backend/listen.ts';
import type { ServerOptions } from '../backend/server.ts';
import { DEFAULT_PORT } from '../run-server.ts';
import { backend } from './backend.ts';
import { hotStyles } from './hot-styles.ts';
import { pages } from './pages.ts';

const DEMO = join(import.meta.dirname, '..');

/** Starts Vite's server with the demo's pages, the widgets' sources and the backend. Rejects if the port is in use. */
export async function startDev(options: ServerOptions, plugins: readonly Plugin[] = []): Promise<RunningServer> {
  const { port = DEFAULT_PORT, hostname = '127.0.0.1', hosts = [], baseUrl } = options;
  let url = '';
  const server = await createServer({
    configFile: join(DEMO, 'vite.config.ts'),
    // An address without a page is 404, and not the shop page.
    appType: 'mpa',
    plugins: [...plugins, react(), hotStyles(), pages(), backend(() => baseUrl ?? url, options)],
    server: {
      host: hostname,
      port,
      strictPort: true,
      allowedHosts: baseUrl ? [...hosts, new URL(baseUrl).hostname] : [...hosts],
      fs: { allow: [join(DEMO, '..')] },
    },
    // Where Vite looks for packages before the first page asks for one, which would load the page twice.
    optimizeDeps: { entries: ['dev/*.ts', '{configurator,gallery}/*.tsx', '../widgets/index.ts'] },
  });
  await server.listen();
  const address = server.httpServer?.address();
  url = originOfServer(hostname, typeof address === 'object' && address ? address.port : port);
  // Ready means that the services answer, too.
  await fetch(`${url}/demo/api/outbox`);
  return { url, close: () => server.close() };
}
