/**
 * `npm run dev`: the demo for development. Vite serves the pages and reloads them, also after each build of the script.
 * The script is built for production, because it behaves differently on a page otherwise. The backend restarts when one
 * of its files changes.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { build, createServer, type ViteDevServer } from 'vite';

import { originOfServer } from './backend/hosts.ts';
import { settingsFrom } from './backend/server-settings.ts';
import { messageOf, portFrom } from './port.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

// Both the page server and the script build read this: with React's development build the script would differ from
// production.
process.env['NODE_ENV'] = 'production';

try {
  const { hostname = 'localhost', hosts = [], baseUrl } = settingsFrom(process.env);
  const port = portFrom(process.env['PORT']);
  const url = originOfServer(hostname, port);
  const backendPort = port + 1;
  const backend = startBackend(backendPort, [hostname, ...hosts], baseUrl ?? url);
  const pages = await servePages(port, hostname, hosts, backendPort);
  await buildScriptOnChange(pages);

  console.log(`\nThe demo for development: ${url}\nStop it with Ctrl-C.`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      backend.kill('SIGTERM');
      void pages.close().finally(() => process.exit(0));
    });
  }
  process.on('exit', () => backend.kill('SIGTERM'));
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}

/** Starts the backend behind the page server, which forwards the host names that the browser asked for. */
function startBackend(port: number, hosts: readonly string[], baseUrl: string): ChildProcess {
  const args = ['--watch', '--watch-preserve-output', `${root}/demo/backend/server.ts`];
  const own = { HOST: '127.0.0.1', PORT: String(port), ALLOWED_HOSTS: hosts.join(','), PUBLIC_URL: baseUrl };
  // Mails must link to the page server, not to the backend's own address.
  return spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...own } });
}

async function servePages(
  port: number,
  host: string,
  allowedHosts: readonly string[],
  backendPort: number,
): Promise<ViteDevServer> {
  const backend = { target: `http://127.0.0.1:${backendPort}` };
  const pages = await createServer({
    configFile: `${root}/demo/vite.config.ts`,
    logLevel: 'warn',
    clearScreen: false,
    server: {
      port,
      strictPort: true,
      host,
      allowedHosts: [...allowedHosts],
      proxy: {
        '/service': backend,
        '/demo/api': backend,
        '/shop-widgets.js': backend,
        // Only the script of all sites is built at each change; its default is the site of the examples.
        '^/shop-widgets\\.[a-z-]+\\.js$': { ...backend, rewrite: () => '/shop-widgets.js' },
        '/shop-widgets-debug.js': backend,
        '/integrity.json': backend,
        '/footer-content.schema.json': backend,
      },
    },
  });
  return pages.listen();
}

/** Builds the script now and whenever one of its files changes, then reloads the pages. */
async function buildScriptOnChange(pages: ViteDevServer): Promise<void> {
  const watcher = await build({
    root,
    configFile: `${root}/vite.config.ts`,
    logLevel: 'error',
    clearScreen: false,
    build: { watch: {} },
  });
  if (!('on' in watcher)) throw new Error('Vite did not watch the script’s files.');

  await new Promise<void>((resolve) => {
    watcher.on('event', (event) => {
      // Vite prints the errors.
      if (event.code === 'BUNDLE_END') {
        console.log(`The script was built at ${new Date().toLocaleTimeString()}.`);
        pages.ws.send({ type: 'full-reload' });
      } else if (event.code === 'END') {
        resolve();
      }
    });
  });
}
