// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildForNode } from '../../../src/build/build-for-node.ts';
import { VERSION } from '../../../src/build/project.ts';
import { snippetsIn, TEXTS } from '../../support/snippets.ts';
import { buildUiPackage, PROJECT, run } from '../../support/ui-package.ts';

/** The package as an application uses it: packed, and installed beside the oldest supported React. */
const folder = mkdtempSync(join(tmpdir(), 'shop-consumer-'));
const app = join(folder, 'app');

const DEPENDENCIES = {
  react: '~19.0.0',
  'react-dom': '~19.0.0',
  '@types/react': '~19.0.0',
  '@types/react-dom': '~19.0.0',
};

beforeAll(async () => {
  await buildUiPackage(join(folder, 'package'));
  await buildForNode(
    { 'cli.js': join(PROJECT, 'src/node/cli/main.ts'), 'mock.js': join(PROJECT, 'demo/backend/mock.ts') },
    join(folder, 'package/dist'),
    VERSION,
  );
  const { stdout } = await run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
    cwd: join(folder, 'package'),
  });
  const { filename } = firstPacked(JSON.parse(stdout));
  mkdirSync(app);
  const dependencies = { ...DEPENDENCIES, 'shop-widgets': `file:${join(folder, filename)}` };
  writeFileSync(
    join(app, 'package.json'),
    JSON.stringify({ name: 'app', private: true, type: 'module', dependencies }),
  );
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: app });
}, 600_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface PackedFile {
  readonly filename: string;
}

/** npm's output about packed files: a list in some versions, an object by name in others. */
function firstPacked(printed: unknown): PackedFile {
  const [entry] = Object.values(printed as Readonly<Record<string, PackedFile>>);
  if (entry === undefined) throw new Error('npm packed nothing.');
  return entry;
}

/** Runs a module of the application and returns its output. */
async function runModule(code: string): Promise<string> {
  const file = join(app, 'run.js');
  writeFileSync(file, code);
  const { stdout } = await run(process.execPath, [file], {
    cwd: app,
    env: { ...process.env, NODE_ENV: 'development' },
  });
  return stdout.trim();
}

/** All compiler errors in the sources of the application. */
async function objections(sources: Readonly<Record<string, string>>, moduleResolution: string): Promise<string> {
  for (const [name, code] of Object.entries(sources)) writeFileSync(join(app, name), code);
  const config = {
    compilerOptions: {
      target: 'es2022',
      module: moduleResolution === 'bundler' ? 'esnext' : moduleResolution,
      moduleResolution,
      lib: ['es2023', 'dom', 'dom.iterable'],
      jsx: 'react-jsx',
      types: [],
      strict: true,
      noEmit: true,
    },
    files: Object.keys(sources),
  };
  writeFileSync(join(app, 'tsconfig.json'), JSON.stringify(config));
  const compiler = join(PROJECT, 'node_modules/typescript/bin/tsc');
  // The compiler exits with an error code and prints the errors.
  return run(process.execPath, [compiler, '--project', app]).then(
    ({ stdout }) => stdout,
    (error: { readonly stdout: string }) => error.stdout,
  );
}

/** The compiler options of common bundler templates. */
const STYLES = "declare module '*.css' {}\n";

describe('an application with React 19.0', () => {
  it('has only its own React after the package is installed', async () => {
    const { stdout } = await run('npm', ['ls', 'react', '--all', '--json'], { cwd: app });
    const versions = Array.from(stdout.matchAll(/"react": \{\s*"version": "([^"]+)"/g), ([, version]) => version);
    expect(versions.length).toBeGreaterThan(1);
    expect(new Set(versions).size).toBe(1);
    expect(versions[0]).toMatch(/^19\.0\./);
  });

  it('renders an element on the server, with the labels of its language', async () => {
    const html = await runModule(`
      import { createElement, version } from 'react';
      import { renderToString } from 'react-dom/server';
      import { Button, UiRoot } from 'shop-widgets/ui';
      import { deDE } from 'shop-widgets/ui/labels/de-DE';
      const button = createElement(Button, { state: 'loading', id: 'buy' }, 'Kaufen');
      console.log(version, renderToString(createElement(UiRoot, { labels: deDE }, button)));
    `);
    expect(html).toMatch(/^19\.0\.\d+ <div class="shop-ui" lang="de-DE" dir="ltr"><button id="buy" /);
    expect(html).toMatch(/>Lädt<.*>Kaufen</);
  });

  it('renders an element in a document and receives its events', async () => {
    const printed = await runModule(`
      import { JSDOM } from ${JSON.stringify(import.meta.resolve('jsdom'))};
      const { window } = new JSDOM('<div id="root"></div>');
      Object.assign(globalThis, { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true });
      const { act, createElement, useState } = await import('react');
      const { createRoot } = await import('react-dom/client');
      const { Button, InputField, UiRoot } = await import('shop-widgets/ui');
      function Counter() {
        const [count, setCount] = useState(0);
        const field = createElement(InputField, { id: 'f', label: 'Count', value: String(count), onChange: () => {} });
        return createElement(UiRoot, { lang: 'en' }, createElement(Button, { onClick: () => setCount(count + 1) }, 'More'), field);
      }
      const root = document.querySelector('#root');
      act(() => createRoot(root).render(createElement(Counter)));
      act(() => root.querySelector('button').click());
      console.log(root.querySelector('button').textContent, root.querySelector('input').value);
    `);
    expect(printed).toBe('More 1');
  });

  it('compiles the code that its guide shows', async () => {
    const [{ code } = { code: '' }] = snippetsIn('tsx', ['ui-elements.md']);
    expect(code).toContain('<UiRoot');
    expect(await objections({ 'guide.tsx': code, 'styles.d.ts': STYLES }, 'bundler')).toBe('');
  });

  it.each(['bundler', 'nodenext'])('compiles what the types allow, and nothing else, under %s', async (resolution) => {
    const code = `
      import { useRef } from 'react';
      import { Button, type ButtonProps, Heading, type HeadingProps, InputField, TextLink, UiRoot, useLabels } from 'shop-widgets/ui';
      import { CartIcon } from 'shop-widgets/ui/icons/cart';
      import { frCH } from 'shop-widgets/ui/labels/fr-CH';
      export function Page(heading: HeadingProps) {
        const field = useRef<HTMLInputElement>(null);
        const word: string | undefined = useLabels()?.close;
        return (
          <UiRoot labels={{ ...frCH, close: 'Zu' }} className="shop" data-page="cart">
            <Heading {...heading} />
            <InputField ref={field} id="name" label="Name" value="" placeholder="Anna" aria-describedby="x" data-x={1} onChange={(value) => value.trim()} />
            <Button form="order" name="action" value="buy" aria-expanded onKeyDown={({ key }) => key} iconBefore={<CartIcon size={16} />}>{word}</Button>
            <TextLink href="/" rel="nofollow" target="shop">Shop</TextLink>
          </UiRoot>
        );
      }
      export const look: ButtonProps['variant'] = 'plain';
      // @ts-expect-error -- neither a language nor labels
      export const a = <UiRoot>Shop</UiRoot>;
      // @ts-expect-error -- the value is the owner's
      export const b = <InputField id="x" label="X" defaultValue="" onChange={() => {}} />;
      // @ts-expect-error -- a type that the field does not have
      export const c = <InputField id="x" label="X" value="" type="file" onChange={() => {}} />;
      // @ts-expect-error -- a link has no form
      export const d = <Button tag="a" href="/" disabled form="order">Shop</Button>;
    `;
    expect(await objections({ 'page.tsx': code }, resolution)).toBe('');
  });
});

describe('a project that has nothing but the package', () => {
  const command = 'node_modules/shop-widgets/dist/cli.js';

  it('serves the mock, and finds that it fulfils the contract', async () => {
    const [, words = ''] = /^node dist\/cli\.js (mock .*)$/m.exec(TEXTS['services.md'] ?? '') ?? [];
    // The port of the guide may be in use; the last one counts.
    const mock = spawn(process.execPath, [command, ...words.split(' '), '--port', '0'], { cwd: app });
    try {
      const [welcome] = (await once(mock.stdout, 'data')) as [Buffer];
      const [, url = '', staffToken = ''] = /at (\S+) [\s\S]*--staff-token=(\S+)/u.exec(welcome.toString()) ?? [];
      const person = [
        '--email',
        'anna@example.org',
        '--customer',
        'anna.muster@example.org',
        '--password',
        'good morning',
      ];
      const { stdout } = await run(
        process.execPath,
        [
          command,
          'conformance',
          url,
          '--site',
          'HU',
          '--send-site',
          `--staff-token=${staffToken}`,
          ...person,
          '--json',
        ],
        { cwd: app },
      );
      const { failed, passed } = JSON.parse(stdout) as { failed: number; passed: number };
      expect(failed).toBe(0);
      expect(passed).toBeGreaterThan(40);
    } finally {
      mock.kill();
      await once(mock, 'exit');
    }
    expect(mock.exitCode).toBe(0);
  });
});
