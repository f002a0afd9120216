// @vitest-environment node
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { buildScript, SCRIPT } from '../../../test/support/build-script.ts';
import { dependencies } from './dependencies.ts';

/** The plugin without its end, which misses the dependencies that a test does not have. */
function partly() {
  const plugin = dependencies();
  delete plugin.buildEnd;
  return plugin;
}

it('fails the build when a dependency no longer contains the code to replace', async () => {
  const files = { '/src/entry.ts': "import '/m/react-dom-client.production.js';" };
  const changed = { ...files, '/m/react-dom-client.production.js': 'globalThis.react = 1;' };
  await expect(buildScript(changed, [dependencies()])).rejects.toThrow(/no longer contains .*Compare/);
});

it('fails the build when a dependency is missing', async () => {
  await expect(buildScript({ '/src/entry.ts': 'globalThis.x = 1' }, [dependencies()])).rejects.toThrow(
    /Not found in the bundle: .*react-dom-client/,
  );
});

it('fails the build when a dependency imports a function of lodash that has no stand-in', async () => {
  const entry = "import merge from 'lodash-es/merge'; window.kept = merge;";
  await expect(buildScript({ '/src/entry.ts': entry }, [partly()])).rejects.toThrow(/imports lodash-es\/merge/);
});

it('puts the stand-in in place of what takes paths of fields apart', async () => {
  const entry = "import { forEach } from 'property-expr'; forEach('a.b', (part) => { globalThis.kept = part; });";
  const scope: { kept?: string } = {};
  runInNewContext((await buildScript({ '/src/entry.ts': entry }, [partly()]))[SCRIPT] ?? '', { globalThis: scope });
  expect(scope.kept).toBe('a.b');
});

it('makes the exports of a module an object without what a page adds to `Object.prototype`', async () => {
  const files = {
    '/src/entry.ts': "import * as own from './own.ts'; globalThis.kept = { ...own, own };",
    '/src/own.ts': 'export const one = 1;',
  };
  const scope: { kept?: { readonly own: object } } = {};
  const script = (await buildScript(files, [partly()]))[SCRIPT] ?? '';
  runInNewContext(`Object.prototype.added = () => 2; ${script}`, { globalThis: scope });
  expect(Object.keys(scope.kept?.own ?? {})).toEqual(['one']);
});
