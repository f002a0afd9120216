import { build, type Plugin, type UserConfig } from 'vite';
import { builtIns } from './built-ins.ts';
import { constants } from './constants.ts';
import { dependencies } from './dependencies/dependencies.ts';
import { finishBundle } from './finish-bundle.ts';
import { firstPaints } from './first-paints.ts';
import { namedData } from './named-data.ts';
import { dataByScript, ONE_SITE_CONSTANTS } from './one-site.ts';
import { parts } from './parts.ts';
import { plainLiterals } from './plain-literals.ts';
import { PROJECT, VERSION } from './project.ts';
import { BROTLI_LIMITS, scriptName, type Sites } from './scripts.ts';

/**
 * The oldest browsers that the script runs in; the README names them. Constructable style sheets decide it for Safari,
 * the last versions for Windows 7 and 8 and for long-term support for the others.
 */
const BROWSERS = ['chrome109', 'edge109', 'firefox115', 'safari16.4'] as const;

/** What is done to the modules, in this order, before they are put into chunks. */
function onModules(sites: Sites): readonly Plugin[] {
  return [
    namedData(),
    // With a first paint the sign-up shows before React is evaluated. The script of one site is 20 kB smaller with brotli,
    // because it does not import the lists of all sites.
    constants(() => (sites === 'one' ? Promise.resolve(ONE_SITE_CONSTANTS) : constantsOfAllSites())),
    dependencies(),
  ];
}

async function constantsOfAllSites(): Promise<Readonly<Record<string, string>>> {
  const paints = JSON.stringify(Object.fromEntries(await firstPaints(PROJECT, VERSION)));
  return { IS_OF_ONE_SITE: 'false', ONLY_SITE: '{}', FIRST_PAINTS: paints };
}

/** How every file for foreign pages is written. */
const OUTPUT = {
  target: [...BROWSERS],
  sourcemap: true,
  minify: 'terser',
  terserOptions: { format: { ascii_only: true, inline_script: true, comments: false } },
  reportCompressedSize: false,
} as const satisfies UserConfig['build'];

/** How Vite makes the script of all sites, or those of one site, which join it in the output folder. */
export function scriptConfig(sites: Sites): UserConfig {
  const ofOneSite = sites === 'one';
  const fileName = ofOneSite ? 'one-site.js' : scriptName();
  const finish = { fileName, version: VERSION, brotliLimit: BROTLI_LIMITS[sites] };
  return {
    define: { __VERSION__: JSON.stringify(VERSION), 'process.env.NODE_ENV': '"production"' },
    // Each needs the one before: dependencies and the code around parts call built-ins too, and Oxc, unlike Terser, would
    // write template literals again.
    plugins: [
      parts(onModules(sites)),
      builtIns(),
      plainLiterals(),
      finishBundle(ofOneSite ? { ...finish, joins: true, variants: dataByScript } : finish),
    ],
    build: {
      ...OUTPUT,
      emptyOutDir: !ofOneSite,
      lib: { entry: 'widgets/index.ts', formats: ['iife'], name: 'ShopWidgets', fileName: () => fileName },
    },
  };
}

/** Builds the diagnosis, which the script loads on demand: a module of its own, as fit for foreign pages as the script. */
export async function buildDebugFile(folder: string): Promise<void> {
  const fileName = 'shop-widgets-debug.js';
  await build({
    root: PROJECT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __VERSION__: JSON.stringify(VERSION) },
    plugins: [
      builtIns(),
      plainLiterals(),
      finishBundle({ fileName, version: VERSION, brotliLimit: BROTLI_LIMITS.debug, joins: true }),
    ],
    build: {
      ...OUTPUT,
      outDir: folder,
      emptyOutDir: false,
      lib: { entry: 'src/debug/debug.ts', formats: ['es'], fileName: () => fileName },
    },
  });
}
