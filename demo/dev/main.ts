/** `npm run dev`: the demo's pages with the widgets' sources in them, and the backend. A change shows at once. */
import { runServer } from '../run-server.ts';
import { startDev } from './server.ts';

await runServer(
  (settings) => startDev(settings),
  (url) =>
    `\nThe demo is ready: ${url}\nElements and sign-up in their states: ${url}/gallery.html\nStop it with Ctrl-C.`,
);
