/**
 * `npm run test:all -- php`: PHP's own linter, the syntax of PHP 7.4 and the coding standards of the systems, for every PHP
 * file that is delivered: those in the archives of the plugins, and the templates.
 */
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync, unzipSync } from 'fflate';
import { parseTar } from 'nanotar';
import { Unavailable } from '../cms/install/packages.ts';
import { breachesIn, oldProblemsIn, type Sample, type Standard, syntaxErrorsIn } from './checks.ts';
import { copyWordPressStandard, type Php, unpackPhp, withOldNames } from './php.ts';
import { SAMPLES } from './samples.ts';

const DIST = join(import.meta.dirname, '../../../dist');

const ARCHIVES: Readonly<Partial<Record<Standard, string>>> = {
  wordpress: 'shop-widgets-wordpress.zip',
  dokuwiki: 'shop-widgets-dokuwiki.zip',
  mediawiki: 'shop-widgets-mediawiki.tar.gz',
};

try {
  const php = unpackPhp();
  try {
    check(php);
  } finally {
    php.close();
  }
} catch (error) {
  if (!(error instanceof Unavailable)) throw error;
  console.log(`skipped: ${error.message}`);
}

function check(php: Php): void {
  const wordPressStandard = copyWordPressStandard(php.folder);
  const blind = SAMPLES.filter((sample, index) => !isFound(php, wordPressStandard, sample, index));
  for (const { check: name, code } of blind) console.error(`✗ The check “${name}” does not find ${code}`);
  const folders = layOut(join(php.folder, 'delivered'));
  const files = globSync('**/*.php', { cwd: join(php.folder, 'delivered') });
  const paths = files.map((file) => join(php.folder, 'delivered', file));
  const problems = [
    ...paths.flatMap((path) => [...syntaxErrorsIn(php, path), ...oldProblemsIn(path)]),
    ...folders.flatMap(([standard, folder]) => breachesIn(php, wordPressStandard, folder, standard)),
  ];
  for (const problem of problems) console.error(`✗ ${problem.replaceAll(`${php.folder}/delivered/`, '')}`);
  console.log(`${String(files.length)} PHP files, ${String(problems.length)} problems.`);
  process.exitCode = problems.length + blind.length > 0 || files.length === 0 ? 1 : 0;
}

function isFound(php: Php, wordPressStandard: string, { check: name, code, finding }: Sample, index: number): boolean {
  const file = join(php.folder, `sample-${String(index)}.php`);
  writeFileSync(file, code);
  const findings =
    {
      syntax: () => syntaxErrorsIn(php, file),
      old: () => oldProblemsIn(file),
    }[name as string] ?? (() => breachesIn(php, wordPressStandard, file, name as Standard));
  return findings().some((line) => finding.test(line));
}

/** Unpacks what is delivered, each standard's files in a folder of their own. */
function layOut(root: string): ReadonlyArray<readonly [Standard, string]> {
  cpSync(join(DIST, 'templates/shop-widgets.php'), join(root, 'templates/shop-widgets.php'));
  const archives = Object.entries(ARCHIVES).map(([standard, archive]) => {
    const folder = join(root, standard);
    unpack(new Uint8Array(readFileSync(join(DIST, 'plugins', archive))), folder);
    return [standard as Standard, folder] as const;
  });
  return [...archives, ['templates', join(root, 'templates')]];
}

function unpack(archive: Uint8Array, folder: string): void {
  const isZip = archive[0] === 'P'.charCodeAt(0);
  const files = isZip
    ? Object.entries(unzipSync(archive))
    : parseTar(gunzipSync(archive)).map(({ name, data = new Uint8Array() }) => [name, data] as const);
  for (const [path, data] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), path.endsWith('.php') ? withOldNames(Buffer.from(data).toString()) : data);
  }
}
