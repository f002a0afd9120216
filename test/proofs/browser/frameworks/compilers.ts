import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { foreignFile } from '../../foreign/packages.ts';

interface Svelte {
  compile(source: string, options: object): { js: { code: string } };
}

interface Vue {
  parse(source: string, options: object): { descriptor: object };
  compileScript(descriptor: object, options: object): { content: string };
}

interface Options {
  readonly ssr?: boolean;
}

const load = async <Module>(file: string): Promise<Module> =>
  (await import(pathToFileURL(foreignFile(file)).href)) as Module;

/** Compiles the components of Svelte and Vue, as their plugins would. */
export function singleFileComponents({ ssr = false }: Options = {}): Plugin {
  return {
    name: 'single-file-components',
    transform(source, id) {
      if (id.endsWith('.svelte')) return svelte(source, id);
      if (id.endsWith('.vue')) return vue(source, id, ssr);
      return undefined;
    },
  };
}

async function svelte(source: string, filename: string): Promise<string> {
  const { compile } = await load<Svelte>('svelte/src/compiler/index.js');
  return compile(source, { generate: 'client', filename }).js.code;
}

async function vue(source: string, filename: string, ssr: boolean): Promise<string> {
  const { parse, compileScript } = await load<Vue>('vue/compiler-sfc/index.mjs');
  const { isCustomElement } = (await import(new URL('pages/vue/tags.js', import.meta.url).href)) as {
    isCustomElement: (tag: string) => boolean;
  };
  const compilerOptions = { isCustomElement };
  const { descriptor } = parse(source, { filename, templateParseOptions: compilerOptions });
  const templateOptions = { ssr, ssrCssVars: [], compilerOptions };
  return compileScript(descriptor, { id: filename, inlineTemplate: true, templateOptions }).content;
}
