import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build as viteBuild, type Plugin, type UserConfig } from 'vite';
import { builtIns } from '../built-ins.ts';
import { namedData } from '../bytes/named-data.ts';
import { eagerFunctions } from '../eager-functions.ts';
import { type BundleOptions, finishBundle } from '../finish-bundle.ts';
import { firstPaints, firstPaintsOfAllSites } from '../first-paints.ts';
import { leanDependencies } from '../lean-dependencies.ts';
import { type PartFile, parts } from '../parts.ts';
import { patchDependencies } from '../patch-dependencies.ts';
import { plainLiterals } from '../plain-literals.ts';
import { REACT_DOM_NAMES } from '../trim/react-dom-names.ts';
import { trimDependencies } from '../trim/trim-dependencies.ts';
import { brotliLimit, type Build, scriptName, STAFF_LIMIT, staffFileName } from './editions.ts';
import { lite } from './lite.ts';
import { oneSite, siteData } from './one-site.ts';

/** The root folder of the project. */
export const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));

export const { version: VERSION } = JSON.parse(readFileSync(`${PROJECT}/package.json`, 'utf8')) as { version: string };

/**
 * The oldest browsers that the script runs in; the README names them. Constructable style sheets decide it for Safari,
 * the last versions for Windows 7 and 8 and for long-term support for the others.
 */
const BROWSERS = ['chrome109', 'edge109', 'firefox115', 'safari16.4'] as const;

/** How terser writes a file for foreign pages. */
const TERSER = {
  format: { ascii_only: true, inline_script: true, comments: false },
  compress: { passes: 2 },
} as const;

/**
 * How Vite makes a script.
 *
 * @param joins the script is added to those that are in the output folder
 */
export function scriptConfig(build: Build, joins: boolean): UserConfig {
  const isLite = build.renderer === 'lite';
  const ofOneSite = build.sites === 'one';
  const fileName = ofOneSite ? 'one-site.js' : scriptName(build);
  const first = [
    ...namedData(),
    ...(isLite ? [lite()] : []),
    ...(ofOneSite ? [oneSite()] : []),
    // Preact's way of hydration is not tried.
    ...(isLite || ofOneSite ? [] : [firstPaintsOfAllSites(PROJECT, VERSION)]),
    leanDependencies(),
    trimDependencies(),
    patchDependencies(build.renderer),
  ];
  return {
    define: { __VERSION__: JSON.stringify(VERSION), 'process.env.NODE_ENV': '"production"' },
    plugins: [
      parts(first, staffFile(build)),
      ...finishing({
        fileName,
        version: VERSION,
        brotliLimit: brotliLimit(build),
        joins,
        ...(ofOneSite && { variants: () => dataByScript(build) }),
      }),
    ],
    build: {
      ...output(build),
      emptyOutDir: !joins,
      lib: { entry: 'widgets/index.ts', formats: ['iife'], name: 'ShopWidgets', fileName: () => fileName },
    },
  };
}

/** How every file for foreign pages is written. */
export const OUTPUT = {
  target: [...BROWSERS],
  sourcemap: true,
  // Oxc turns strings into template literals, which naive "optimisers" of CMS plug-ins corrupt; terser does not.
  minify: 'terser',
  terserOptions: TERSER,
  reportCompressedSize: false,
} as const satisfies UserConfig['build'];

/** What every finished file for foreign pages goes through. */
export function finishing(options: BundleOptions): Plugin[] {
  return [builtIns(), plainLiterals(), finishBundle(options)];
}

function output({ renderer }: Build) {
  const isLite = renderer === 'lite';
  return {
    ...OUTPUT,
    terserOptions: {
      ...TERSER,
      // Reading a property has no effect in this script: `patchDependencies` rewrites the one place that relies on it.
      compress: { ...TERSER.compress, pure_getters: true },
      mangle: { properties: isLite ? false : { regex: REACT_DOM_NAMES, keep_quoted: true } },
    },
    rolldownOptions: { output: { plugins: [eagerFunctions()] } },
  } as const satisfies UserConfig['build'];
}

/** The staff panel, which all scripts but the default one load for staff alone. */
function staffFile(made: Build): PartFile | undefined {
  const name = staffFileName(made);
  if (name === undefined) return undefined;
  return {
    module: 'widgets/preview/staff-view.tsx',
    fileName: name,
    address: 'src/embed/element/declare/script-address.ts',
    build: (fileName, entry, outDir) =>
      viteBuild({
        root: PROJECT,
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        plugins: [entry, ...finishing({ fileName, version: VERSION, brotliLimit: STAFF_LIMIT, joins: true })],
        build: {
          ...output(made),
          outDir,
          emptyOutDir: false,
          lib: { entry: fileName, formats: ['es'], fileName: () => fileName },
        },
      }),
  };
}

async function dataByScript(build: Build): Promise<ReadonlyMap<string, string>> {
  // Preact's way of hydration is not tried.
  const paints = build.renderer === 'react' ? await firstPaints(PROJECT, VERSION) : new Map();
  return new Map([...(await siteData(PROJECT, build, paints))].map(([site, data]) => [scriptName(build, site), data]));
}
