/** Checks the arrows of the architecture on every file: `node test/run/arrows.ts`, part of `npm run lint`. */
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';

import { brokenArrow, hasEmptyName, isShipped } from './arrow-rules.ts';
import { importsOf } from './imports.ts';

/** A wrong import: where it stands, which rule it breaks and what to do. */
export interface Finding {
  readonly place: string;
  readonly rule: string;
  readonly remedy: string;
}

/**
 * The packages that the shipped code may import. Most are bundled into the one script, so `package.json` has them under
 * "devDependencies"; "dependencies" holds only what the modules of the package entries import when they run.
 */
const SHIPPED_PACKAGES: readonly string[] = [
  '@r2wc/react-to-web-component',
  'fastest-levenshtein',
  'formik',
  'i18next',
  'ibantools',
  'libphonenumber-js',
  'react',
  'react-dom',
  'react-i18next',
  'yup',
];

/**
 * What is wrong with one file's imports.
 *
 * @param file path from the project's folder, with forward slashes
 * @param source its text
 * @param packages names of the packages that the script may hold
 */
export function findingsIn(file: string, source: string, packages: readonly string[]): Finding[] {
  const findings: Finding[] = hasEmptyName(file)
    ? [{ place: file, rule: 'folder-name', remedy: 'name the folder by what it holds, not utils, helpers or common.' }]
    : [];
  for (const { specifier, line } of importsOf(file, source)) {
    const place = `${file}:${line} imports ${specifier}`;
    if (specifier.startsWith('.')) {
      const arrow = brokenArrow(file, posix.join(posix.dirname(file), specifier));
      if (arrow) findings.push({ place, rule: arrow.name, remedy: arrow.remedy });
    } else if (isShipped(file) && !packages.some((name) => specifier === name || specifier.startsWith(`${name}/`))) {
      const remedy =
        'the shipped code imports only the packages that test/run/arrows.ts lists; weigh a new one before adding it.';
      findings.push({ place, rule: 'script-packages', remedy });
    }
  }
  return findings;
}

/** All wrong imports of a project folder. */
export function findingsUnder(root: string): { files: number; findings: Finding[] } {
  const files = globSync(['{src,widgets,demo,test,locales}/**/*.{ts,tsx}', '*.ts'], { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('demo/dist/'));
  return {
    files: files.length,
    findings: files.flatMap((file) => findingsIn(file, readFileSync(`${root}/${file}`, 'utf8'), SHIPPED_PACKAGES)),
  };
}

if (import.meta.main) {
  const { files, findings } = findingsUnder(fileURLToPath(new URL('../..', import.meta.url)));
  for (const { place, rule, remedy } of findings) console.error(`${place}\n  ${rule}: ${remedy}`);
  console.log(`Arrows: ${files} files, ${findings.length === 0 ? 'none wrong' : `${findings.length} wrong`}.`);
  process.exitCode = findings.length === 0 && files > 0 ? 0 : 1;
}
