import { LOCALES } from '../../../src/embed/market/sites.ts';

/** A page that is measured. A further page is a further line in a list of these. */
export interface BenchPage {
  /** Its path is `/name.html`. */
  readonly name: string;
  /** Its name in the tables. */
  readonly title: string;
  /** What is between the page's own header and its last paragraph. */
  readonly body: string;
  /** The scripts that the page loads, by the names under which `site.ts` serves them. */
  readonly scripts: readonly ScriptName[];
  /**
   * What has to be visible: a selector of elements in the page, and one of what each shows in its shadow root or in the
   * document of its frame. Without the second one, the elements themselves.
   */
  readonly shows: readonly Shown[];
}

export type ScriptName = 'ghost.js' | 'shop-widgets.js' | 'shop-widgets.de.js';

/** Renders a tag to HTML. Of the built package, so it can be called when that is built. */
export type Prerender = (options: { readonly tag: string; readonly attributes: Record<string, string> }) => string;

export interface Shown {
  readonly host: string;
  readonly inside?: string;
  /** A selector that matches those hosts whose script has done its work. */
  readonly ready?: string;
}

const ours = (name: ScriptName): string => `<script src="/${name}" defer></script>`;
const OURS = ours('shop-widgets.js');
const NEWSLETTER = '<shop-newsletter></shop-newsletter>';
const ALTERNATES = LOCALES.map((locale) => `<link rel="alternate" hreflang="${locale}" href="/${locale}">`).join('');
const FOOTER = '<shop-footer hide-newsletter></shop-footer>';

/** The height that the guides ask pages to reserve, so that what follows does not move. */
const RESERVED = '<style>shop-newsletter { display: block; min-height: 600px }</style>';

/** What Ghost's editor gives out for embedding, with the height that it reserves. */
const GHOST = `<div style="height: 40vmin; min-height: 360px">
  <script src="/ghost.js" data-site="/" data-title="Newsletter" data-description="Kaffee" data-button-color="#7a3e1d"
    data-button-text-color="#ffffff" data-background-color="#ffffff" data-text-color="#000000" data-locale="de" async></script>
</div>`;

const SHOWS_NEWSLETTER: Shown = {
  host: 'shop-newsletter',
  inside: 'input[type=email]',
  ready: 'shop-newsletter[data-shop-ready]',
};
const SHOWS_FOOTER: Shown = { host: 'shop-footer', inside: 'footer', ready: 'shop-footer[data-shop-ready]' };
const SHOWS_GHOST: Shown = { host: 'iframe', inside: 'input' };

/** The pages of the tables. */
export const PAGES: readonly BenchPage[] = [
  {
    name: 'static',
    title: 'a form without a script',
    body: '<form><h2>Newsletter</h2><label>E-Mail <input type="email" name="email"></label><button>Abonnieren</button></form>',
    scripts: [],
    shows: [{ host: 'form input' }],
  },
  { name: 'ghost', title: 'Ghost’s sign-up', body: GHOST, scripts: ['ghost.js'], shows: [SHOWS_GHOST] },
  {
    name: 'newsletter',
    title: '`<shop-newsletter>`',
    body: `${RESERVED}${NEWSLETTER}${OURS}`,
    scripts: ['shop-widgets.js'],
    shows: [SHOWS_NEWSLETTER],
  },
  {
    name: 'footer',
    title: '`<shop-footer>`',
    body: `${FOOTER}${OURS}`,
    scripts: ['shop-widgets.js'],
    shows: [SHOWS_FOOTER],
  },
];

/** The same tags with the script of one site, and as HTML that the script takes over. */
export function furtherPages(prerender: Prerender): readonly BenchPage[] {
  const asHtml = (tag: string, attributes: Record<string, string> = {}): string =>
    prerender({ tag, attributes: { site: 'DE', ...attributes } });
  return [
    {
      name: 'shop-widgets-de-js',
      title: '`<shop-newsletter>` of shop-widgets.de.js',
      body: `${RESERVED}${NEWSLETTER}${ours('shop-widgets.de.js')}`,
      scripts: ['shop-widgets.de.js'],
      shows: [SHOWS_NEWSLETTER],
    },
    {
      name: 'prerendered-newsletter',
      title: '`<shop-newsletter>`, prerendered',
      body: `${asHtml('shop-newsletter')}${OURS}`,
      scripts: ['shop-widgets.js'],
      shows: [SHOWS_NEWSLETTER],
    },
    {
      name: 'prerendered-alone',
      title: 'the same HTML without the script',
      body: asHtml('shop-newsletter'),
      scripts: [],
      shows: [{ host: 'shop-newsletter', inside: 'input[type=email]' }],
    },
    {
      name: 'prerendered-footer',
      title: '`<shop-footer>`, prerendered',
      body: `${asHtml('shop-footer', { 'hide-newsletter': '' })}${OURS}`,
      scripts: ['shop-widgets.js'],
      shows: [SHOWS_FOOTER],
    },
  ];
}

/** The page as HTML. The paragraph at its end moves when something above it grows. */
export function htmlOf({ title, body }: BenchPage): string {
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<title>${title.replace(/[<>`]/g, '')}</title>
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
${ALTERNATES}
</head>
<body>
<header><h1>Shop</h1><p>Kaffee, Mode, Haushalt</p></header>
${body}
<p>Alle Preise inklusive Mehrwertsteuer.</p>
</body>
</html>
`;
}
