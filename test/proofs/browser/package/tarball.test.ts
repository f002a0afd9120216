import { execFile } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PROJECT } from '../../../../src/build/project.ts';
import { expect, test } from '../../../embed/support/host-page.ts';
import { SOURCES } from './sources.ts';

/*
 * The archive that npm publishes, made of the built files, and installed into an empty project beside the oldest
 * supported React.
 */
test.describe.configure({ mode: 'default' });

const run = promisify(execFile);

const folder = mkdtempSync(join(tmpdir(), 'shop-tarball-'));
const app = join(folder, 'app');
const packed = join(app, 'node_modules/shop-widgets');

const DEPENDENCIES = {
  react: '~19.2.0',
  'react-dom': '~19.2.0',
  '@types/react': '~19.2.0',
  '@types/react-dom': '~19.2.0',
};

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const { stdout } = await run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: PROJECT });
  const tarball = join(folder, stdout.trim().split('\n').at(-1) ?? '');
  mkdirSync(app);
  const dependencies = { ...DEPENDENCIES, 'shop-widgets': `file:${tarball}` };
  writeFileSync(join(app, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: app });
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a tool of this project in the application. */
function tool(script: string, ...args: readonly string[]): Promise<{ readonly stdout: string }> {
  return run(process.execPath, [join(PROJECT, 'node_modules', script), ...args], { cwd: app });
}

interface Package {
  readonly dependencies: object;
  readonly peerDependencies: object;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

// A React of the package's own would be in the list, too.
test('the archive contains every file that it names, and neither sources nor paths of the machine', () => {
  const files = globSync('**/*', { cwd: packed, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(packed.length + 1));
  expect(files.filter((file) => /\.test\.|\.meta\.|sizes\.html|\.tsx$|(?<!\.d)\.ts$|node_modules/.test(file))).toEqual(
    [],
  );
  const { exports, dependencies, peerDependencies } = JSON.parse(
    readFileSync(join(packed, 'package.json'), 'utf8'),
  ) as Package;
  const modules = files.filter((file) => /^dist\/package\/.*\.js$/.test(file));
  const imports = modules.flatMap((file) => readFileSync(join(packed, file), 'utf8').match(/(?<=from ")[\w-]+/g) ?? []);
  expect(new Set(imports)).toEqual(new Set(Object.keys({ ...dependencies, ...peerDependencies })));
  const targets = Object.values(exports).flatMap((target) =>
    Object.values(typeof target === 'string' ? [target] : target),
  );
  const found = targets.map(
    (target) => [target, globSync(target.replace('*', '**/*'), { cwd: packed }).length] as const,
  );
  expect(found.filter(([, count]) => count === 0)).toEqual([]);
  // Such as the configuration of nginx.
  const guides = files
    .filter((file) => /^demo\/guides\/.*\.md$/.test(file))
    .map((file) => readFileSync(join(packed, file), 'utf8'));
  const named = guides.flatMap((text) => text.match(/(?<=`)(?:demo|dist)\/[\w./-]+\.\w+(?=`)/gu) ?? []);
  expect(named.filter((file) => !files.includes(file))).toEqual([]);
  const listed = Object.keys(
    (JSON.parse(readFileSync(join(packed, 'dist/integrity.json'), 'utf8')) as { files: object }).files,
  );
  expect(listed.length).toBeGreaterThan(2);
  expect(listed.filter((name) => !files.includes(`dist/${name}`))).toEqual([]);
  // No file names a folder of the machine that built it.
  const texts = files.map((file) => [file, readFileSync(join(packed, file), 'utf8')] as const);
  const naming = texts.filter(([, text]) => text.includes(PROJECT) || /["'(]\/(?:home|root|Users|tmp)\//.test(text));
  expect(naming.map(([file]) => file)).toEqual([]);
});

test('the compiler accepts what the types allow, and nothing else', async () => {
  for (const [name, code] of Object.entries(SOURCES)) writeFileSync(join(app, name), code);
  const compilerOptions = {
    target: 'es2022',
    module: 'nodenext',
    lib: ['es2023', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
  };
  writeFileSync(join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: Object.keys(SOURCES) }));
  // The compiler exits with an error code and prints the errors.
  const { stdout } = await tool('typescript/bin/tsc', '--project', app).catch((error: { stdout: string }) => error);
  expect(stdout).toBe('');
});

test('Node loads every entry with import and require, and runs the script on no server', async () => {
  const entries = ['', '/react', '/modules/shop-widgets.at.js', '/prerender', '/ui', '/ui/labels/de-DE', '/api/errors'];
  const code = `for (const name of ${JSON.stringify(entries)}) {
    require('shop-widgets' + name);
    import('shop-widgets' + name);
  }`;
  expect((await run(process.execPath, ['-e', code], { cwd: app })).stdout).toBe('');
});

test('a command ends without a word when nobody reads on', async () => {
  const command = `"${process.execPath}" "${join(packed, 'dist/cli.js')}"`;
  expect(
    await run('bash', ['-c', `${command} schema | true; exit \${PIPESTATUS[0]}`]).catch((error: unknown) => error),
  ).toMatchObject({
    code: 141,
    stderr: '',
  });
});

test('an application is built with the package, and works', async ({ host, page }) => {
  writeFileSync(join(app, 'main.tsx'), SOURCES['main.tsx'] ?? '');
  writeFileSync(join(app, 'index.html'), '<!doctype html><body><script type="module" src="/main.tsx"></script>');
  await tool('vite/bin/vite.js', 'build', '--logLevel', 'error');
  for (const file of globSync('assets/*.{js,css}', { cwd: join(app, 'dist') })) {
    const type = file.endsWith('.js') ? 'text/javascript' : 'text/css';
    host.file(`/${file}`, { headers: { 'content-type': type }, body: readFileSync(join(app, 'dist', file), 'utf8') });
  }
  await host.open(readFileSync(join(app, 'dist/index.html'), 'utf8'), { raw: true });
  await page.getByRole('button', { name: 'Kaufen 0' }).click();
  await expect(page.getByRole('button', { name: 'Kaufen 1' })).toBeVisible();
  expect(await page.evaluate(() => customElements.get('shop-session') !== undefined)).toBe(true);
});
