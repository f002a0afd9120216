import { didYouMean } from '../../embed/distance.ts';
import { check } from './check.ts';
import { type Command, type Machine, UsageError, type Result } from './command.ts';
import { conformance } from './conformance.ts';
import { content } from './content.ts';
import { fallback } from './fallback.ts';
import { mock } from './mock.ts';
import { prerender } from './prerender.ts';
import { publish } from './publish.ts';
import { schema } from './schema.ts';
import { printable } from '../printable.ts';

/** Every command, in the order of the help. */
const COMMANDS: readonly Command[] = [check, content, fallback, prerender, schema, conformance, mock, publish];

/** How the file of the build is run. Nobody owns the package's name, so no advice may name it. */
const PROGRAM = 'node dist/cli.js';

const HELP: readonly string[] = ['--help', '-h'];

/** @param words the arguments after the name of the program */
export async function run(words: readonly string[], machine: Machine): Promise<Result> {
  const [name, ...rest] = words;
  if (name === undefined) return { output: usageOf(COMMANDS), exitCode: 2 };
  if (name === 'help' || HELP.includes(name)) return { output: usageOf(COMMANDS), exitCode: 0 };
  if (name === 'version' || name === '--version') return { output: `shop-widgets ${__VERSION__}\n`, exitCode: 0 };
  const command = COMMANDS.find((known) => known.name === name);
  if (command === undefined) {
    const names = COMMANDS.map((known) => known.name);
    const sentence = `"${name}" is not a command${didYouMean(name, names) ?? '.'}`;
    return { output: `${sentence}\n\n${usageOf(COMMANDS)}`, exitCode: 2 };
  }
  if (rest.some((word) => HELP.includes(word))) return { output: usageOf([command]), exitCode: 0 };
  try {
    return await command.run(rest, machine);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { output: `${printable(error.message)}\n${PROGRAM} ${name} --help shows the options.\n`, exitCode: 2 };
  }
}

function usageOf(commands: readonly Command[]): string {
  const lines = commands.flatMap(({ name, usage }) =>
    usage.map(([words, help]) => {
      // What can be added to the call above.
      const call = words.startsWith('… ') ? `    ${words}` : `  ${PROGRAM} ${name} ${words}`;
      return `${call.trimEnd()}\n        ${help}`;
    }),
  );
  return `Usage:\n${lines.join('\n')}\n\nExit codes: 0 all is well, 1 something was found, 2 the arguments are wrong, 3 nothing was found, but not everything was checked.\n`;
}
