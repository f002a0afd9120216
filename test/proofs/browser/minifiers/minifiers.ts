import { pathToFileURL } from 'node:url';
import { format } from 'prettier';
import { foreignFile } from '../../foreign/packages.ts';

/** What a site does to its pages before it sends them. */
export interface Minifier {
  readonly name: string;
  minify(html: string): string | Promise<string>;
}

interface Terser {
  minify(html: string, options: object): Promise<string>;
}

interface Htmlnano {
  process(html: string, options: object, preset?: object): Promise<{ html: string }>;
  presets: Readonly<Record<'safe' | 'max', object>>;
}

const load = async <Module>(file: string): Promise<Module> => {
  const module = (await import(pathToFileURL(foreignFile(file)).href)) as Module & { default?: Module };
  return module.default ?? module;
};

/** Options of html-minifier-terser, by what the proof calls them. */
const TERSER: Readonly<Record<string, object>> = {
  collapseWhitespace: { collapseWhitespace: true },
  'collapseWhitespace, conservativeCollapse': { collapseWhitespace: true, conservativeCollapse: true },
  'collapseWhitespace, collapseInlineTagWhitespace': { collapseWhitespace: true, collapseInlineTagWhitespace: true },
  'collapseWhitespace, preserveLineBreaks': { collapseWhitespace: true, preserveLineBreaks: true },
  removeComments: { removeComments: true },
  removeAttributeQuotes: { removeAttributeQuotes: true },
  removeRedundantAttributes: { removeRedundantAttributes: true },
  removeOptionalTags: { removeOptionalTags: true },
  collapseBooleanAttributes: { collapseBooleanAttributes: true },
  'sortAttributes, sortClassName': { sortAttributes: true, sortClassName: true },
  'minifyCSS, minifyJS': { minifyCSS: true, minifyJS: true },
  decodeEntities: { decodeEntities: true },
  'what its page of trials switches on': {
    caseSensitive: false,
    collapseBooleanAttributes: true,
    collapseWhitespace: true,
    decodeEntities: true,
    minifyCSS: true,
    minifyJS: true,
    removeAttributeQuotes: true,
    removeComments: true,
    removeRedundantAttributes: true,
    removeScriptTypeAttributes: true,
    removeStyleLinkTypeAttributes: true,
    sortAttributes: true,
    sortClassName: true,
    useShortDoctype: true,
  },
};

const terser = Object.entries(TERSER).map(([name, options]): Minifier => ({
  name: `html-minifier-terser: ${name}`,
  minify: async (html) => (await load<Terser>('html-minifier-terser/src/htmlminifier.js')).minify(html, options),
}));

/** Its strongest preset cuts no-break spaces off the ends of a text, so that white space is left to the other one. */
const HTMLNANO: Readonly<Record<'safe' | 'max', object>> = {
  safe: {},
  max: { collapseWhitespace: 'conservative', removeUnusedCss: false },
};

const htmlnano = (['safe', 'max'] as const).map((preset): Minifier => ({
  name: `htmlnano: ${preset}`,
  minify: async (html) => {
    const { process, presets } = await load<Htmlnano>('htmlnano/dist/index.js');
    return (await process(html, { skipConfigLoading: true, ...HTMLNANO[preset] }, presets[preset])).html;
  },
}));

/** Regular expressions that caches and themes of CMSs use in place of a parser. */
const EXPRESSIONS: readonly Minifier[] = [
  { name: 'an expression: nothing between tags', minify: (html) => html.replaceAll(/>\s+</g, '><') },
  // As in PHP, where a no-break space is not white space.
  { name: 'an expression: one space for many', minify: (html) => html.replaceAll(/[\t\n\f\r ]+/g, ' ') },
  { name: 'an expression: no comments', minify: (html) => html.replaceAll(/<!--(?!\[if)[^]*?-->/g, '') },
  { name: 'an expression: each tag on a line', minify: (html) => html.replaceAll('><', '>\n<') },
  { name: 'an expression: a comment at each tag', minify: (html) => html.replaceAll('><', '><!-- here --><') },
];

const printers = (['css', 'ignore'] as const).map((htmlWhitespaceSensitivity): Minifier => ({
  name: `Prettier: white space as ${htmlWhitespaceSensitivity}`,
  minify: (html) => format(html, { parser: 'html', htmlWhitespaceSensitivity }),
}));

export const MINIFIERS: readonly Minifier[] = [...terser, ...htmlnano, ...EXPRESSIONS, ...printers];
