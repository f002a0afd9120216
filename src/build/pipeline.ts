import { build, minifySync, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { builtIns } from './built-ins.ts';
import type { Outputs } from './bundled-packages.ts';
import { constants } from './constants.ts';
import { CHECKS, definitions, OWN_BUILD } from './definitions.ts';
import { factsOf, finishBundle } from './finish-bundle.ts';
import { firstPaints } from './first-paints.ts';
import { icons } from './icons.ts';
import { plainLiterals } from './plain-literals.ts';
import { replacements } from './replacements.ts';
import { BROTLI_LIMITS, SCRIPT } from './scripts.ts';
import { DEBUG_FILE } from '../embed/page/script-file.ts';

/**
 * The oldest browsers that the script runs in; the guide “Browsers and libraries” names them. For Safari, constructable
 * stylesheets decide it; for the others, the last versions for Windows 7 and 8 and for long-term support.
 */
export const BROWSERS = ['chrome109', 'edge109', 'firefox115', 'safari16.4'] as const;

/** How the one script is written, and the file of the debug panel: for pages of any encoding, and for optimisers. */
const OUTPUT = {
  target: [...BROWSERS],
  sourcemap: true,
  // In ASCII, since a byte outside of it is garbled on a page of another encoding. Oxc would write template literals again.
  minify: 'terser',
  terserOptions: {
    compress: { passes: 3, pure_getters: true, ecma: 2020 },
    format: { ascii_only: true, inline_script: true, comments: false },
  },
  reportCompressedSize: false,
} as const satisfies UserConfig['build'];

/** Packages that only code which nobody imports needs, though their package.json does not say that they can be left out. */
const UNUSED = /\/node_modules\/(?:hoist-non-react-statics|react-is)\//;

/** What is left out where nothing uses it. Reading a property has no effect in these files. */
export const TREESHAKE = {
  moduleSideEffects: (id: string) => !UNUSED.test(id),
  propertyReadSideEffects: false,
} as const;

/** Shortens the script before Terser does: the two together make it 1.7 kB smaller than Terser alone. */
function shorten(): Plugin {
  return {
    name: 'shop:shorten',
    apply: 'build',
    renderChunk(code) {
      const { code: shorter, map } = minifySync('script.js', code, {
        compress: { target: [...BROWSERS] },
        sourcemap: true,
      });
      return { code: shorter, map: map ?? null };
    },
  };
}

/** How Vite makes the one script: all sites, self-contained, with what tags need on demand as functions inside it. */
export function scriptConfig(): UserConfig {
  let beside: Outputs = [];
  const plugins: Plugin[] = [
    icons(),
    constants(async () => {
      const debug = await buildDebugFile();
      beside = debug.outputs;
      return {
        ONLY_SITE: '""',
        FIRST_PAINTS: JSON.stringify(await firstPaints()),
        DEBUG_INTEGRITY: JSON.stringify(debug.integrity),
        ADDRESS: 'undefined',
      };
    }),
    replacements(),
    builtIns(),
    shorten(),
    plainLiterals(),
    finishBundle({
      fileName: SCRIPT,
      brotliLimit: BROTLI_LIMITS.script,
      beside: () => beside,
    }),
  ];
  return {
    define: definitions(false),
    plugins,
    build: {
      ...OUTPUT,
      lib: { entry: 'widgets/index.ts', formats: ['iife'], name: 'ShopWidgets', fileName: () => SCRIPT },
      rolldownOptions: { treeshake: TREESHAKE, checks: CHECKS, output: { codeSplitting: false } },
    },
  };
}

/** Builds the file with the debug panel before the one script, which contains its hash and loads it from beside itself. */
async function buildDebugFile(): Promise<{ integrity: string; outputs: Outputs }> {
  const result = (await build({
    ...OWN_BUILD,
    define: definitions(false),
    plugins: [
      icons(),
      builtIns(),
      plainLiterals(),
      finishBundle({ fileName: DEBUG_FILE, brotliLimit: BROTLI_LIMITS.debug }),
    ],
    build: {
      ...OUTPUT,
      write: false,
      rolldownOptions: { checks: CHECKS },
      lib: { entry: 'src/debug/second-file.ts', formats: ['iife'], name: 'ShopWidgets', fileName: () => DEBUG_FILE },
    },
  })) as Rolldown.RolldownOutput[];
  const outputs = result.flatMap((each) => each.output).filter(({ fileName }) => fileName.startsWith(DEBUG_FILE));
  const chunk = outputs.find(({ type }) => type === 'chunk') as Rolldown.OutputChunk;
  return { integrity: factsOf(chunk.code).integrity, outputs };
}
