// @vitest-environment node
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { beforeAll, describe, expect, it } from 'vitest';
import { buildScript, SCRIPT } from '../../test/support/build-script.ts';
import { patchDependencies } from './patch-dependencies.ts';

const REACT = '/m/react-dom-client.production.js';
const LODASH = '/m/lodash-es/_root.js';

/** The installed files; their imports do not matter here. */
const installed = {
  [REACT]: withoutRequires(join(folderOf('react-dom'), 'cjs/react-dom-client.production.js')),
  [LODASH]: readFileSync(join(folderOf('lodash-es'), '_root.js'), 'utf8').replace(/^import .*$/m, 'var freeGlobal;'),
};

/** A script of the two dependencies. */
async function built(files: Readonly<Record<string, string>>, plugins = [patchDependencies()]): Promise<string> {
  const entry = `import root from '${LODASH}'; import * as react from '${REACT}'; window.kept = [root, react];`;
  return (await buildScript({ '/src/entry.ts': entry, ...files }, plugins))[SCRIPT] ?? '';
}

describe('the dependencies as they are installed', () => {
  let before = '';
  let after = '';

  beforeAll(async () => {
    [before, after] = await Promise.all([built(installed, []), built(installed)]);
  });

  it.each([
    ['make code from text', /Function\(["']return this["']\)/],
    ['put a listener for selectionchange on the document', /listenToNativeEvent\(["']selectionchange["']/],
    ['take a variable `event` of the page for an event', /void 0 === updatePriority \?/],
    ['hand errors of handlers to the page', /reportGlobalError = [^;]*\? reportError\b/],
  ])('no longer %s', (_, harm) => {
    expect(before).toMatch(harm);
    expect(after).not.toMatch(harm);
  });
});

it.each([REACT, LODASH])('fails the build when %s no longer contains the code to replace', async (file) => {
  await expect(built({ ...installed, [file]: 'export default {};' })).rejects.toThrow(
    /no longer contains .*Check whether/,
  );
});

it('fails the build when a dependency is missing', async () => {
  await expect(buildScript({ '/src/entry.ts': 'globalThis.x = 1' }, [patchDependencies()])).rejects.toThrow(
    /Not found in the bundle: .*lodash-es.*react-dom-client/,
  );
});

function folderOf(name: string): string {
  return dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
}

function withoutRequires(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/require\("[^"]+"\)/g, '({})');
}
