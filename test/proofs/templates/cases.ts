import type { Values } from './engines.ts';

/** What a widget looks like on a page: read from the HTML that a template printed. */
export interface Printed {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly link?: readonly [href: string, text: string];
  readonly texts?: unknown;
  readonly content?: unknown;
}

export interface Case {
  readonly name: string;
  readonly values: Values;
  /** `undefined`: nothing is printed. */
  readonly printed: Printed | undefined;
}

/** Values that would end an attribute, a tag or a script, or run code in an engine. */
const HOSTILE: Readonly<Record<string, string>> = {
  'a double quote and an event': 'AT" onfocus="alert(1)" autofocus="',
  'a single quote and an event': "AT' onfocus='alert(1)",
  'the end of the tag': '"><script>alert(1)</script><b x="',
  'the end of the element': '</shop-newsletter><img src=x onerror=alert(1)>',
  'a reference to a character': '&quot;&#34;&amp;&lt',
  'code of the engines': '{{7*7}}{% raw %}<?php echo 1 ?>${1}',
  'lines and separators': 'one\ntwo\u2028three\t',
  '10,000 characters': `"'<>&`.repeat(2000),
};

const DANGEROUS_LINKS = ['javascript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,<script>alert(1)</script>'];

const SAFE_LINKS = ['/subscribenewsletter', 'https://shop.example/a?b="c"&d=<e>', 'HTTP://shop.example/', "/'><b>"];

const newsletter = (attributes: Readonly<Record<string, string>> = {}): Printed => ({
  tag: 'shop-newsletter',
  attributes,
});

export const CASES: readonly Case[] = [
  {
    name: 'a sign-up with attributes, a number and a boolean',
    values: { widget: 'newsletter', site: 'AT', 'heading-level': 3, 'invalid-link': true },
    printed: newsletter({ site: 'AT', 'heading-level': '3', 'invalid-link': 'true' }),
  },
  {
    name: 'a session with nothing',
    values: { widget: 'session' },
    printed: { tag: 'shop-session', attributes: {} },
  },
  {
    name: 'no attribute for a value that is missing',
    values: { widget: 'newsletter', site: '', spa: false, 'invalid-link': null },
    printed: newsletter(),
  },
  ...[
    [undefined, 'Newsletter'],
    ['HU', 'Hírlevél-feliratkozás'],
    ['ch_fr', 'Inscription à la newsletter'],
    ['toString', 'Newsletter'],
  ].map(([site, words = '']): Case => ({
    name: `a link with the words of the site ${String(site)}`,
    values: { widget: 'newsletter', link: '/subscribenewsletter', ...(site !== undefined && { site }) },
    printed: { ...newsletter(site === undefined ? {} : { site }), link: ['/subscribenewsletter', words] },
  })),
  {
    name: 'texts and content that would end their scripts',
    values: {
      widget: 'footer',
      texts: { 'newsletter.title': '</script><script>alert(1)//', other: '<!--<script>"\\\u2028' },
      content: { groups: { card: null }, list: [1, 'é</ScRiPt>&amp;'] },
    },
    printed: {
      tag: 'shop-footer',
      attributes: {},
      texts: { 'newsletter.title': '</script><script>alert(1)//', other: '<!--<script>"\\\u2028' },
      content: { groups: { card: null }, list: [1, 'é</ScRiPt>&amp;'] },
    },
  },
  {
    name: 'nothing that is not an attribute of a tag',
    values: { widget: 'newsletter', onclick: 'alert(1)', style: 'x', 'data-x': '1', site: 'AT' },
    printed: newsletter({ site: 'AT' }),
  },
  ...['layout', '', 'newsletter onclick=alert(1)', '"><script>alert(1)</script>', 'toString', 'Newsletter'].map(
    (widget): Case => ({
      name: `nothing for the widget “${widget}”`,
      values: { widget, site: 'AT' },
      printed: undefined,
    }),
  ),
  ...Object.entries(HOSTILE).map(([what, value]): Case => ({
    name: `${what} as a value and as the text of the link`,
    values: { widget: 'newsletter', origin: value, link: '/', label: value },
    printed: { ...newsletter({ origin: value }), link: ['/', value] },
  })),
  ...DANGEROUS_LINKS.map((link): Case => ({
    name: `no link to ${JSON.stringify(link)}`,
    values: { widget: 'newsletter', link },
    printed: newsletter(),
  })),
  ...SAFE_LINKS.map((link): Case => ({
    name: `a link to ${link}`,
    values: { widget: 'newsletter', link, label: 'A & B' },
    printed: { ...newsletter(), link: [link, 'A & B'] },
  })),
];
