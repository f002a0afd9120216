import { join } from 'node:path';
import { newerSyntaxIn } from './old-syntax.ts';
import type { Php } from './php.ts';

/** The coding standards: a file of rules for each folder of PHP files. */
export type Standard = 'wordpress' | 'dokuwiki' | 'mediawiki' | 'templates';

/** A PHP file that has to be found by a check. */
export interface Sample {
  readonly check: 'syntax' | 'old' | Standard;
  readonly code: string;
  readonly finding: RegExp;
}

/** What PHP itself cannot parse. */
export function syntaxErrorsIn(php: Php, file: string): readonly string[] {
  const { status, stdout, stderr } = php.run(['-l', file]);
  return status === 0 ? [] : [`${stdout}${stderr}`.trim()];
}

/** What PHP 7.4 cannot parse. */
export function oldProblemsIn(file: string): readonly string[] {
  return newerSyntaxIn(file).map((what) => `${file}: PHP 7.4 does not know ${what}`);
}

/** One line for each breach of a coding standard in a folder or file. Warnings are a matter of taste. */
export function breachesIn(php: Php, wordPressStandard: string, path: string, standard: Standard): readonly string[] {
  const words = [
    `--standard=${join(import.meta.dirname, 'rules', `${standard}.xml`)}`,
    '--extensions=php',
    '--warning-severity=0',
    '--report=emacs',
    '-s',
    '-q',
  ];
  const installed = ['--runtime-set', 'installed_paths', wordPressStandard];
  // The standard of WordPress is older than the notices of PHP 8.
  const { status, stdout, stderr } = php.run([
    '-d',
    'error_reporting=E_ERROR',
    php.phpcs,
    ...installed,
    ...words,
    path,
  ]);
  const lines = stdout.split('\n').filter((line) => line !== '');
  return status !== 0 && lines.length === 0 ? [`phpcs failed: ${stderr}`] : lines;
}
