import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../../src/build/project.ts';
import { modulePath, SCRIPT } from '../../../src/build/scripts.ts';
import type { PrerenderOptions } from '../../../src/node/prerender/options.ts';
import { snippetsIn } from '../../support/snippets.ts';

/** A page that is measured. */
export interface BenchPage {
  /** Its path is `/name.html`. */
  readonly name: string;
  /** Its name in the tables. */
  readonly title: string;
  /** What is between the page's own header and its last paragraph; of a footer, what follows that paragraph. */
  readonly body: string;
  /** What else its head contains. */
  readonly head?: string;
  readonly shows: Shown;
  /** A visitor presses its first field and types. */
  readonly isTouched?: boolean;
}

/** Renders a tag to HTML. Of the built package, so it can be called when that is built. */
export type Prerender = (options: PrerenderOptions & { readonly tag: string }) => string;

/**
 * What has to be visible: a selector of elements in the page, and one of what each shows in its shadow root or in the
 * document of its frame. Without the second one, the elements themselves.
 */
export interface Shown {
  readonly host: string;
  readonly inside?: string;
  /** In a shadow root: what a visitor presses first. */
  readonly field?: string;
}

/** The site of all pages: the README's. */
export const SITE = 'AT';

/** A tag with the script tag that its page sets up. */
interface Content {
  readonly name: string;
  readonly title: string;
  readonly tag: 'shop-newsletter' | 'shop-footer';
  /** The `data-*` attributes of the script tag, without `data-`. */
  readonly defaults: Readonly<Record<string, string>>;
  /** The height in pixels that the page reserves: the guide tells pages to take the height that they see. */
  readonly height?: number;
  readonly content?: unknown;
}

const FORM =
  '<form><h2>Newsletter</h2><label>E-Mail <input type="email" name="email"></label><button>Abonnieren</button></form>';

/** What Ghost's editor gives out for embedding, with the height that it reserves. */
const GHOST = `<div style="height: 40vmin; min-height: 360px">
  <script src="/ghost.js" data-site="/" data-title="Newsletter" data-description="Kaffee" data-button-color="#7a3e1d"
    data-button-text-color="#ffffff" data-background-color="#ffffff" data-text-color="#000000" data-locale="de" async></script>
</div>`;

const FALLBACK = '<a href="/subscribenewsletter">Newsletter</a>';

const SHOWN = { 'shop-newsletter': 'input[name=email]', 'shop-footer': 'footer' } as const;

/** The forms of the product: what the tables call each, and the attributes of its script tag. */
const FORMS = {
  script: ['one script', `src="/${SCRIPT}" defer`],
  modules: ['modules', `type="module" src="/${modulePath(SITE)}"`],
  // Prerendered markup that nothing takes over: what the browser alone needs for it.
  html: ['HTML without a script', undefined],
} as const;

type Form = keyof typeof FORMS;

const read = (path: string): string => readFileSync(join(PROJECT, 'demo/examples', path), 'utf8');

/** The `data-*` attributes of the script tag of a page that is set up with company and goods. */
function defaultsIn(html: string): Record<string, string> {
  const [tag] = /<script\b[^>]*shop\.goods[^]*?><\/script>/.exec(html) ?? [];
  if (tag === undefined) throw new Error('No script tag with shop.goods was found.');
  const found = tag.matchAll(/\bdata-([\w-]+)(?:="([^"]*)"|='([^']*)')?/g);
  return Object.fromEntries(
    Array.from(found, ([, name = '', double, single]) => [name, double ?? single ?? ''] as const),
  );
}

/** What the README shows for a shop of one's own, with the site that the one script is told and a module knows. */
function readmeDefaults(): Record<string, string> {
  const own = snippetsIn('html', ['README.md']).find(
    ({ code }) => code.includes('shop.goods') && !code.includes('localhost'),
  );
  return { site: SITE, ...defaultsIn(own?.code ?? '') };
}

/** The example of a shop, with an own sentence and own pictures; its links and its offer are its own already. */
function shopDefaults(): Record<string, string> {
  const shop = defaultsIn(read('shop.html'));
  const texts = { ...(JSON.parse(shop.texts ?? '{}') as object), 'newsletter.title': 'Post vom Radhaus' };
  return {
    ...shop,
    texts: JSON.stringify(texts),
    'image-base': '/pictures/',
    'link-base': 'https://shop.example',
  };
}

const contents = (): readonly Content[] => {
  const readme = readmeDefaults();
  return [
    { name: 'readme', title: 'sign-up of the README', tag: 'shop-newsletter', defaults: readme, height: 540 },
    {
      name: 'shop',
      title: 'sign-up of a shop',
      tag: 'shop-newsletter',
      defaults: shopDefaults(),
      height: 390,
    },
    { name: 'footer', title: 'footer', tag: 'shop-footer', defaults: readme },
    {
      name: 'own-footer',
      title: 'footer with own content',
      tag: 'shop-footer',
      defaults: readme,
      content: JSON.parse(read('content.json')) as unknown,
    },
  ];
};

/** A page with a tag in one form: viewed, touched or prerendered. */
function pageOf(
  of: Content,
  form: Form,
  more: Partial<BenchPage> & { readonly what?: string; readonly markup?: string },
) {
  const { what = '', markup = markupOf(of), ...rest } = more;
  const name = [of.name, form, what].filter(Boolean).join('-');
  const [formTitle] = FORMS[form];
  const title = [of.title, formTitle, what].filter(Boolean).join(', ');
  const reserved =
    of.height === undefined ? '' : `<style>${of.tag} { display: block; min-height: ${of.height}px }</style>`;
  const body = [reserved, scriptTag(form, of.defaults), markup].join('');
  const shows = { host: of.tag, inside: SHOWN[of.tag], field: SHOWN['shop-newsletter'] };
  return { name, title, body, shows, ...rest } satisfies BenchPage;
}

function scriptTag(form: Form, defaults: Content['defaults']): string {
  const [, attributes] = FORMS[form];
  return attributes === undefined ? '' : `<script ${attributes}${attributesOf(defaults)}></script>`;
}

function markupOf({ tag, content }: Content): string {
  const data =
    content === undefined ? '' : `<script type="application/json" data-content>${JSON.stringify(content)}</script>`;
  return `<${tag}>${data}${FALLBACK}</${tag}>`;
}

function attributesOf(defaults: Content['defaults']): string {
  const written = Object.entries(defaults).map(([name, value]) => ` data-${name}='${value.replaceAll("'", '&#39;')}'`);
  return written.join('');
}

/**
 * The pages of the tables.
 *
 * @param chunks the chunks that the modules need first
 * @param page the address of the pages, without the name of one
 */
export function pagesOf(prerender: Prerender, chunks: readonly string[], page: string): readonly BenchPage[] {
  const head = chunks.map((chunk) => `<link rel="modulepreload" href="/${chunk}">`).join('\n');
  const ours = contents().flatMap((of) => {
    const { tag, defaults, content } = of;
    const texts: unknown = JSON.parse(defaults.texts ?? '{}');
    const markup = prerender({ tag, defaults, texts, fallback: FALLBACK, content, page });
    const inForms = (['script', 'modules'] as const).flatMap((form) => [
      pageOf(of, form, {}),
      pageOf(of, form, { what: 'touched', isTouched: true }),
      pageOf(of, form, { what: 'prerendered', markup }),
      ...(form === 'modules' && content !== undefined ? [pageOf(of, form, { what: 'preloaded', head })] : []),
    ]);
    return [pageOf(of, 'html', { markup }), ...inForms];
  });
  const alone = (['script', 'modules'] as const).map((form) => ({
    name: `${form}-alone`,
    title: `${FORMS[form][0]} without a tag`,
    body: scriptTag(form, readmeDefaults()),
    shows: { host: 'p' },
  }));
  return [
    { name: EMPTY, title: 'an empty page', body: '', shows: { host: 'p' } },
    { name: 'static', title: 'a form without a script', body: FORM, shows: { host: 'form input' } },
    { name: PEER, title: 'Ghost’s sign-up', body: GHOST, shows: { host: 'iframe', inside: 'input' } },
    ...alone,
    ...ours,
  ];
}

/** The page whose time is taken off that of the others, and the one that the ratios refer to. */
export const EMPTY = 'empty';
export const PEER = 'ghost';

/** The page as HTML. The paragraph below a sign-up moves if that grows. A footer is the last thing of its page. */
export function htmlOf({ title, body, head = '', shows }: BenchPage): string {
  const parts = [body, '<p>Alle Preise inklusive Mehrwertsteuer.</p>'];
  if (shows.host === 'shop-footer') parts.reverse();
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
${head}
</head>
<body>
<header><h1>Shop</h1><p>Kaffee, Mode, Haushalt</p></header>
${parts.join('\n')}
</body>
</html>
`;
}
