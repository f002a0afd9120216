import type { Machine, Result } from '../../src/node/cli/command.ts';
import { conformanceBy } from '../../src/node/cli/conformance.ts';
import type { Transport } from '../../src/node/conformance/page.ts';

interface Printed {
  readonly result: Result;
  readonly printed: string;
}

/** Runs the command with words, and a transport that stands for the network. */
export async function conformance(
  line: string,
  transport: Transport,
  environment: Machine['environment'] = {},
): Promise<Printed> {
  let printed = '';
  const print = (text: string): void => void (printed += text);
  const readFile = (): Promise<string> => Promise.reject(new Error('No file is read.'));
  const result = await conformanceBy(transport).run(line.split(' ').filter(Boolean), {
    readFile,
    print,
    ask: () => Promise.resolve(200),
    environment,
  });
  return { result, printed };
}
