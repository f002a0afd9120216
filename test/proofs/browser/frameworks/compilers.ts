import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { foreignFile } from '../../foreign/packages.ts';

interface Vue {
  parse(source: string, options: object): { descriptor: object };
  compileScript(descriptor: object, options: object): { content: string };
}

interface Options {
  readonly ssr?: boolean;
}

const load = async <Module>(file: string): Promise<Module> =>
  (await import(pathToFileURL(foreignFile(file)).href)) as Module;

/** Compiles the components of Vue, as its plugin would. */
export function singleFileComponents({ ssr = false }: Options = {}): Plugin {
  return {
    name: 'single-file-components',
    transform(source, id) {
      return id.endsWith('.vue') ? vue(source, id, ssr) : undefined;
    },
  };
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
