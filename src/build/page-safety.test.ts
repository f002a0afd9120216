// @vitest-environment node
import { expect, it } from 'vitest';
import { buildScript, SCRIPT } from '../../test/support/build-script.ts';
import { pageSafety } from './page-safety.ts';

const LODASH = "const root = freeGlobal || freeSelf || Function('return this')();\nexport default root;";
const SIGNS = [460, 461, 474, 519, 542].map(
  (number) => `export var sign${number} = Error(formatProdErrorMessage(${number}));`,
);
const REACT = `
  const formatProdErrorMessage = String;
  ${SIGNS.join('\n')}
  listenToNativeEvent("selectionchange", !1, ownerDocument);
  export const priority = (updatePriority) => void 0 === updatePriority ? 32 : updatePriority.type;
  export const done = "function" === typeof reportError
    ? reportError
    : 1;`;

/** A bundle with the two dependencies, as far as they matter. */
const built = (lodash: string, react: string) =>
  buildScript(
    {
      '/src/entry.ts':
        "import root from '/m/lodash-es/_root.js'; import * as react from '/m/react-dom-client.production.js'; root.x = react;",
      '/m/lodash-es/_root.js': lodash,
      '/m/react-dom-client.production.js': react,
    },
    [pageSafety()],
  );

it('takes the page’s global object without making code from text', async () => {
  const code = (await built(LODASH, REACT))[SCRIPT] ?? '';
  expect(code).toContain('globalThis');
  expect(code).not.toContain('Function(');
});

it('leaves no listener on the document', async () => {
  expect((await built(LODASH, REACT))[SCRIPT]).not.toContain('selectionchange');
});

it('lets no error of a handler out to the page', async () => {
  const code = (await built(LODASH, REACT))[SCRIPT] ?? '';
  expect(code).toContain('console.error("[shop-widgets]');
  expect(code).not.toMatch(/\? reportError/);
});

it('bears that a page has a variable `event` which is null', async () => {
  const code = (await built(LODASH, REACT))[SCRIPT] ?? '';
  expect(code).toMatch(/null == updatePriority|null == \w+ \? 32/);
});

it('makes no error to start with', async () => {
  const code = (await built(LODASH, REACT))[SCRIPT] ?? '';
  expect(code).not.toContain('Error(');
  expect(code.match(/Object\.create\(Error\.prototype/g)).toHaveLength(5);
});

it('fails the build when a dependency no longer holds what is replaced', async () => {
  await expect(built('export default {};', REACT)).rejects.toThrow(/no longer holds .*Look again/);
});

it('fails the build when a dependency is no longer there', async () => {
  await expect(buildScript({ '/src/entry.ts': 'globalThis.x = 1' }, [pageSafety()])).rejects.toThrow(
    /Not found in the bundle: .*lodash-es.*react-dom-client/,
  );
});
