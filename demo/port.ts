const DEFAULT_PORT = 4173;

/**
 * The port from the environment variable PORT. Default: 4173.
 *
 * @throws Error if it is not a port number
 */
export function portFrom(text: string | undefined): number {
  if (!text) return DEFAULT_PORT;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Error(`PORT is “${text}”, which is not a port number: choose one from 1 to 65535.`);
}

/** What the commands print of an error: where a port is in use, what to do. */
export function messageOf(error: unknown): string {
  const { code, port = DEFAULT_PORT, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code !== 'EADDRINUSE') return message;
  return `Port ${port} is in use: stop the program that uses it, or choose another port with PORT=${port + 1}.`;
}
