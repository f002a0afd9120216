import { readdirSync, readFileSync } from 'node:fs';
import { LOCALE_TEXTS } from '../../src/embed/i18n/locales.ts';

type Tag = 'shop-newsletter' | 'shop-footer';

/** What a page says to a tag, and about it. */
export interface Setting {
  readonly attributes?: Readonly<Record<string, string>>;
  readonly texts?: object;
  /** HTML of the head. */
  readonly head?: string;
  readonly cookie?: string;
  /** The element around the tag. */
  readonly around?: string;
  /** HTML in the tag. */
  readonly inside?: string;
}

const PAGES = ['README.md', ...readdirSync('demo/guides/content').map((name) => `demo/guides/content/${name}`)];

/** The tags in the HTML of the guides, with the defaults of the script tag beside them. */
function snippetsOf(tag: Tag): ReadonlyArray<readonly [string, Setting]> {
  const blocks = PAGES.filter((file) => file.endsWith('.md')).flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/```html\n(.*?)```/gs), ([, html = '']) => html),
  );
  return blocks.flatMap((html) => {
    const page = new DOMParser().parseFromString(html, 'text/html');
    const script = page.querySelector<HTMLElement>('script[src*="shop-widgets.js"]');
    const found = Array.from(page.querySelectorAll(`${tag}, [data-shop-widget="${tag.slice(5)}"]`));
    const tags = script && page.querySelector('body > *') === null ? [page.createElement(tag)] : found;
    return tags.map((element): readonly [string, Setting] => {
      const given = Array.from(script?.attributes ?? []).filter(({ name }) => name.startsWith('data-'));
      const written = [...given, ...element.attributes].map(
        ({ name, value }) => [name.replace(/^data-(?!texts)/, ''), value] as const,
      );
      const own = Object.fromEntries(written);
      return [JSON.stringify(own), { attributes: own, inside: element.localName === tag ? element.innerHTML : '' }];
    });
  });
}

export const texts = (own: object): Setting => ({ texts: own });
export const attributes = (own: Readonly<Record<string, string>>): Setting => ({ attributes: own });
const link = (name: string, address: string | null): Setting => texts({ [`newsletter.link.${name}`]: address });

const KEYS = Object.keys(LOCALE_TEXTS['de-DE']).filter((key) => !/^newsletter\.link\.|^shop\.age$/.test(key));

const SIGN_UP: ReadonlyArray<readonly [string, Setting]> = [
  ['nothing', {}],
  ['a company', texts({ 'shop.company': 'Radhaus Lindner GmbH' })],
  ['a shop and its goods', texts({ shop: { name: 'Alza', goods: 'kerékpár' } })],
  ['goods', texts({ 'shop.goods': 'Tee & <b>Kaffee</b>, {{shop}}' })],
  ['every sentence', texts(Object.fromEntries(KEYS.map((key) => [key, `Own ${key}`])))],
  ['names in sentences', texts({ 'newsletter.title': '{{shop}}, {{company}}: {{goods}}', 'shop.company': 'A $& B' })],
  ['a name that is missing', texts({ 'newsletter.lead': 'Aus dem Sortiment: {{goods}}' })],
  [
    'words of the offer',
    texts({
      'newsletter.title': 'Post[ und 5 €¹]',
      'newsletter.lead': 'Neu[, mit 5 €¹].',
      'newsletter.submit': 'Los[¹] [a]',
    }),
  ],
  [
    'brackets that leave nothing',
    texts({ 'newsletter.lead': '[{{goods}}]', 'newsletter.voucherTerms': '[{{goods}}]' }),
  ],
  ['the signs of the paint', texts({ 'newsletter.title': '|=/ {level} ?offer ~', 'newsletter.lead': '/', shop: 1 })],
  [
    'white space',
    texts({ 'newsletter.title': '  a\u00A0 \n b ', 'newsletter.voucherFootnote': ' ', 'newsletter.lead': '\n' }),
  ],
  ['two links', texts({ 'newsletter.voucherTerms': ' <voucher>a</voucher><contact>b</contact> c ' })],
  [
    'a link in another sentence',
    texts({ 'newsletter.voucherFootnote': '<hint> a </hint>', 'newsletter.lead': '<hint>a</hint>' }),
  ],
  ['no link', texts({ 'newsletter.voucherTerms': 'Es gelten die AGB.' })],
  ['tags that are no links', texts({ 'newsletter.voucherTerms': '<b>a</b> <voucher>b <toString>c</toString>' })],
  ['no terms', link('terms', null)],
  ['no example', link('sample', null)],
  ['an example elsewhere', link('sample', 'https://mail.example/?a=1&b=2')],
  ['terms by mail', link('terms', 'mailto:a@shop.example')],
  ['a shop elsewhere', attributes({ 'link-base': 'https://shop.example/a' })],
  ['pictures', attributes({ 'image-base': 'https://cdn.example/a' })],
  ['pictures of a query', attributes({ 'image-base': '/picture?name=' })],
  ['no offer', attributes({ offer: 'none' })],
  ['no offer and an own sentence', { attributes: { offer: 'none' }, texts: { 'newsletter.title': 'Post[ und 5 €¹]' } }],
  ['the first level', attributes({ 'heading-level': '1' })],
  ['the last level', attributes({ 'heading-level': '6' })],
  ['where it sends', attributes({ spa: '', 'send-site': '', origin: 'blog', 'origin-addition': 'x', 'api-key': 'k' })],
  ['its services', attributes({ 'service-base': 'https://api.example' })],
  ['a base elsewhere', { head: '<base href="https://cdn.example/">' }],
];

const ALTERNATES = '<link rel="alternate" hreflang="de-AT" href="/at"><link rel="alternate" hreflang="tr" href="/tr">';

/** What takes a part of the footer away, or puts another in its place. */
const SMALLER: ReadonlyArray<readonly [string, Setting]> = [
  ['no offer', attributes({ offer: 'none' })],
  ['no example', link('sample', null)],
  ['the layout for wide windows', attributes({ platform: 'CLASSIC' })],
  ['a reduced footer', attributes({ reduced: '' })],
  ['a checkout', attributes({ checkout: '' })],
  ['a footer around it', { around: 'footer' }],
  ['no sign-up', attributes({ 'hide-newsletter': '' })],
  ['no alternates', { head: '' }],
];

/** All that a footer can show, less what one of these takes away. */
const ALL: Setting = { head: ALTERNATES, attributes: { platform: 'MATCH' } };

/** All that a footer can show, less two of them. */
export const PAINT_PAIRS = SMALLER.flatMap(([one, first], index) =>
  SMALLER.slice(index + 1).map(([other, second]) => [`${one}, ${other}`, joined(joined(ALL, first), second)] as const),
);

function joined(one: Setting, other: Setting): Setting {
  return { ...one, ...other, attributes: { ...one.attributes, ...other.attributes } };
}

const FOOTER: ReadonlyArray<readonly [string, Setting]> = [
  ['all that there is', ALL],
  ...SMALLER.map(([name, setting]) => [name, joined(ALL, setting)] as const),
  ['tablets', { head: ALTERNATES, attributes: { platform: 'TABLET' } }],
  ['phones', attributes({ platform: 'SMARTPHONE' })],
  ['a cookie that reduces', { cookie: 'NewApp=1' }],
  ['an own cookie that reduces', { cookie: 'Kiosk=yes', attributes: { 'reduced-cookies': 'Kiosk' } }],
  ['a cookie that reduces no more', { cookie: 'NewApp=1', attributes: { 'reduced-cookies': 'Kiosk' } }],
  ['A/B tests', attributes({ 'ab-tests': 'off' })],
  ['no header', attributes({ 'page-header': 'NO_HEADER' })],
];

/** What a footer passes on to its sign-up. */
const PASSED_ON = ['every sentence', 'no terms', 'a shop elsewhere', 'pictures', 'the last level', 'a base elsewhere'];

/** By tag, settings of pages by what they say. */
export const PAINT_SETTINGS: Readonly<Record<Tag, ReadonlyMap<string, Setting>>> = {
  'shop-newsletter': new Map([...SIGN_UP, ...snippetsOf('shop-newsletter')]),
  'shop-footer': new Map([
    ...FOOTER,
    ...SIGN_UP.filter(([name]) => PASSED_ON.includes(name)),
    ...snippetsOf('shop-footer'),
  ]),
};
