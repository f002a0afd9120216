import type { PrerenderOptions } from './prerender/options.ts';
import { prerenderWidget, type RenderedWidget } from './prerender/prerender.ts';
import { usedStyles } from './prerender/used-styles.ts';
import type { ComponentOf } from '../embed/element/declare/declaration.ts';
import { MESSAGE_PREFIX } from '../embed/log.ts';
import { DECLARATIONS } from '../../widgets/declarations.ts';
import { FooterElement } from '../../widgets/footer/element.tsx';
import { LayoutElement } from '../../widgets/layout/element.tsx';
import { NewsletterElement } from '../../widgets/newsletter/element.tsx';
import prerenderStyles from './prerender/prerender.css?inline';
import { PreviewElement } from '../../widgets/preview/element.tsx';
import { SessionElement } from '../../widgets/session/element.tsx';
import { STYLES } from '../../widgets/styles.ts';

const COMPONENTS: { readonly [Name in keyof typeof DECLARATIONS]: ComponentOf<(typeof DECLARATIONS)[Name]> } = {
  newsletter: NewsletterElement,
  footer: FooterElement,
  layout: LayoutElement,
  preview: PreviewElement,
  session: SessionElement,
};

const WIDGETS: readonly RenderedWidget[] = Object.entries(DECLARATIONS).map(([name, declaration]) => ({
  declaration,
  component: COMPONENTS[name as keyof typeof COMPONENTS],
}));

const stylesFor = usedStyles([...STYLES, prerenderStyles].join('\n'));

/** The tags that can be prerendered. */
export const TAGS: readonly string[] = WIDGETS.map(({ declaration }) => declaration.tag);

/**
 * Renders a tag to HTML with a declarative shadow root, for a server or a build of pages. The script of the same version
 * takes the markup over.
 *
 * @throws TypeError for an unknown tag, or an attribute that HTML could not hold
 */
export function prerender({ tag, ...options }: PrerenderOptions & { readonly tag: string }): string {
  const widget = WIDGETS.find(({ declaration }) => declaration.tag === tag);
  if (!widget) throw new TypeError(`${MESSAGE_PREFIX} "${tag}" is not a tag; use one of ${TAGS.join(', ')}.`);
  const html = prerenderWidget(widget, { stylesFor, version: __VERSION__ }, options);
  // React knows `hidden` as a boolean only; the element sets this value, too.
  return html.replaceAll('class="footer-fold-content" hidden=""', 'class="footer-fold-content" hidden="until-found"');
}
