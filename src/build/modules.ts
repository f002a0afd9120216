import { join } from 'node:path';
import { minify } from 'terser';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import type { FIRST_PAINTS } from '../embed/build-constants.ts';
import { localeOf, type Site, SITES } from '../embed/market/sites.ts';
import { builtInsOfOwnCode } from './built-ins.ts';
import { notePackages, type Outputs } from './bundled-packages.ts';
import { constants } from './constants.ts';
import { checkFile, COMPILE_HINT, type FileFacts, factsOf, noteFiles } from './finish-bundle.ts';
import { firstPaints, paintsOfSite } from './first-paints.ts';
import { icons } from './icons.ts';
import { CHECKS, definitions, OWN_BUILD } from './definitions.ts';
import { BROWSERS, TREESHAKE } from './pipeline.ts';
import { lateTexts } from './late-texts.ts';
import { PROJECT } from './project.ts';
import { replacements } from './replacements.ts';
import { BROTLI_LIMITS, moduleName, MODULES } from './scripts.ts';

/** The chunk that Rolldown makes of its own functions. */
const RUNTIME = 'rolldown-runtime';

/** What goes into which chunk; the first row that fits decides. A row imports from those above it alone: no circles. */
const CHUNKS = [
  // The same file for all sites, and for each release that has the same React. With the module that the entry imports, so
  // that React is asked for at once, like the other chunks.
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/react-root\.ts$/ },
  // The calls of a page view, for which no React is loaded: the starts of the tags, and what they import.
  {
    name: 'session',
    test: /\/src\/embed\/(?:session|api|page)\/(?!use-|page-fact)|\/widgets\/(?:request-of|\w+\/(?:start|early-countries|template-notice|sign-up-place|shown-parts|signed-up)\.ts)/,
  },
  {
    name: 'base',
    test: /\/node_modules\/(?:react-)?i18next\/|\/src\/embed\/(?:i18n\/(?!staff)|element\/|page\/)|\/locales\/[a-z]{2}-[A-Z]{2}\.json/,
  },
  { name: 'sign-up', minShareCount: 2 },
];

/**
 * Builds the modules of each site into a folder `modules`. The entry of a site contains whatever shows first, and what its
 * chunks share with it, so that a page paints when one file has arrived. It has a fixed name; the chunks have their hash in
 * theirs. Those of two sites differ, since they import from the entry of their site; React alone is the same.
 */
export async function buildModules(folder: string, mode: string): Promise<void> {
  const paints = await firstPaints();
  const files: Record<string, FileFacts> = {};
  const outputs: Outputs[number][] = [];
  for (const site of SITES) {
    const result = await build({ ...modulesConfig(site, paintsOfSite(paints, site), folder), mode });
    const output = ([result].flat() as Rolldown.RolldownOutput[]).flatMap((each) => each.output);
    const chunks = output.filter((file) => file.type === 'chunk');
    for (const { fileName, code, imports } of chunks) {
      const isEntry = fileName === moduleName(site);
      if (isEntry && imports.length > 0) throw new Error(`${fileName} would not paint before ${imports.join(', ')}.`);
      const facts = factsOf(code);
      checkFile(`${MODULES}/${fileName}`, code, facts, isEntry ? BROTLI_LIMITS.module : Infinity, mode);
      files[`${MODULES}/${fileName}`] = isEntry ? { ...facts, preload: preloadsOf(chunks) } : facts;
    }
    outputs.push(...output);
  }
  noteFiles(folder, files);
  notePackages(PROJECT, folder, outputs);
}

/** The chunks that sign-up and footer need, for `<link rel="modulepreload">`. */
function preloadsOf(chunks: readonly Rolldown.OutputChunk[]): readonly string[] {
  const needed = ['react', 'session', 'base', 'sign-up', 'footer-element', RUNTIME];
  const isNeeded = ({ name, facadeModuleId }: Rolldown.OutputChunk) => needed.includes(chunkName(name, facadeModuleId));
  return chunks.filter(isNeeded).map(({ fileName }) => `${MODULES}/${fileName}`);
}

/** How Vite makes the modules of a site. */
export function modulesConfig(site: Site, paints: typeof FIRST_PAINTS, folder: string): InlineConfig {
  const entry = moduleName(site).replace('.js', '');
  const values = {
    ONLY_SITE: JSON.stringify(site),
    FIRST_PAINTS: JSON.stringify(paints),
    DEBUG_INTEGRITY: '""',
    ADDRESS: 'import.meta.url',
  };
  return {
    ...OWN_BUILD,
    define: definitions(true),
    plugins: [
      icons(),
      onlySite(site),
      lateTexts(site, paints),
      constants(() => Promise.resolve(values)),
      replacements(),
      builtInsOfOwnCode(),
      askForRuntime(),
      shortenEntry(),
    ],
    build: {
      target: [...BROWSERS],
      outDir: join(folder, MODULES),
      emptyOutDir: false,
      reportCompressedSize: false,
      lib: { entry: { [entry]: 'widgets/index.ts' }, formats: ['es'], fileName: (_format, name) => `${name}.js` },
      rolldownOptions: {
        // Nobody imports anything from the entry but its chunks. Otherwise it would be a file that only imports another.
        preserveEntrySignatures: false,
        treeshake: TREESHAKE,
        checks: CHECKS,
        output: {
          // Whole: of a library, Vite would leave the white space.
          minify: true,
          postBanner: COMPILE_HINT,
          chunkFileNames: ({ name, facadeModuleId }) => `${chunkName(name, facadeModuleId)}-[hash].js`,
          // The names by which chunks import from the entry stay the same from one release to the next.
          minifyInternalExports: false,
          codeSplitting: {
            // Else a row would take along what the entry needs.
            includeDependenciesRecursively: false,
            groups: [
              { name: entry, tags: ['$initial'], priority: CHUNKS.length },
              ...CHUNKS.map((row, index) => ({ ...row, priority: CHUNKS.length - 1 - index })),
            ],
          },
        },
      },
    },
  };
}

/** The texts and the footer’s content of a locale. */
const DATA = /\/(?:locales|widgets\/footer\/content)\/([a-z]{2}-[A-Z]{2})\.json(?:\.data\.js)?$/;

/** Leaves the texts and the content of other sites out of the modules of one site. */
function onlySite(site: Site): Plugin {
  const others = new Set(SITES.filter((other) => other !== site).map(localeOf));
  return {
    name: 'shop:only-site',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const locale = DATA.exec(id)?.[1];
      return others.has(locale as never) ? 'null' : null;
    },
  };
}

/** Asks for the runtime together with React, in which a browser would find it a round trip later. */
function askForRuntime(): Plugin {
  return {
    name: 'shop:ask-for-runtime',
    apply: 'build',
    renderChunk(code, { isEntry }, _options, { chunks }) {
      if (!isEntry) return null;
      const importOf = (name: string): string => {
        const file = Object.keys(chunks).find((each) => chunks[each]?.name === name);
        if (file === undefined)
          throw new Error(`The modules have no chunk "${name}", for which their entry should ask.`);
        return `import("./${file}")`;
      };
      return code.replace(importOf('react'), `Promise.all([$&,${importOf(RUNTIME)}]).then(([it])=>it)`);
    },
  };
}

/** Minifies the entry, which every page loads, once more: 2 % less. */
function shortenEntry(): Plugin {
  return {
    name: 'shop:shorten-entry',
    apply: 'build',
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.isEntry) continue;
        const { code = file.code } = await minify(file.code, {
          module: true,
          compress: { passes: 3, pure_getters: true, ecma: 2020 },
        });
        file.code = COMPILE_HINT + code;
      }
    },
  };
}

/** `footer` for the module `widgets/footer/element.tsx`. Ad blockers refuse addresses with the word “newsletter”. */
function chunkName(name: string, module: string | null): string {
  const folder = name === 'element' && /\/widgets\/(\w+)\/element\.tsx$/.exec(module ?? '')?.[1];
  return folder ? `${folder.replace('newsletter', 'sign-up')}-element` : name;
}
