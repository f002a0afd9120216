import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { templateFiles } from '../../../src/build/plugins/templates.ts';
import { phpCommand, tryPhp } from '../cms/install/machine.ts';
import { PHP, Unavailable, unpackPackages } from '../cms/install/packages.ts';
import { foreignFile } from '../foreign/packages.ts';

/** What a template is given: `widget`, attributes, `link`, `label`, `texts`, `content`. */
export type Values = Readonly<Record<string, unknown>> & { readonly widget: string };

export type Files = Readonly<Record<string, string>>;

/** Prints one case, or the page of the guide. */
export type Print = (values: Values | 'page') => Promise<string> | string;

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
    if (values === 'page') return liquid.parseAndRender(files['newsletter.liquid'] ?? '', OF_THE_PAGE);
    const given = Object.keys(values).map((name) => `${name}: v.${name}`);
    return liquid.parseAndRender(`{% render 'shop-widgets', ${given.join(', ')} %}`, { v: values, ...OF_THE_PAGE });
  };
}

interface HandlebarsEngine {
  compile(source: string): (context: object) => string;
}

/** Registers the helpers and the partial with the code of the guide. */
export async function printWithHandlebars(files: Files, folder: string): Promise<Print> {
  const handlebars = foreignFile('handlebars/lib/index.js');
  const code = files['handlebars.mjs']?.replace("'handlebars'", `'${pathToFileURL(handlebars).href}'`);
  const module = join(folder, 'register.mjs');
  writeFileSync(module, code ?? '');
  await import(/* @vite-ignore */ pathToFileURL(module).href);
  const { compile } = load(handlebars) as HandlebarsEngine;
  return (values) => {
    if (values === 'page') return compile(files['newsletter.hbs'] ?? '')(OF_THE_PAGE);
    const given = Object.keys(values).map((name) => `${name}=v.${name}`);
    return compile(`{{> shop-widgets undefined ${given.join(' ')}}}`)({ v: values, ...OF_THE_PAGE });
  };
}

const RUN = join(import.meta.dirname, 'run.php');

/**
 * The cases, and at last the page of the guide, as the PHP function and as Twig print them.
 *
 * @returns why PHP is missing, as text
 */
export function printWithPhp(folder: string, cases: readonly Values[]): Record<'PHP' | 'Twig', string[]> | string {
  try {
    const php = phpCommand({ root: unpackPackages(PHP).root, folder });
    const { status, stdout, stderr } = tryPhp(php, [RUN, folder], JSON.stringify(cases));
    if (status !== 0 || stderr !== '') throw new Error(`PHP failed: ${stdout}${stderr}`);
    return JSON.parse(stdout) as Record<'PHP' | 'Twig', string[]>;
  } catch (error) {
    if (error instanceof Unavailable) return error.message;
    throw error;
  }
}

const PAGES = join(import.meta.dirname, 'pages');

/** Writes the templates into a folder, and beside them the pages that the guide shows. */
export async function writeTemplates(): Promise<{ files: Files; folder: string; remove: () => void }> {
  const pages = readdirSync(PAGES).map((name) => [name, readFileSync(join(PAGES, name), 'utf8')] as const);
  const files = { ...templateFiles(), ...Object.fromEntries(pages) };
  const folder = mkdtempSync(join(tmpdir(), 'shop-templates-'));
  for (const [name, source] of Object.entries(files)) writeFileSync(join(folder, name), source);
  return { files, folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
