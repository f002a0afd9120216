import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { didYouMean } from '../../embed/distance.ts';
import { siteNamed } from '../../embed/element/declare/common-attributes.ts';
import { type Site, SITES } from '../../embed/market/sites.ts';

/** What a command needs of the machine that it runs on. */
export interface Machine {
  readFile(file: string): Promise<string>;
  /** The status of an address, after its redirects. Rejects if no answer comes. */
  ask(address: string, method: 'HEAD' | 'GET', follows: boolean): Promise<number>;
  /** Writes to the standard output at once, for output that is long or that a program reads. */
  print(text: string): void;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** The result of a command that was called correctly. */
export interface Result {
  /** Printed when the command has ended: to the standard output, or to the standard error if it failed. */
  readonly output: string;
  /** 0 for success, 1 for a failed check, 2 for invalid arguments, 3 for a success of only a part. */
  readonly exitCode: 0 | 1 | 2 | 3;
}

/** Arguments that a command cannot work with. The message names the remedy. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A way to call a command: its arguments, and a line of help. */
type Usage = readonly [words: string, help: string];

export interface Command {
  readonly name: string;
  readonly usage: readonly Usage[];
  /** @throws {UsageError} */
  run(words: readonly string[], machine: Machine): Promise<Result>;
}

interface Definition<Options extends ParseArgsOptionsConfig> extends Pick<Command, 'name' | 'usage'> {
  readonly options: Options;
  /** Whether there are words without an option, such as file names. */
  readonly allowPositionals?: boolean;
  run(
    given: { readonly values: Values<Options>; readonly positionals: readonly string[] },
    machine: Machine,
  ): Promise<Result>;
}

export type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options }>
>['values'];

/** Declares a command. Its options are parsed before it runs; unknown ones are a misuse. */
export function defineCommand<const Options extends ParseArgsOptionsConfig>({
  name,
  usage,
  options,
  allowPositionals = false,
  run,
}: Definition<Options>): Command {
  return {
    name,
    usage,
    async run(words, machine) {
      let given;
      try {
        given = parseArgs({ args: [...words], options, allowPositionals });
      } catch (error) {
        const [, unknown] = /^Unknown option '-*([^'-][^']*)'/u.exec((error as Error).message) ?? [];
        const names = Object.keys(options).map((each) => `--${each}`);
        if (unknown === undefined) throw new UsageError((error as Error).message.replaceAll('\n', ' '));
        throw new UsageError(`--${unknown} is not known${didYouMean(`--${unknown}`, names) ?? '.'}`);
      }
      return run(given, machine);
    },
  };
}

/** The site that `--site` names, as a tag reads it. */
export function readSite(given: string): Site {
  const site = siteNamed(given);
  if (site === undefined) throw new UsageError(`"${given}" is not a site; use one of ${SITES.join(', ')}.`);
  return site;
}
