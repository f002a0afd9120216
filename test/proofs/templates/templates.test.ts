import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { afterAll, describe, expect, it } from 'vitest';
import { DOCUMENTED } from '../../../widgets/documented.ts';
import { pluginAttributes } from '../../../src/plugins/plugin-attributes.ts';
import {
  type Print,
  printWithHandlebars,
  printWithLiquid,
  printWithPhp,
  type Values,
  writeTemplates,
} from './engines.ts';

const { files, folder, remove } = await writeTemplates();
afterAll(remove);

/** Ends an attribute, a tag or a script, or runs code in an engine. */
const HOSTILE =
  `"' onfocus="alert(1)' x="><script>alert(1)</script></shop-newsletter>&quot;&#34;&lt{{7*7}}{% raw %}` +
  '<?php echo 1 ?>${1}\none\u2028two\t';

/** What a shop may say in its texts, and what would end their scripts. */
const TEXTS = { 'newsletter.title': '</script><script>alert(1)//', other: '<!--<script>"\\\u2028' };
const CONTENT = { groups: { card: null }, list: [1, 'é</ScRiPt>&amp;'] };

const names = Object.keys(pluginAttributes(DOCUMENTED).script ?? {});
const every = Object.fromEntries(names.map((name) => [name, `the ${name}`]));

const newsletter = (attributes: object, ...children: unknown[]) => [['shop-newsletter', attributes, ...children]];
const link = (href: string, text: string) => ['a', { href }, text];
const json = (name: string, value: object) => ['script', { type: 'application/json', [name]: '' }, value];

/** What a template is given, and what it prints, as `read` returns it. */
const CASES: ReadonlyArray<readonly [name: string, values: Values, printed: unknown]> = [
  [
    'attributes, a number and a boolean',
    { widget: 'newsletter', site: 'AT', 'heading-level': 3, 'invalid-link': true },
    newsletter({ site: 'AT', 'heading-level': '3', 'invalid-link': 'true' }),
  ],
  [
    'no value that is missing, and nothing that is not an attribute of a tag',
    {
      widget: 'newsletter',
      site: '',
      spa: false,
      'invalid-link': null,
      onclick: 'alert(1)',
      style: 'x',
      'data-x': '1',
    },
    newsletter({}),
  ],
  ...[
    [undefined, 'Newsletter'],
    ['HU', 'Hírlevél-feliratkozás'],
    ['ch_fr', 'Inscription à la newsletter'],
    ['toString', 'Newsletter'],
  ].map(([site, words = '']) => {
    const given = site === undefined ? {} : { site };
    const values = { widget: 'newsletter', link: '/subscribenewsletter', ...given };
    return [`the link of ${site}`, values, newsletter(given, link('/subscribenewsletter', words))] as const;
  }),
  [
    'texts and content that would end their scripts',
    { widget: 'footer', texts: TEXTS, content: CONTENT },
    [['shop-footer', {}, json('data-texts', TEXTS), json('data-content', CONTENT)]],
  ],
  ...['layout', '', 'newsletter onclick=alert(1)', '"><script>', 'toString', 'Newsletter'].map(
    (widget) => [`nothing for the widget “${widget}”`, { widget, site: 'AT' }, []] as const,
  ),
  ...[HOSTILE, HOSTILE.repeat(100)].map((value) => {
    const values = { widget: 'newsletter', origin: value, link: '/', label: value };
    return [`${value.length} hostile letters`, values, newsletter({ origin: value }, link('/', value))] as const;
  }),
  ...['javascript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,<script>alert(1)</script>'].map(
    (href) => [`no link to ${href}`, { widget: 'newsletter', link: href }, newsletter({})] as const,
  ),
  ...['/subscribenewsletter', 'https://shop.example/a?b="c"&d=<e>', 'HTTP://shop.example/', "/'><b>"].map((href) => {
    const values = { widget: 'newsletter', link: href, label: 'A & B' };
    return [`a link to ${href}`, values, newsletter({}, link(href, 'A & B'))] as const;
  }),
  ['every attribute', { widget: 'footer', ...every }, [['shop-footer', every]]],
];

const PAGE = newsletter({ site: 'AT', 'heading-level': '3' }, link('/subscribenewsletter', 'Zum Newsletter anmelden'));

const given = CASES.map(([, values]) => values);
const byPhp = printWithPhp(folder, given);
if (typeof byPhp === 'string') console.log(`skipped: the PHP function and Twig itself: ${byPhp}`);

/** What each engine prints of each case, and last of the page of the guide. */
const PRINTED: Readonly<Record<string, readonly string[]>> = {
  Liquid: await printAll(printWithLiquid(files)),
  Handlebars: await printAll(await printWithHandlebars(files, folder)),
  ...(typeof byPhp === 'string' ? {} : byPhp),
};

describe.each(Object.entries(PRINTED))('%s', (_, html) => {
  it.each(
    [...CASES, ['the page of the guide', 'page', PAGE] as const].map((each, index) => ({
      name: each[0],
      printed: each[2],
      index,
    })),
  )('prints $name', ({ index, printed }) => {
    expect(read(parseFragment(html[index] ?? '').childNodes)).toEqual(printed);
  });
});

function printAll(print: Print): Promise<string[]> {
  return Promise.all([...given, 'page' as const].map(async (values) => print(values)));
}

/** HTML as a browser reads it: each element as its tag, its attributes and what is in it. */
function read(nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): unknown[] {
  return nodes.flatMap((node): unknown[] => {
    if ('value' in node) return node.value.trim() === '' ? [] : [node.value];
    if (!('tagName' in node)) return [node.nodeName];
    const inside = read(node.childNodes);
    const children = node.tagName === 'script' ? inside.map((text) => JSON.parse(String(text)) as unknown) : inside;
    return [[node.tagName, Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])), ...children]];
  });
}
