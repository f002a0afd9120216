import { modulePath, MODULES } from '../../../src/build/scripts.ts';

/** A page that is measured. A further page is a further line in `pagesOf`. */
export interface BenchPage {
  /** Its path is `/name.html`. */
  readonly name: string;
  /** Its name in the tables. */
  readonly title: string;
  /** What is between the page's own header and its last paragraph; of a footer, what follows that paragraph. */
  readonly body: string;
  /** The script that the page loads, by the name under which `site.ts` serves it. */
  readonly script?: string;
  /** What else its head contains. */
  readonly head?: string;
  readonly shows: Shown;
}

/** Renders a tag to HTML. Of the built package, so it can be called when that is built. */
export type Prerender = (options: { readonly tag: string; readonly attributes: Record<string, string> }) => string;

/**
 * What has to be visible: a selector of elements in the page, and one of what each shows in its shadow root or in the
 * document of its frame. Without the second one, the elements themselves.
 */
export interface Shown {
  readonly host: string;
  readonly inside?: string;
  /** A selector that matches those hosts whose script has done its work. */
  readonly ready?: string;
}

/** The height that the guides ask pages to reserve, so that what follows does not move. */
const RESERVED = '<style>shop-newsletter { display: block; min-height: 470px }</style>';

const FORM =
  '<form><h2>Newsletter</h2><label>E-Mail <input type="email" name="email"></label><button>Abonnieren</button></form>';

/** What Ghost's editor gives out for embedding, with the height that it reserves. */
const GHOST = `<div style="height: 40vmin; min-height: 360px">
  <script src="/ghost.js" data-site="/" data-title="Newsletter" data-description="Kaffee" data-button-color="#7a3e1d"
    data-button-text-color="#ffffff" data-background-color="#ffffff" data-text-color="#000000" data-locale="de" async></script>
</div>`;

const SHOWN = { 'shop-newsletter': 'input[name=email]', 'shop-footer': 'footer' } as const;

type Tag = keyof typeof SHOWN;

/** The markup of a tag, and the script if there is one. */
function ours(tag: Tag, [name, title, script]: readonly [string, string, string?], markup: string): BenchPage {
  const shows = { host: tag, inside: SHOWN[tag] };
  const common = { name, title: `\`<${tag}>\`${title}` };
  if (script === undefined) return { ...common, body: markup, shows };
  const type = script.startsWith(MODULES) ? 'type="module"' : 'defer';
  const body = `${markup}<script src="/${script}" ${type}></script>`;
  return { ...common, body, script, shows: { ...shows, ready: `${tag}[data-shop-ready]` } };
}

const newsletter = (...row: readonly [string, string, string]): BenchPage =>
  ours('shop-newsletter', row, `${RESERVED}<shop-newsletter></shop-newsletter>`);
const footer = (...row: readonly [string, string, string]): BenchPage =>
  ours('shop-footer', row, '<shop-footer></shop-footer>');

const MODULE = modulePath('DE');

/** A page that asks for the chunks of the modules together with their entry. */
const preloaded = (page: BenchPage, chunks: readonly string[]): BenchPage => ({
  ...page,
  head: chunks.map((chunk) => `<link rel="modulepreload" href="/${chunk}">`).join('\n'),
});

/**
 * The pages of the tables; those of an older build load its script from `old/`.
 *
 * @param chunks the chunks that the modules need first
 */
export function pagesOf(prerender: Prerender, chunks: readonly string[]): readonly BenchPage[] {
  const signUp = prerender({ tag: 'shop-newsletter', attributes: { site: 'DE' } });
  const wholeFooter = prerender({ tag: 'shop-footer', attributes: { site: 'DE' } });
  return [
    { name: 'static', title: 'a form without a script', body: FORM, shows: { host: 'form input' } },
    {
      name: 'ghost',
      title: 'Ghost’s sign-up',
      body: GHOST,
      script: 'ghost.js',
      shows: { host: 'iframe', inside: 'input' },
    },
    newsletter('newsletter', '', 'shop-widgets.js'),
    newsletter('newsletter-old', ', older build', 'old/shop-widgets.js'),
    newsletter('newsletter-modules', ', modules', MODULE),
    preloaded(newsletter('newsletter-preload', ', modules with `modulepreload`', MODULE), chunks),
    ours('shop-newsletter', ['prerendered', ', prerendered', 'shop-widgets.js'], signUp),
    ours('shop-newsletter', ['prerendered-alone', ', prerendered, no script'], signUp),
    footer('footer', '', 'shop-widgets.js'),
    footer('footer-old', ', older build', 'old/shop-widgets.js'),
    footer('footer-modules', ', modules', MODULE),
    preloaded(footer('footer-preload', ', modules with `modulepreload`', MODULE), chunks),
    ours('shop-footer', ['prerendered-footer', ', prerendered', 'shop-widgets.js'], wholeFooter),
  ];
}

/** The page as HTML. The paragraph below a sign-up moves if that grows. A footer is the last thing of its page. */
export function htmlOf({ title, body, head = '', shows }: BenchPage): string {
  const parts = [body, '<p>Alle Preise inklusive Mehrwertsteuer.</p>'];
  if (shows.host === 'shop-footer') parts.reverse();
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<title>${title.replace(/[<>`]/g, '')}</title>
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
