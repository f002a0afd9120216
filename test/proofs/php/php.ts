import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { phpCommand, tryPhp } from '../cms/install/machine.ts';
import { PHP, unpackPackages } from '../cms/install/packages.ts';

/** PHP, as Debian packs it, unpacked without installing it. */
export interface Php {
  /** A folder for the files of this run. */
  readonly folder: string;
  readonly run: (words: readonly string[], input?: string) => ReturnType<typeof tryPhp>;
  readonly close: () => void;
}

/** @throws Unavailable if this is no Debian, or if its packages cannot be reached */
export function unpackPhp(): Php {
  const { root } = unpackPackages(PHP);
  const folder = mkdtempSync(join(tmpdir(), 'shop-php-'));
  const php = phpCommand({ root, folder });
  return {
    folder,
    run: (words, input) => tryPhp(php, words, input),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
