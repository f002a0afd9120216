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
        'the script holds only packages under "dependencies" in package.json; weigh a new one before adding it.';
      findings.push({ place, rule: 'script-packages', remedy });
    }
  }
  return findings;
}

/** All wrong imports of a project folder. */
export function findingsUnder(root: string): { files: number; findings: Finding[] } {
  const manifest = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  const packages = Object.keys(manifest.dependencies ?? {});
  const files = globSync(['{src,widgets,demo,test,locales}/**/*.{ts,tsx}', '*.ts'], { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('demo/dist/'));
  return {
    files: files.length,
    findings: files.flatMap((file) => findingsIn(file, readFileSync(`${root}/${file}`, 'utf8'), packages)),
  };
}

if (import.meta.main) {
  const { files, findings } = findingsUnder(fileURLToPath(new URL('../..', import.meta.url)));
  for (const { place, rule, remedy } of findings) console.error(`${place}\n  ${rule}: ${remedy}`);
  console.log(`Arrows: ${files} files, ${findings.length === 0 ? 'none wrong' : `${findings.length} wrong`}.`);
  process.exitCode = findings.length === 0 && files > 0 ? 0 : 1;
}
