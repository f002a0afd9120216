// @vitest-environment node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly resolved?: string;
}

interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

const path = fileURLToPath(new URL('../../package-lock.json', import.meta.url));
const { packages } = JSON.parse(readFileSync(path, 'utf8')) as LockFile;

// npm 11 refuses to install from a lock file that lacks one of them, on every platform.
it('locks the optional packages of every platform', () => {
  const optional = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies),
  );
  const locked = new Set(Object.keys(packages).map((at) => at.replace(/^.*node_modules\//, '')));

  expect(optional.length).toBeGreaterThan(0);
  expect(optional.filter((name) => !locked.has(name))).toEqual([]);
});

it('names no registry, so that everybody installs from their own', () => {
  expect(Object.keys(packages).filter((at) => packages[at]?.resolved !== undefined)).toEqual([]);
});
