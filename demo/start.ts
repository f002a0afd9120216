/** `npm start`: builds the scripts and the demo's pages, and serves them together with the backend. */
import { fileURLToPath } from 'node:url';

import { build } from 'vite';

import { startServer } from './backend/server.ts';
import { settingsFrom } from './backend/server-settings.ts';
import { messageOf, portFrom } from './port.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

try {
  const port = portFrom(process.env['PORT']);
  const settings = settingsFrom(process.env);
  console.log('Building the scripts and the demo: this takes about a minute, on a busy machine three …');
  const began = Date.now();
  await build({ root, configFile: `${root}/vite.config.ts`, logLevel: 'error' });
  await build({ configFile: `${root}/demo/vite.config.ts`, logLevel: 'error' });

  console.log(`Built in ${Math.round((Date.now() - began) / 1000)} s.`);
  const server = await startServer({ port, log: console.error, ...settings });
  console.log(`\nThe demo is ready: ${server.url}\nStop it with Ctrl-C.`);

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}
