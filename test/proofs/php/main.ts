/**
 * `npm run test:all -- php`: PHP's own linter, the syntax of PHP 7.4 and the coding standards of the systems, for every PHP
 * file that is delivered: those in the archives of the plugins, and the templates.
 */
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync, unzipSync } from 'fflate';
import { parseTar } from 'nanotar';
import { Unavailable } from '../cms/install/packages.ts';
import { breachesIn, type Standard, syntaxErrorsIn } from './checks.ts';
import { type Php, unpackPhp, withOldNames } from './php.ts';

const DIST = join(import.meta.dirname, '../../../dist');

const ARCHIVES: Readonly<Partial<Record<Standard, string>>> = {
  wordpress: 'shop-widgets-wordpress.zip',
  dokuwiki: 'shop-widgets-dokuwiki.zip',
  mediawiki: 'shop-widgets-mediawiki.tar.gz',
};

/** Files with a fault: a check that does not find it is broken. */
const SAMPLES: ReadonlyArray<readonly [check: 'syntax' | Standard, code: string, finding: RegExp]> = [
  ['syntax', '<?php echo ;', /syntax error/],
  ['syntax', '<?php $a = match ($b) { 1 => 2 };', /not allowed before PHP 8/],
  ['syntax', '<?php function a(int|string $b) {}', /a union of types/],
  ['syntax', '<?php \\str_contains($a, $b);', /a function/],
  ['wordpress', "<?php\necho $_GET['a'];\n", /EscapeOutput\.OutputNotEscaped/],
  ['wordpress', "<?php\n$a = $_POST['a'];\n", /NonceVerification/],
  ['dokuwiki', '<?php\n\nif ($a){ b(); }\n', /ControlSignature/],
  ['mediawiki', '<?php\n$a = array();\n', /DisallowLongArraySyntax/],
  ['templates', '<?php\n\nfunction a(){\n}\n', /BraceOnSameLine/],
];

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
  const blind = SAMPLES.filter(([name, code, finding], index) => {
    const file = join(php.folder, `sample-${String(index)}.php`);
    writeFileSync(file, code);
    const findings = name === 'syntax' ? syntaxErrorsIn(php, file) : breachesIn(php, file, name);
    return !findings.some((line) => finding.test(line));
  });
  for (const [name, code] of blind) console.error(`✗ The check “${name}” does not find ${code}`);
  const root = join(php.folder, 'delivered');
  cpSync(join(DIST, 'templates/shop-widgets.php'), join(root, 'templates/shop-widgets.php'));
  for (const [standard, archive] of Object.entries(ARCHIVES)) unpack(archive, join(root, standard));
  const files = globSync('**/*.php', { cwd: root }).map((file) => join(root, file));
  const problems = [
    ...files.flatMap((file) => syntaxErrorsIn(php, file)),
    ...[...Object.keys(ARCHIVES), 'templates'].flatMap((standard) =>
      breachesIn(php, join(root, standard), standard as Standard),
    ),
  ];
  for (const problem of problems) console.error(`✗ ${problem.replaceAll(`${root}/`, '')}`);
  console.log(`${String(files.length)} PHP files, ${String(problems.length)} problems.`);
  process.exitCode = problems.length + blind.length > 0 || files.length === 0 ? 1 : 0;
}

function unpack(name: string, folder: string): void {
  const archive = new Uint8Array(readFileSync(join(DIST, 'plugins', name)));
  const files = name.endsWith('.zip')
    ? Object.entries(unzipSync(archive))
    : parseTar(gunzipSync(archive)).map((file) => [file.name, file.data ?? new Uint8Array()] as const);
  for (const [path, data] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), path.endsWith('.php') ? withOldNames(Buffer.from(data).toString()) : data);
  }
}
