import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Unavailable } from '../cms/install/packages.ts';
import { foreignFile } from '../foreign/packages.ts';
import { unpackPhp } from '../php/php.ts';

/** What a template is given: `widget`, attributes, `link`, `label`, `texts`, `content`. */
export type Values = Readonly<Record<string, unknown>> & { readonly widget: string };

export type Files = Readonly<Record<string, string>>;

/** Prints one case. */
export type Print = (values: Values) => Promise<string> | string;

const load = createRequire(import.meta.url);

/** A variable of the page, which must not become an attribute of the tag. */
const OF_THE_PAGE = { origin: 'of the page' };

interface LiquidEngine {
  parseAndRender(source: string, context: object): Promise<string>;
}

export function printWithLiquid(files: Files): Print {
  const { Liquid } = load(foreignFile('liquidjs')) as { Liquid: new (options: object) => LiquidEngine };
  const liquid = new Liquid({ templates: { 'shop-widgets': files['shop-widgets.liquid'] } });
  return (values) => {
    const given = Object.keys(values).map((name) => `${name}: v.${name}`);
    return liquid.parseAndRender(`{% render 'shop-widgets', ${given.join(', ')} %}`, { v: values, ...OF_THE_PAGE });
  };
}

interface HandlebarsEngine {
  create(): HandlebarsEngine;
  registerHelper(helpers: object): void;
  registerPartial(name: string, source: string | undefined): void;
  compile(source: string): (context: object) => string;
}

export async function printWithHandlebars(files: Files, folder: string): Promise<Print> {
  const handlebars = (load(foreignFile('handlebars')) as HandlebarsEngine).create();
  const module = pathToFileURL(join(folder, 'shop-widgets-handlebars.mjs')).href;
  const { shopWidgets } = (await import(/* @vite-ignore */ module)) as { shopWidgets: object };
  handlebars.registerHelper(shopWidgets);
  handlebars.registerPartial('shop-widgets', files['shop-widgets.hbs']);
  return (values) => {
    const given = Object.keys(values).map((name) => `${name}=v.${name}`);
    return handlebars.compile(`{{> shop-widgets undefined ${given.join(' ')}}}`)({ v: values, ...OF_THE_PAGE });
  };
}

interface TwingEngine {
  createArrayLoader(templates: object): object;
  createEnvironment(loader: object): { render(name: string, context: object): Promise<string> };
}

/** Twig as JavaScript; PHP runs Twig itself. */
export function printWithTwing(files: Files): Print {
  const { createArrayLoader, createEnvironment } = load(foreignFile('twing')) as TwingEngine;
  const page = "{{ include('shop-widgets.twig', values, with_context = false) }}";
  const twing = createEnvironment(createArrayLoader({ ...files, page }));
  return (values) => twing.render('page', { values, ...OF_THE_PAGE });
}

/**
 * The cases as the PHP function and as Twig print them.
 *
 * @returns why PHP is missing, as text
 */
export function printWithPhp(folder: string, cases: readonly Values[]): Record<'PHP' | 'Twig', string[]> | string {
  try {
    const php = unpackPhp();
    try {
      const words = [join(import.meta.dirname, 'run.php'), join(folder, 'shop-widgets.php'), folder];
      const { status, stdout, stderr } = php.run(words, JSON.stringify(cases));
      if (status !== 0 || stderr !== '') throw new Error(`PHP failed: ${stdout}${stderr}`);
      return JSON.parse(stdout) as Record<'PHP' | 'Twig', string[]>;
    } finally {
      php.close();
    }
  } catch (error) {
    if (error instanceof Unavailable) return error.message;
    throw error;
  }
}

/** Writes the templates into a folder, as `dist/templates` has them. */
export function writeTemplates(files: Files): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'shop-templates-'));
  for (const [name, source] of Object.entries(files)) writeFileSync(join(folder, name), source);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
