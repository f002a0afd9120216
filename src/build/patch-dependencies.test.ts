// @vitest-environment node
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { beforeAll, describe, expect, it } from 'vitest';
import { buildScript, SCRIPT } from '../../test/support/build-script.ts';
import { patchDependencies } from './patch-dependencies.ts';

const REACT = '/m/react-dom-client.production.js';

/** The installed files; their imports do not matter here. */
const installed = {
  [REACT]: withoutRequires(join(folderOf('react-dom'), 'cjs/react-dom-client.production.js')),
};

/** A script of the dependency. */
async function built(files: Readonly<Record<string, string>>, plugins = [patchDependencies()]): Promise<string> {
  const entry = `import * as react from '${REACT}'; window.kept = react;`;
  return (await buildScript({ '/src/entry.ts': entry, ...files }, plugins))[SCRIPT] ?? '';
}

describe('the dependencies as they are installed', () => {
  let before = '';
  let after = '';

  beforeAll(async () => {
    [before, after] = await Promise.all([built(installed, []), built(installed)]);
  });

  it.each([
    ['put a listener for selectionchange on the document', /listenToNativeEvent\(["']selectionchange["']/],
    ['take a variable `event` of the page for an event', /void 0 === updatePriority \?/],
    ['find out what Firefox allows by reading a property for nothing', /\.nodeType, ?focusNode\.nodeType;/],
    ['hand errors of handlers to the page', /reportGlobalError = [^;]*\? reportError\b/],
  ])('no longer %s', (_, harm) => {
    expect(before).toMatch(harm);
    expect(after).not.toMatch(harm);
  });
});

it('fails the build when a dependency no longer contains the code to replace', async () => {
  await expect(built({ [REACT]: 'export default {};' })).rejects.toThrow(/no longer contains .*Check whether/);
});

it('fails the build when a dependency is missing', async () => {
  await expect(buildScript({ '/src/entry.ts': 'globalThis.x = 1' }, [patchDependencies()])).rejects.toThrow(
    /Not found in the bundle: .*react-dom-client/,
  );
});

it('makes the exports of a module an object without what a page adds to `Object.prototype`', async () => {
  const files = {
    ...installed,
    '/src/entry.ts': `import * as own from './own.ts'; import * as react from '${REACT}'; window.kept = [own, react];`,
    '/src/own.ts': 'export const one = 1;',
  };
  const loop = /in all\)\s*(?:\{\s*)?__defProp\(/;
  expect((await buildScript(files, []))[SCRIPT]).toMatch(loop);
  expect((await buildScript(files, [patchDependencies()]))[SCRIPT]).not.toMatch(loop);
});

function folderOf(name: string): string {
  return dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
}

function withoutRequires(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/require\("[^"]+"\)/g, '({})');
}
