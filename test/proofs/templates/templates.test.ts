// @vitest-environment node
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { afterAll, describe, expect, it } from 'vitest';
import { DOCUMENTED } from '../../../widgets/documented.ts';
import { pluginAttributes } from '../../../src/plugins/attributes.ts';
import { type Case, CASES, type Printed } from './cases.ts';
import { type Print, printWithHandlebars, printWithLiquid, printWithPhp, writeTemplates } from './engines.ts';

type Element = DefaultTreeAdapterTypes.Element;

const { files, folder, remove } = await writeTemplates();
afterAll(remove);

const names = Object.keys(pluginAttributes(DOCUMENTED).script ?? {});
const every = Object.fromEntries(names.map((name) => [name, `the ${name}`]));
const given: readonly Case[] = [
  ...CASES,
  {
    name: 'every attribute',
    values: { widget: 'footer', ...every },
    printed: { tag: 'shop-footer', attributes: every },
  },
];

const cases = [
  ...given,
  {
    name: 'the page of the guide',
    values: 'page',
    printed: {
      tag: 'shop-newsletter',
      attributes: { site: 'AT', 'heading-level': '3' },
      link: ['/subscribenewsletter', 'Zum Newsletter anmelden'],
    },
  },
] as const;

const byPhp = printWithPhp(
  folder,
  given.map(({ values }) => values),
);
if (typeof byPhp === 'string') console.log(`skipped: the PHP function and Twig itself: ${byPhp}`);

/** What each engine prints of each case. */
const PRINTED: Readonly<Record<string, readonly string[]>> = {
  Liquid: await printAll(printWithLiquid(files)),
  Handlebars: await printAll(await printWithHandlebars(files, folder)),
  ...(typeof byPhp === 'string' ? {} : byPhp),
};

describe.each(Object.entries(PRINTED))('%s', (_, html) => {
  it.each(cases.map((each, index) => ({ ...each, index })))('prints $name', ({ index, printed }) => {
    expect(read(html[index] ?? '')).toEqual(printed);
  });
});

async function printAll(print: Print): Promise<string[]> {
  return Promise.all(cases.map(async ({ values }) => print(values)));
}

/** Reads HTML as a browser does. Anything besides the tag, its link and its JSON makes the test fail. */
function read(html: string): Printed | undefined {
  const nodes = parseFragment(html).childNodes.filter((node) => !('value' in node) || node.value.trim() !== '');
  if (nodes.length === 0) return undefined;
  const [tag, ...others] = nodes.map(elementOf);
  if (tag === undefined || others.length > 0) throw new Error(`more than one element: ${html.slice(0, 300)}`);
  const children = tag.childNodes.filter((node) => !('value' in node) || node.value.trim() !== '').map(elementOf);
  const parts = Object.fromEntries(children.flatMap((child) => Object.entries(partOf(child))));
  return { tag: tag.tagName, attributes: attributesOf(tag), ...parts };
}

function elementOf(node: DefaultTreeAdapterTypes.ChildNode): Element {
  if (!('tagName' in node)) throw new Error(`not an element: ${node.nodeName}`);
  return node;
}

function partOf(child: Element): Partial<Printed> {
  const { href, type, ...others } = attributesOf(child);
  const text = child.childNodes.map((node) => ('value' in node ? node.value : `<${node.nodeName}>`)).join('');
  if (child.tagName === 'a' && href !== undefined && Object.keys(others).length === 0) return { link: [href, text] };
  if (child.tagName === 'script' && type === 'application/json')
    return Object.fromEntries(Object.keys(others).map((name) => [name.replace('data-', ''), JSON.parse(text)]));
  throw new Error(`an unexpected <${child.tagName}>`);
}

function attributesOf({ attrs }: Element): Record<string, string> {
  return Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
}
