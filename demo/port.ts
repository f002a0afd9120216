import { createServer } from 'node:net';

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

/**
 * Checks that a port is free and returns it.
 *
 * @param wanted the port to check; 0 chooses any free port
 * @throws Error with advice when another program uses it
 */
export async function freePort(wanted: number): Promise<number> {
  const probe = createServer();
  try {
    return await new Promise<number>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen(wanted, '127.0.0.1', () => {
        const address = probe.address();
        resolve(typeof address === 'object' && address ? address.port : wanted);
      });
    });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new Error(
        `Port ${wanted} is in use: stop the program that uses it, or choose another port with PORT=${wanted + 1}.`,
        {
          cause: error,
        },
      );
    }
    if (code === 'EACCES') {
      throw new Error(`Port ${wanted} may not be used by this user: choose one above 1023 with PORT=4173.`, {
        cause: error,
      });
    }
    throw error;
  } finally {
    await new Promise((resolve) => probe.close(resolve));
  }
}
