// @vitest-environment node
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUiPackage, PROJECT, readManifest, run } from '../../test/support/ui-package.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-ui-'));
const modules = join(folder, 'dist/package');

beforeAll(async () => {
  await buildUiPackage(folder);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a page's bundler makes of some code: the modules of the package in it, and its bytes. */
async function bundle(code: string): Promise<{ readonly bytes: number; readonly parts: readonly string[] }> {
  mkdirSync(join(folder, 'page'), { recursive: true });
  const entry = join(folder, 'page', 'index.js');
  writeFileSync(entry, code);
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'], fileName: 'page' },
      rolldownOptions: { external: [/^react/, 'ibantools', 'libphonenumber-js'] },
    },
  })) as Rolldown.RolldownOutput[];
  const chunk = result[0]?.output[0];
  if (!chunk) throw new Error('The bundler gave nothing.');
  const parts = Object.entries(chunk.modules)
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([file]) => file.split('/dist/package/')[1] ?? '')
    .filter((file) => file !== '');
  return { bytes: Buffer.byteLength(chunk.code), parts };
}

const importOf = (name: string, file: string): string => `export { ${name} } from '${join(modules, file)}';`;

/** Each element's name and the module that it is in, as the list of the package has them. */
function elements(): readonly (readonly [name: string, file: string])[] {
  const list = readFileSync(join(PROJECT, 'src/ui/index.ts'), 'utf8');
  return [...list.matchAll(/export \{([^}]*)\} from '\.\/(\S+)\.tsx'/g)].flatMap(([, names = '', file = '']) => {
    const components = names.split(',').filter((name) => /^\s*[A-Z][a-z]\w+\s*$/.test(name));
    return components.map((name) => [name.trim(), `ui/${file}.js`] as const);
  });
}

describe('importing one element', () => {
  it('costs that element and what is inside it, and nothing else', async () => {
    const { parts, bytes } = await bundle(importOf('Button', 'ui/index.js'));
    expect([...parts].sort()).toEqual([
      'ui/button/button.js',
      'ui/labels/labels.js',
      'ui/native-props.js',
      'ui/new-window.js',
      'ui/spinner/spinner.js',
    ]);
    expect(bytes).toBeLessThan(4500);
  }, 20_000);

  it('costs as much from the list as from its own module, whichever it is', async () => {
    expect(elements().length).toBeGreaterThan(25);
    for (const [name, file] of elements()) {
      const fromList = await bundle(importOf(name, 'ui/index.js'));
      const fromModule = await bundle(importOf(name, file));
      expect({ name, parts: [...fromList.parts].sort() }).toEqual({ name, parts: [...fromModule.parts].sort() });
      // Names that the bundler gives may differ by some letters.
      expect(Math.abs(fromList.bytes - fromModule.bytes)).toBeLessThan(100);
    }
  }, 60_000);

  it('costs the texts of one language where one is imported', async () => {
    const { parts, bytes } = await bundle(importOf('deDE', 'labels/de-DE.js'));
    expect(parts).toEqual(['labels/de-DE.js']);
    expect(bytes).toBeLessThan(1500);
  }, 20_000);

  it('costs an icon one module and its frame', async () => {
    const { parts } = await bundle(importOf('CartIcon', 'icons/cart.js'));
    expect([...parts].sort()).toEqual(['icons/cart.js', 'icons/icon.js']);
  }, 20_000);
});

describe('the list of the package', () => {
  const list = readFileSync(join(PROJECT, 'src/ui/index.ts'), 'utf8');

  it('has the type of the props of every element', () => {
    const missing = elements().filter(([name]) => !new RegExp(`type ${name}Props\\b`).test(list));
    // A ripple has no props.
    expect(missing.map(([name]) => name)).toEqual(['Ripple']);
  });
});

describe('the manifest', () => {
  it('depends on what the modules import when they run, and leaves React to the page', () => {
    const code = globSync('**/*.js', { cwd: modules }).map((file) => readFileSync(join(modules, file), 'utf8'));
    const imports = /^(?:import|export)\b[^;]*?\bfrom ?["']([^."'][^"']*)["']/gm;
    const imported = code.flatMap((text) => Array.from(text.matchAll(imports), ([, from]) => from));
    const packages = new Set(imported.map((from = '') => from.split('/')[0] ?? ''));
    const { dependencies, peerDependencies } = readManifest();
    expect(packages).toEqual(new Set([...Object.keys(dependencies), 'react']));
    expect(Object.keys(peerDependencies)).toEqual(['react']);
    expect(dependencies).not.toHaveProperty('react');
  });
});

describe('the style sheets of the package', () => {
  const sheet = (name: string): string => readFileSync(join(modules, 'styles', `${name}.css`), 'utf8');

  it('say nothing of anything outside the root', () => {
    const selectors = [...sheet('styles').matchAll(/^([^@}\s][^{}]*)\{/gm)].map(([, selector = '']) => selector.trim());
    const outside = selectors.filter(
      (selector) => !selector.includes('.shop-ui') && !/^(?:from|to|\d+%)$/.test(selector),
    );
    expect(selectors.length).toBeGreaterThan(100);
    expect(outside).toEqual([]);
  });

  it('give no animation a name that a page may have too', () => {
    const names = Array.from(sheet('styles').matchAll(/@keyframes ([\w-]+)/g), ([, name = '']) => name);
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => !name.startsWith('shop-'))).toEqual([]);
    const used = Array.from(sheet('styles').matchAll(/animation: ([\w-]+)/g), ([, name = '']) => name);
    expect(used.filter((name) => name !== 'none' && !names.includes(name))).toEqual([]);
  });

  it('hold an element with what is inside it', () => {
    expect(sheet('button')).toContain('.spinner');
    expect(sheet('select')).toContain('.control');
    expect(sheet('button')).not.toContain('.notification');
  });
});

describe('the packed package', () => {
  it('has nothing that publint finds wrong', async () => {
    const { messages } = await publint({ pkgDir: folder, strict: true });
    expect(messages).toEqual([]);
  }, 30_000);

  it('has types that are right wherever modules are understood', async () => {
    cpSync(join(PROJECT, 'LICENSE'), join(folder, 'LICENSE'));
    const attw = join(PROJECT, 'node_modules/@arethetypeswrong/cli/dist/index.js');
    const args = [
      attw,
      '--pack',
      folder,
      '--profile',
      'esm-only',
      '--format',
      'json',
      '--entrypoints',
      './ui',
      './ui/icons/cart',
      './ui/labels/de-DE',
    ];
    const { stdout } = await run(process.execPath, args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
    const { problems } = JSON.parse(stdout) as { problems: Record<string, readonly { resolutionKind: string }[]> };
    // The package is ESM alone: `require` and Node 10's way are not meant to find it.
    const meant = Object.values(problems)
      .flat()
      .filter(({ resolutionKind }) => /^(?:node16-esm|bundler)$/.test(resolutionKind));
    expect(meant).toEqual([]);
  }, 60_000);
});
