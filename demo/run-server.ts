import type { RunningServer } from './backend/listen.ts';
import { type ServerSettings, settingsFrom } from './backend/server-settings.ts';

export const DEFAULT_PORT = 4173;

/**
 * Runs a server with the settings of the environment until a signal ends it.
 *
 * @param announce gives what is printed when the server is ready
 */
export async function runServer(
  start: (settings: ServerSettings & { port: number; log: (message: string) => void }) => Promise<RunningServer>,
  announce: (url: string) => string,
): Promise<void> {
  try {
    const server = await start({ port: DEFAULT_PORT, log: console.error, ...settingsFrom(process.env) });
    console.log(announce(server.url));
    // The first process of a container ends by no signal of itself.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => void server.close().then(() => process.exit(0)));
    }
  } catch (error) {
    console.error(messageOf(error));
    process.exit(1);
  }
}

/** What the commands print of an error: where a port is in use, what to do. */
function messageOf(error: unknown): string {
  const { code, port = DEFAULT_PORT, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code !== 'EADDRINUSE') return message;
  return `Port ${port} is in use: stop the program that uses it, or choose another port with PORT=${port + 1}.`;
}
