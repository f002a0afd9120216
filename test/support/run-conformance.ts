import type { Machine } from '../../src/node/cli/command.ts';
import { conformanceBy } from '../../src/node/cli/conformance.ts';
import type { Transport } from '../../src/node/conformance/calling-page.ts';

/** Runs the command with words, and a transport that stands for the network. */
export async function conformance(line: string, transport: Transport, environment: Machine['environment'] = {}) {
  let printed = '';
  const result = await conformanceBy(transport).run(line.split(' ').filter(Boolean), {
    readFile: () => Promise.reject(new Error('No file is read.')),
    print: (text) => void (printed += text),
    ask: () => Promise.resolve(200),
    environment,
  });
  return { result, printed };
}
