/** `npm run dev`: the demo's pages with the widgets' sources in them, and the backend. A change shows at once. */
import { settingsFrom } from '../backend/server-settings.ts';
import { messageOf, portFrom } from '../port.ts';
import { startDev } from './server.ts';

try {
  const server = await startDev({
    port: portFrom(process.env['PORT']),
    log: console.error,
    ...settingsFrom(process.env),
  });
  console.log(`\nThe demo is ready: ${server.url}`);
  console.log(`Elements and sign-up in their states: ${server.url}/gallery.html\nStop it with Ctrl-C.`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}
