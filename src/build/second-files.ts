import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { builtIns } from './built-ins.ts';
import { finishBundle, integrityOf, type Outputs } from './finish-bundle.ts';
import { plainLiterals } from './plain-literals.ts';
import { PROJECT, VERSION } from './project.ts';

/** A file that the script loads from beside it, as fit for foreign pages as the script. */
interface SecondFile {
  readonly fileName: string;
  readonly brotliLimit: number;
  /** A module that hands something over, and exports nothing: an export would become a global variable. */
  readonly entry: string;
  readonly first?: readonly Plugin[];
}

/**
 * The files beside a script. They are built before it, because it contains their hashes, and written with it.
 *
 * @param output how every file for foreign pages is written
 */
export class SecondFiles {
  readonly #built = new Map<string, Outputs>();
  readonly #output: UserConfig['build'];

  constructor(output: UserConfig['build']) {
    this.#output = output;
  }

  /** @returns the hash of the file */
  async build({ fileName, brotliLimit, entry, first = [] }: SecondFile): Promise<string> {
    const result = (await build({
      root: PROJECT,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      define: { __VERSION__: JSON.stringify(VERSION) },
      plugins: [
        ...first,
        builtIns(),
        plainLiterals(),
        finishBundle({ fileName, version: VERSION, brotliLimit, joins: true }),
      ],
      build: {
        ...this.#output,
        write: false,
        lib: { entry, formats: ['iife'], name: 'ShopWidgets', fileName: () => fileName },
      },
    })) as Rolldown.RolldownOutput[];
    const output = result.flatMap((each) => each.output);
    const chunk = output.find(({ type }) => type === 'chunk') as Rolldown.OutputChunk;
    if (chunk.exports.length > 0) throw new Error(`${fileName} exports something.`);
    this.#built.set(fileName, output);
    return integrityOf(chunk.code);
  }

  outputs(): Outputs {
    return [...this.#built.values()].flat();
  }
}
