import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { builtIns } from './src/build/built-ins.ts';
import { bundledPackages } from './src/build/bundled-packages.ts';
import { commandLine } from './src/build/command-line.ts';
import { documentation } from './src/build/documentation/documentation.ts';
import { finishBundle } from './src/build/finish-bundle.ts';
import { leanDependencies } from './src/build/lean-dependencies.ts';
import { patchDependencies } from './src/build/patch-dependencies.ts';
import { plainLiterals } from './src/build/plain-literals.ts';
import { withoutDocs } from './src/build/without-docs.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string };

/** The name by which pages load the script. */
const FILE_NAME = 'shop-widgets.js';

/** How many bytes the script may have, compressed with brotli. The build fails above it: raise it only with a reason. */
const BROTLI_LIMIT = 158_000;

/**
 * The oldest browsers that the script runs in; the README names them. Constructable style sheets decide it for Safari,
 * the last versions for Windows 7 and 8 and for long-term support for the others.
 */
const BROWSERS = ['chrome109', 'edge109', 'firefox115', 'safari16.4'] as const;

const packages = bundledPackages(import.meta.dirname);

export default defineConfig(({ mode }) => ({
  define: {
    __VERSION__: JSON.stringify(version),
    ...(mode === 'test' ? {} : { 'process.env.NODE_ENV': '"production"' }),
  },
  plugins: [
    withoutDocs(),
    leanDependencies(),
    patchDependencies(),
    builtIns(),
    plainLiterals(),
    finishBundle({ fileName: FILE_NAME, version, brotliLimit: BROTLI_LIMIT }),
    packages.collect,
    commandLine('widgets/footer/cli/main.ts', [packages.write]),
    documentation(import.meta.dirname, version),
  ],
  build: {
    target: [...BROWSERS],
    sourcemap: true,
    // Oxc turns strings into template literals, which naive "optimisers" of CMS plug-ins corrupt; terser does not.
    minify: 'terser' as const,
    terserOptions: {
      // Parentheses tell V8 to compile a function at once: without them it reads React's, which run at the start, twice.
      format: { ascii_only: true, inline_script: true, comments: false, wrap_func_args: true },
      compress: { passes: 2 },
    },
    lib: { entry: 'widgets/index.ts', formats: ['iife' as const], name: 'ShopWidgets', fileName: () => FILE_NAME },
    reportCompressedSize: false,
  },
  test: {
    include: ['{src,widgets,locales,test,demo}/**/*.test.{ts,tsx}'],
    exclude: ['test/embed/**', 'node_modules/**', 'dist/**'],
    environment: 'jsdom',
    setupFiles: ['test/support/setup.ts'],
    restoreMocks: true,
  },
}));
