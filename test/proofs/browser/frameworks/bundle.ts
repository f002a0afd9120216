import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { foreignFile } from '../../foreign/packages.ts';

const PAGES = join(import.meta.dirname, 'pages');

/** What a page is built of. */
export interface Source {
  /** Its file in `pages/`. */
  readonly page: string;
  /** Packages that are taken in place of others. */
  readonly aliases?: Readonly<Record<string, string>>;
}

type Mode = 'development' | 'production';

/** The script of a framework's page, with its library. */
export function bundle({ page, aliases = {} }: Source, mode: Mode = 'production'): Promise<string> {
  return built(mode, {
    plugins: [foreignPackages(aliases), singleFileComponents()],
    build: { lib: { entry: join(PAGES, page), formats: ['iife'], name: 'page' } },
  });
}

/**
 * What a module of the pages exports, with the development version of its library, on a server.
 *
 * @param file where to put the module
 */
export async function onServer<Module>(page: string, file: string): Promise<Module> {
  const code = await built('development', {
    plugins: [foreignPackages({}), singleFileComponents(true)],
    ssr: { noExternal: true },
    build: { ssr: join(PAGES, page), rolldownOptions: { output: { format: 'es' } } },
  });
  await writeFile(file, code);
  return (await import(pathToFileURL(file).href)) as Module;
}

async function built(mode: Mode, config: InlineConfig): Promise<string> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    mode,
    define: {
      'process.env.NODE_ENV': JSON.stringify(mode),
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'true',
    },
    build: { ...config.build, write: false, minify: false },
  });
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput];
  return output[0].code;
}

/** Takes the packages that a page imports from those that the proofs install, and React 19 from the product's. */
function foreignPackages(aliases: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'foreign-packages',
    enforce: 'pre',
    resolveId(id, importer = '') {
      const name = /^[a-z@][\w-]*/.exec(id)?.[0];
      if (name === undefined) return;
      const alias = aliases[name];
      if (alias !== undefined) return this.resolve(id.replace(name, alias), foreignFile('../package.json'));
      if (!importer.startsWith(PAGES)) return;
      const isOfProduct = name === 'react' || name === 'react-dom';
      const from = isOfProduct ? join(PAGES, 'index.js') : foreignFile('../package.json');
      return this.resolve(id, from, { skipSelf: true });
    },
  };
}

interface Vue {
  parse(source: string, options: object): { descriptor: object };
  compileScript(descriptor: object, options: object): { content: string };
}

/** Compiles the components of Vue, as its plugin would. */
function singleFileComponents(ssr = false): Plugin {
  return {
    name: 'single-file-components',
    transform: (source, id) => (id.endsWith('.vue') ? vue(source, id, ssr) : undefined),
  };
}

async function vue(source: string, filename: string, ssr: boolean): Promise<string> {
  const compiler = pathToFileURL(foreignFile('vue/compiler-sfc/index.mjs')).href;
  const { parse, compileScript } = (await import(compiler)) as Vue;
  const { isCustomElement } = (await import(new URL('pages/vue/tags.js', import.meta.url).href)) as {
    isCustomElement: (tag: string) => boolean;
  };
  const compilerOptions = { isCustomElement };
  const { descriptor } = parse(source, { filename, templateParseOptions: compilerOptions });
  const templateOptions = { ssr, ssrCssVars: [], compilerOptions };
  return compileScript(descriptor, { id: filename, inlineTemplate: true, templateOptions }).content;
}
