/**
 * `npm start`: builds the scripts and the demo's pages, and serves them together with the backend. `npm run dev` builds the
 * script and the pages again whenever one of their files changes.
 */
import { fileURLToPath } from 'node:url';

import { build, type InlineConfig } from 'vite';

import { startServer } from './backend/server.ts';
import { settingsFrom } from './backend/server-settings.ts';
import { messageOf, portFrom } from './port.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const isDev = process.argv.includes('--watch');
const how: InlineConfig = isDev
  ? { logLevel: 'warn', build: { watch: {} }, plugins: [{ name: 'demo-dev', closeBundle: tellTime }] }
  : { logLevel: 'error' };

try {
  const port = portFrom(process.env['PORT']);
  const settings = settingsFrom(process.env);
  console.log('Building the scripts and the demo …');
  await build({ root, configFile: `${root}/vite.config.ts`, ...how });
  await build({ configFile: `${root}/demo/vite.config.ts`, ...how });

  const server = await startServer({ port, log: console.error, ...settings });
  console.log(`\nThe demo is ready: ${server.url}\nStop it with Ctrl-C.`);

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}

function tellTime(): void {
  console.log(`Built at ${new Date().toLocaleTimeString()}: reload the page.`);
}
