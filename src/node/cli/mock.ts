import process from 'node:process';
import { readDocuments } from '../conformance/documents.ts';
import { defineCommand, UsageError } from './command.ts';
import { printable } from '../printable.ts';

/** How `mock.js` beside the command, the backend of the demo, is started; no widget may depend on it. */
export type StartMock = (options: {
  readonly documents: ReturnType<typeof readDocuments>;
  /** 0 chooses any free port. */
  readonly port: number;
  readonly origins: readonly string[];
  readonly onMail: (to: string, token: string) => void;
  /** Called once with each origin that asked for access and is not listed, up to a limit. */
  readonly onRefusedOrigin: (origin: string) => void;
}) => Promise<RunningMock>;

interface RunningMock {
  readonly url: string;
  /** What a test can log in with. */
  readonly customer: { readonly email: string; readonly password: string };
  /** The value of the `StaffAuthToken` cookie of a staff session. */
  readonly staffToken: string;
  close(): Promise<void>;
}

/** By the code of the error that keeps it from starting. */
const ADVICE: Readonly<Record<string, string>> = {
  EADDRINUSE: 'The port is in use: stop the program that uses it, or choose another port with --port.',
  ERR_UNKNOWN_BUILTIN_MODULE: `The mock needs Node 22.13 or newer, which contains SQLite. This is Node ${process.version}.`,
};

export const mock = defineCommand({
  name: 'mock',
  usage: [['[--port 4174] [--origin http://localhost:3000]', 'serves a backend that fulfils the contract']],
  options: { port: { type: 'string' }, origin: { type: 'string', multiple: true } },
  async run({ values: { port = '4174', origin: origins = [] } }, { print }) {
    if (!/^\d+$/u.test(port) || Number(port) > 65_535)
      throw new UsageError(`"${port}" is not a port; use one from 1 to 65535.`);
    const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;
    // `null` is the origin of a sandboxed frame.
    const wrong = origins.find((origin) => origin !== 'null' && !isOrigin(origin));
    if (wrong !== undefined)
      throw new UsageError(`"${wrong}" is not an origin; write it in full, such as http://localhost:3000.`);
    const file = new URL('./mock.js', import.meta.url).href;
    try {
      const { startMock } = (await import(/* @vite-ignore */ file)) as { startMock: StartMock };
      const running = await startMock({
        documents: readDocuments(),
        port: Number(port),
        origins,
        onMail: (to, token) => print(`${printable(`Confirmation mail to ${to}: --token=${token}`)}\n`),
        onRefusedOrigin: (origin) =>
          print(`Pages of ${origin} may not call the services. To allow them, start with --origin ${origin}\n`),
      });
      print(welcome(running));
      await untilStopped();
      await running.close();
      return { output: '', exitCode: 0 };
    } catch (error) {
      const advice = ADVICE[(error as NodeJS.ErrnoException).code ?? ''];
      if (advice === undefined) throw error;
      return { output: `${advice}\n`, exitCode: 1 };
    }
  },
});

function welcome({ url, customer, staffToken }: RunningMock): string {
  return `The services run at ${url} until Ctrl-C; they store nothing. To check them:
node dist/cli.js conformance ${url} --send-site --email anna@example.org --customer ${customer.email} --password '${customer.password}' --staff-cookie 'StaffAuthToken=${staffToken}'
`;
}

function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
}
