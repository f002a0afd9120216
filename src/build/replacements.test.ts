// @vitest-environment node
import { build } from 'vite';
import { expect, it } from 'vitest';
import { replacements } from './replacements.ts';

/** Modules with everything that is replaced, once. For the entry's object of exports, Rolldown adds its function. */
const MODULES: Readonly<Record<string, string>> = {
  '/entry.js': `import * as dom from '/react-dom-client.production.js'; import '/formik.js'; globalThis.dom = dom;`,
  '/react-dom-client.production.js': `
    export const listen = (listenToNativeEvent, ownerDocument) => listenToNativeEvent("selectionchange", !1, ownerDocument);
    export const priority = (updatePriority) => void 0 === updatePriority ? 32 : updatePriority;
    export const report = typeof reportError === "function" ? reportError\n : console.error;`,
  '/formik.js': ['clone', 'cloneDeep', 'isPlainObject', 'toPath']
    .map((name) => `import '/lodash-es/${name}.js';`)
    .join(''),
};

/** Builds the modules, one of them with another text. */
async function buildWith(file: string, what: string, by: string): Promise<void> {
  const modules = { ...MODULES, [file]: (MODULES[file] ?? '').replace(what, by) };
  const sources = {
    name: 'sources',
    resolveId: (id: string) => (id in modules || id.startsWith('/lodash-es/') ? id : null),
    load: (id: string) => modules[id] ?? null,
  };
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [sources, replacements()],
    build: { write: false, minify: false, lib: { entry: '/entry.js', formats: ['es'] } },
  });
}

it('builds with dependencies that contain each replaced line once', async () => {
  await expect(buildWith('/entry.js', '', '')).resolves.toBeUndefined();
});

it.each([
  ['a line of React DOM is missing', '/react-dom-client.production.js', 'void 0 ===', 'undefined ===', /0 times/],
  [
    'a line of React DOM is there twice',
    '/react-dom-client.production.js',
    '=> void',
    '=> void 0 === updatePriority ? 32 : void',
    /2 times/,
  ],
  [
    'React DOM is in no file of that name',
    '/entry.js',
    '/react-dom-client.production.js',
    '/formik.js',
    /No file contains/,
  ],
  [
    'the bundler makes objects of exports in another way',
    '/entry.js',
    '* as dom',
    '{ listen as dom }',
    /for \(var name/,
  ],
  ['Formik imports one more function', '/formik.js', 'toPath', 'get', /get.*lodash/s],
])('fails if %s', async (_case, file, what, by, message) => {
  await expect(buildWith(file, what, by)).rejects.toThrow(message);
});
