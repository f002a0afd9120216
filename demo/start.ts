/** `npm start`: builds the scripts and the demo's pages, and serves them together with the backend. */
import { join } from 'node:path';
import { build } from 'vite';
import { startServer } from './backend/server.ts';
import { runServer } from './run-server.ts';

const root = join(import.meta.dirname, '..');

await runServer(
  async (settings) => {
    console.log('Building the scripts and the demo: this takes one to five minutes, by how busy the machine is …');
    const began = Date.now();
    await build({ root, configFile: `${root}/vite.config.ts`, logLevel: 'error' });
    await build({ configFile: `${root}/demo/vite.config.ts`, logLevel: 'error' });
    console.log(`Built in ${Math.round((Date.now() - began) / 1000)} s.`);
    return startServer(settings);
  },
  (url) => `\nThe demo is ready: ${url}\nStop it with Ctrl-C.`,
);
