import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foreignFile } from '../../foreign/packages.ts';
import { buildUiPackage, PROJECT, readManifest, run } from '../../../support/ui-package.ts';
import { expect, test } from '../../../embed/support/host-page.ts';

/*
 * The archive that npm publishes, made of the built files, and installed into an empty project. Its dependencies come
 * from this project, so that no registry is needed.
 */
test.describe.configure({ mode: 'default' });

const folder = mkdtempSync(join(tmpdir(), 'shop-tarball-'));
const source = join(folder, 'source');
const app = join(folder, 'app');
let tarball = '';

/** What is in the project's folder, or may be in `dist`, and must not be published. */
const NOT_PUBLISHED = ['src/module.ts', 'test/module.test.ts', 'demo/index.html', 'dist/sizes.html', '.env'];

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await buildUiPackage(source);
  const isBuiltHere = (path: string): boolean => path !== join(PROJECT, 'dist/package');
  cpSync(join(PROJECT, 'dist'), join(source, 'dist'), { recursive: true, filter: isBuiltHere });
  const documents = readManifest().files.filter((name) => !/^!?dist\b/.test(name));
  for (const name of ['README.md', 'LICENSE', ...documents])
    cpSync(join(PROJECT, name), join(source, name), { recursive: true });
  for (const name of NOT_PUBLISHED) {
    mkdirSync(join(source, name, '..'), { recursive: true });
    writeFileSync(join(source, name), 'not published');
  }
  const { stdout } = await run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: source });
  tarball = join(folder, stdout.trim().split('\n').at(-1) ?? '');
  mkdirSync(app);
  const installed = (name: string): string => `file:${join(PROJECT, 'node_modules', name)}`;
  const names = [...Object.keys(readManifest().dependencies), 'react', 'react-dom', 'scheduler'];
  const manifest = {
    name: 'app',
    private: true,
    type: 'module',
    dependencies: {
      'shop-widgets': `file:${tarball}`,
      ...Object.fromEntries(
        [...names, '@types/react', '@types/react-dom', 'csstype'].map((name) => [name, installed(name)]),
      ),
    },
  };
  writeFileSync(join(app, 'package.json'), JSON.stringify(manifest));
  await run('npm', ['install', '--offline', '--ignore-scripts', '--install-links', '--no-audit'], { cwd: app });
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const packed = join(app, 'node_modules/shop-widgets');

/** The files that are delivered, apart from the modules of the interface elements in `dist/package`. */
const DELIVERED = [
  /^(?:package\.json|README\.md|LICENSE|CHANGELOG\.md)$/,
  // What the README and the guides link to.
  /^(?:CONTRIBUTING|HOW-IT-WORKS|test\/proofs\/(?:README|\w+\/RESULTS))\.md$/,
  /^demo\/(?:screenshot|guides\/pictures\/[\w-]+)\.webp$/,
  /^demo\/guides\/content\/[\w-]+\.md$/,
  /^demo\/examples\/[\w-]+\.(?:html|js)$/,
  /^dist\/shop-widgets(?:\.[a-z]{2}(?:-[a-z]{2})?)?\.js$/,
  /^dist\/shop-widgets\.one-site\.staff\.js$/,
  /^dist\/shop-widgets(?:-debug)?\.js(?:\.map)?$/,
  /^dist\/(?:integrity|custom-elements|vscode\.html-custom-data|web-types|footer-content\.schema|sbom)\.json$/,
  /^dist\/(?:cli|mock|prerender)\.js$/,
  /^dist\/node\/[\w-]+\.js$/,
  /^dist\/LICENSES\.txt$/,
  // The administrators who install them have no other place of release to take them from.
  /^dist\/plugins\/shop-widgets-(?:wordpress\.zip|dokuwiki\.zip|mediawiki\.tar\.gz)$/,
  /^dist\/templates\/shop-widgets(?:\.(?:php|twig|liquid|hbs)|-handlebars\.mjs)$/,
  /^dist\/themes\/[\w-]+\.css$/,
  /^dist\/types\/(?:index|react|prerender)\.d\.ts$/,
  /^dist\/package\/styles\/[\w-]+\.css$/,
  /^dist\/package\/[\w/-]+(?:\.types)?\.(?:js|d\.ts)$/,
];

test('the archive holds what is delivered, and nothing else', () => {
  const files = globSync('**/*', { cwd: packed, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(packed.length + 1));
  expect(files.filter((file) => !DELIVERED.some((pattern) => pattern.test(file)))).toEqual([]);
  expect(DELIVERED.filter((pattern) => !files.some((file) => pattern.test(file)))).toEqual([]);
  expect(files.filter((file) => /\.test\.|\.meta\./.test(file))).toEqual([]);
  const listed = Object.keys(
    (JSON.parse(readFileSync(join(packed, 'dist/integrity.json'), 'utf8')) as { files: object }).files,
  );
  expect(listed.length).toBeGreaterThan(2);
  expect(listed.filter((name) => !files.includes(`dist/${name}`))).toEqual([]);
  // No file names a folder of the machine that built it.
  const texts = files.map((file) => [file, readFileSync(join(packed, file), 'utf8')] as const);
  const told = texts.filter(([, text]) => text.includes(PROJECT) || /["'(]\/(?:home|root|Users|tmp)\//.test(text));
  expect(told.map(([file]) => file)).toEqual([]);
});

test('publint and arethetypeswrong have nothing to say about the archive', async () => {
  // Exits with an error code and, if possible, explains why.
  await run(process.execPath, [foreignFile('publint/src/cli.js'), packed, '--strict']);
  const { stdout } = await run(
    process.execPath,
    [
      foreignFile('@arethetypeswrong/cli/dist/index.js'),
      tarball,
      '--profile=esm-only',
      '--format=json',
      '--entrypoints',
      '.',
      './prerender',
      './ui',
      './ui/icons/cart',
      './ui/labels/de-DE',
      './api/newsletter-client',
    ],
    { cwd: folder, maxBuffer: 64 * 1024 * 1024 },
  ).catch((error: { readonly stdout: string }) => error);
  const { problems } = JSON.parse(stdout) as { problems: Record<string, readonly { resolutionKind: string }[]> };
  // The package is ESM only: `require` and the resolution of Node 10 are not supported.
  const meant = Object.values(problems)
    .flat()
    .filter(({ resolutionKind }) => /^(?:node16-esm|bundler)$/.test(resolutionKind));
  expect(meant).toEqual([]);
});

const MAIN = `
import { createRoot } from 'react-dom/client';
import { Button, UiRoot } from 'shop-widgets/ui';
import { deDE } from 'shop-widgets/ui/labels/de-DE';
import 'shop-widgets/ui/base.css';
import 'shop-widgets/ui/button.css';
import 'shop-widgets';
import type {} from 'shop-widgets/react';

const tag = document.createElement('shop-newsletter');
tag.site = 'AT';
// @ts-expect-error -- not a site
tag.site = 'XX';
tag.addEventListener('shop-newsletter-error', ({ detail }) => detail.result satisfies string);
const page = (
  <UiRoot labels={deDE}>
    <Button>Kaufen</Button>
    <shop-footer site="HU" hide-newsletter />
  </UiRoot>
);
createRoot(document.body).render(page);
`;

test('an application is checked and built against the installed package', async () => {
  writeFileSync(join(app, 'main.tsx'), MAIN);
  writeFileSync(join(app, 'styles.d.ts'), "declare module '*.css' {}\n");
  writeFileSync(join(app, 'index.html'), '<!doctype html><script type="module" src="/main.tsx"></script>');
  const compilerOptions = {
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    types: [],
    strict: true,
    noEmit: true,
  };
  writeFileSync(join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['main.tsx', 'styles.d.ts'] }));
  const node = (script: string, ...args: string[]) =>
    run(process.execPath, [join(PROJECT, 'node_modules', script), ...args], { cwd: app }).catch(
      (error: { readonly stdout: string }) => error,
    );
  expect((await node('typescript/bin/tsc', '--project', app)).stdout).toBe('');
  await node('vite/bin/vite.js', 'build', '--logLevel', 'error');
  const built = globSync('dist/assets/*.js', { cwd: app }).map((file) => readFileSync(join(app, file), 'utf8'));
  expect(built.join('')).toContain('Kaufen');
  // The script itself, which must not be shaken off.
  expect(built.join('')).toContain('shop-session');
});

test('the command of the installed package checks a file', async () => {
  writeFileSync(join(app, 'content.json'), JSON.stringify({ headline: 7 }));
  const check = run('npx', ['--offline', 'shop-widgets', 'check', 'content.json'], { cwd: app });
  await expect(check).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('headline') });
});
