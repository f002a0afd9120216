import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { didYouMean } from '../../embed/distance.ts';

/** What a command needs of the machine that it runs on. */
export interface Machine {
  /** Reads a text file. Rejects if it cannot be read. */
  readFile(file: string): Promise<string>;
  /** The status of an address, after its redirects. Rejects if no answer comes. */
  ask(address: string, method: 'HEAD' | 'GET'): Promise<number>;
  /** Writes to the standard output at once, for output that is long or that a program reads. */
  print(text: string): void;
  /** The environment variables. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** What a command that was called correctly ends with. */
export interface Result {
  /** Printed when the command has ended: to the standard output, or to the standard error if it failed. */
  readonly output: string;
  /** 0 for success, 1 for a failure of what was looked at, 2 for invalid arguments, 3 for a success of only a part. */
  readonly exitCode: 0 | 1 | 2 | 3;
}

/** Arguments that a command cannot work with. The message names the remedy. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A way to call a command: the words after its name, and what it then does, in one line. */
type Usage = readonly [words: string, help: string];

/** A command of the package. */
export interface Command {
  readonly name: string;
  readonly usage: readonly Usage[];
  /**
   * @param words the arguments after the name of the command
   * @throws {UsageError}
   */
  run(words: readonly string[], machine: Machine): Promise<Result>;
}

interface Definition<Options extends ParseArgsOptionsConfig> {
  readonly name: string;
  readonly usage: readonly Usage[];
  readonly options: Options;
  /** What the words without an option are, such as "file names"; without it there may be none. */
  readonly positionals?: string;
  run(
    given: { readonly values: Values<Options>; readonly positionals: readonly string[] },
    machine: Machine,
  ): Promise<Result>;
}

/** The options that were given. */
export type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options }>
>['values'];

/** Declares a command. Its options are parsed before it runs; unknown ones are a misuse that names the known ones. */
export function defineCommand<const Options extends ParseArgsOptionsConfig>({
  name,
  usage,
  options,
  positionals,
  run,
}: Definition<Options>): Command {
  return {
    name,
    usage,
    async run(words, machine) {
      let given;
      try {
        given = parseArgs({ args: withDashes(words, options), options, allowPositionals: positionals !== undefined });
      } catch (error) {
        const [, unknown] = /^Unknown option '-*([^']+)'/u.exec((error as Error).message) ?? [];
        const names = Object.keys(options).map((each) => `--${each}`);
        const fault =
          unknown === undefined
            ? (error as Error).message
            : `--${unknown} is not known${didYouMean(`--${unknown}`, names) ?? '.'}`;
        throw new UsageError(`${name} takes ${known(options, positionals)}: ${fault}`);
      }
      return run(given, machine);
    },
  };
}

/** The arguments, with each value that begins with a dash, such as some tokens, as one word with its option. */
function withDashes(words: readonly string[], options: ParseArgsOptionsConfig): string[] {
  const args: string[] = [];
  for (const word of words) {
    const [, option = ''] = /^--(.+)/u.exec(args.at(-1) ?? '') ?? [];
    const isValue = options[option]?.type === 'string' && /^-[^-]/u.test(word);
    args.push(isValue ? `${args.pop()}=${word}` : word);
  }
  return args;
}

/** The options of a command, as a sentence lists them. */
function known(options: ParseArgsOptionsConfig, positionals: string | undefined): string {
  const names = Object.keys(options).map((option) => `--${option}`);
  const all = positionals === undefined ? names : [...names, positionals];
  return new Intl.ListFormat('en-GB').format(all) || 'no options';
}
