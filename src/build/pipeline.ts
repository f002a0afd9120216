import { join } from 'node:path';
import type { Plugin, UserConfig } from 'vite';
import { DEBUG_FILE } from '../embed/element/declare/script-file.ts';
import type * as buildConstants from '../embed/build-constants.ts';
import { builtIns } from './built-ins.ts';
import { constants } from './constants.ts';
import { dependencies } from './dependencies/dependencies.ts';
import { finishBundle, listedFiles } from './finish-bundle.ts';
import { firstPaints } from './first-paints.ts';
import { entryFromMemory } from './memory.ts';
import { namedData } from './named-data.ts';
import { dataByScript, ONE_SITE_ALIAS, ONE_SITE_CONSTANTS } from './one-site.ts';
import type { ChunkFile } from './chunk-file.ts';
import { inlineChunks } from './inline-chunks.ts';
import { plainLiterals } from './plain-literals.ts';
import { PROJECT, VERSION } from './project.ts';
import { BROTLI_LIMITS, type Edition, scriptName, STAFF_FILE } from './scripts.ts';
import { SecondFiles } from './second-files.ts';

/**
 * The oldest browsers that the script runs in; the guide “Browsers and libraries” names them. For Safari, constructable
 * stylesheets decide it; for the others, the last versions for Windows 7 and 8 and for long-term support.
 */
const BROWSERS = ['chrome109', 'edge109', 'firefox115', 'safari16.4'] as const;

/** A step of a build. */
interface Step {
  readonly name: string;
  readonly does: string;
  /** What it saves, in bytes with brotli 11, or what breaks without it. */
  readonly worth: string;
  /** `undefined` for a step of Vite's own. */
  readonly plugin: ((edition: Edition, beside: SecondFiles) => Plugin) | undefined;
}

/** What is done to the modules, in this order, before they are put into chunks. */
const ON_MODULES: readonly Step[] = [
  {
    name: 'named data',
    does: 'Gives texts, content and styles a source map.',
    worth: 'Without it `npm run sizes` could not tell what each locale, footer and stylesheet weighs.',
    plugin: namedData,
  },
  {
    name: 'constants',
    does: 'Fills in `src/embed/build-constants.ts`: the first paints, or the place of the one site, and the hash of the debug panel.',
    worth:
      'With a first paint the sign-up shows before React is evaluated. Without the hash nobody could pin what the script loads.',
    plugin: (edition, beside) =>
      constants(() => (edition === 'one' ? constantsOfOneSite() : constantsOfAllSites(beside))),
  },
  {
    name: 'dependencies',
    does: 'Leaves out of the dependencies what the script never runs, and fixes what harms pages.',
    worth: 'Each row of `src/build/dependencies/cuts.ts` and `fixes.ts` has its own reason.',
    plugin: dependencies,
  },
];

/** What becomes of the modules, in this order. */
const ON_SCRIPT: readonly Step[] = [
  {
    name: 'inline chunks',
    does: 'Puts the modules into chunks, and makes of each chunk a function in the one script.',
    worth: 'A tag evaluates React when it is near the viewport. Rolldown alone would take 6 kB more for it.',
    plugin: (edition, beside) =>
      inlineChunks(pluginsOf(ON_MODULES, edition, beside), edition === 'one' ? staffFile(beside) : undefined),
  },
  {
    name: 'private built-ins',
    does: 'Rewrites calls whose meaning old libraries change as calls of the functions in `src/embed/built-ins`.',
    worth: 'On pages with Prototype or MooTools nothing renders, or no sign-up is sent.',
    // After the chunks: dependencies make such calls, and so does the code around chunks.
    plugin: builtIns,
  },
  {
    name: 'plain literals',
    does: 'Writes template literals as strings, and patterns without quotes and slashes.',
    worth: 'Script optimisers of CMS plugins take a `//` in them for a comment.',
    plugin: plainLiterals,
  },
  {
    name: 'minify',
    does: 'Terser shortens the script, in ASCII.',
    worth: 'A byte outside ASCII is garbled on a page of another encoding. Oxc would write template literals again.',
    plugin: undefined,
  },
  {
    name: 'finish',
    does: 'Fills in the data of each site, adds the first line and the semicolons, and writes the hash and the sizes.',
    worth: 'The file can be concatenated. The build fails if it is too large or has code that breaks on some pages.',
    plugin: (edition, beside) =>
      finishBundle({
        fileName: fileNameOf(edition),
        version: VERSION,
        brotliLimit: BROTLI_LIMITS[edition],
        beside: () => beside.outputs(),
        ...(edition === 'one' && { joins: true, variants: dataByScript }),
      }),
  },
];

function pluginsOf(steps: readonly Step[], edition: Edition, beside: SecondFiles): Plugin[] {
  return steps.flatMap(({ plugin }) => plugin?.(edition, beside) ?? []);
}

/** What the build calls the script: that of one site gets its names with the data of each. */
function fileNameOf(edition: Edition): string {
  return edition === 'one' ? 'one-site.js' : scriptName();
}

type Constants = Readonly<Record<keyof typeof buildConstants, string>>;

async function constantsOfAllSites(beside: SecondFiles): Promise<Constants> {
  const paints = JSON.stringify(await firstPaints(PROJECT, VERSION, ['shop-newsletter']));
  const integrity = await beside.build({
    fileName: DEBUG_FILE,
    brotliLimit: BROTLI_LIMITS.debug,
    entry: 'src/debug/debug.ts',
  });
  return { ONLY_SITE: '{}', FIRST_PAINTS: paints, DEBUG_INTEGRITY: JSON.stringify(integrity) };
}

/** The scripts of one site load the same debug panel as that of all sites. */
async function constantsOfOneSite(): Promise<Constants> {
  const { [DEBUG_FILE]: file } = listedFiles(join(PROJECT, 'dist'));
  return { ...ONE_SITE_CONSTANTS, DEBUG_INTEGRITY: JSON.stringify(file?.integrity) };
}

/** How every file for foreign pages is written. */
const OUTPUT = {
  target: [...BROWSERS],
  sourcemap: true,
  minify: 'terser',
  terserOptions: {
    // Reading a property has no effect in these files: a fix rewrites the one place that relies on it.
    compress: { passes: 2, pure_getters: true },
    format: { ascii_only: true, inline_script: true, comments: false },
  },
  reportCompressedSize: false,
} as const satisfies UserConfig['build'];

/** How Vite makes the script of all sites, or those of one site, which join it in the output folder. */
export function scriptConfig(edition: Edition): UserConfig {
  return {
    define: { __VERSION__: JSON.stringify(VERSION), 'process.env.NODE_ENV': '"production"' },
    // Saves 25 kB: the lists of all sites are not imported.
    ...(edition === 'one' && { resolve: { alias: [ONE_SITE_ALIAS] } }),
    plugins: pluginsOf(ON_SCRIPT, edition, new SecondFiles(OUTPUT)),
    build: {
      ...OUTPUT,
      emptyOutDir: edition === 'all',
      lib: { entry: 'widgets/index.ts', formats: ['iife'], name: 'ShopWidgets', fileName: () => fileNameOf(edition) },
    },
  };
}

/** The staff panel, which the scripts of one site load for staff alone. */
function staffFile(beside: SecondFiles): ChunkFile {
  return {
    module: 'widgets/preview/staff-view.tsx',
    fileName: STAFF_FILE,
    loader: 'src/embed/element/run/second-file.ts',
    exportToScript: 'src/embed/element/run/second-file-export.ts',
    build: (fileName, entry) =>
      beside.build({
        fileName,
        brotliLimit: BROTLI_LIMITS.staff,
        entry: fileName,
        first: [entryFromMemory(entry)],
      }),
  };
}
