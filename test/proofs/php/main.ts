/**
 * `npm run test:all -- php`: PHP's own linter and the syntax of PHP 7.4, for every PHP file that is delivered: those in the
 * archives of the plugins, and the templates.
 */
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { Unavailable } from '../cms/install/packages.ts';
import { syntaxErrorsIn } from './checks.ts';
import { type Php, unpackPhp } from './php.ts';

const DIST = join(import.meta.dirname, '../../../dist');

const ARCHIVES = ['shop-widgets-wordpress.zip', 'shop-widgets-dokuwiki.zip', 'shop-widgets-mediawiki.zip'];

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
  const root = join(php.folder, 'delivered');
  cpSync(join(DIST, 'templates/shop-widgets.php'), join(root, 'templates/shop-widgets.php'));
  for (const archive of ARCHIVES) unpack(archive, join(root, archive));
  const files = globSync('**/*.php', { cwd: root }).map((file) => join(root, file));
  const problems = files.flatMap((file) => syntaxErrorsIn(php, file));
  for (const problem of problems) console.error(`✗ ${problem.replaceAll(`${root}/`, '')}`);
  console.log(`${String(files.length)} PHP files, ${String(problems.length)} problems.`);
  process.exitCode = problems.length > 0 || files.length === 0 ? 1 : 0;
}

function unpack(name: string, folder: string): void {
  const archive = new Uint8Array(readFileSync(join(DIST, 'plugins', name)));
  for (const [path, data] of Object.entries(unzipSync(archive))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), data);
  }
}
