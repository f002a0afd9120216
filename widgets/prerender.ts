import type { Widget } from '../src/element/declare/widget.ts';
import { type PrerenderOptions, prerenderWidget } from '../src/element/prerender/prerender.ts';
import { footerWidget } from './footer/element.tsx';
import { layoutWidget } from './layout/element.tsx';
import { newsletterWidget } from './newsletter/element.tsx';
import prerenderStyles from './prerender.css?inline';
import { previewWidget } from './preview/element.tsx';
import { sessionWidget } from './session/element.tsx';
import { STYLES } from './styles.ts';

const WIDGETS = [
  newsletterWidget,
  footerWidget,
  layoutWidget,
  previewWidget,
  sessionWidget,
] as unknown as readonly Widget[];

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
  if (!widget) throw new TypeError(`[shop-widgets] "${tag}" is not a tag; use one of ${TAGS.join(', ')}.`);
  const html = prerenderWidget(widget, { css: `${STYLES}\n${prerenderStyles}`, version: __VERSION__ }, options);
  // React knows `hidden` as a boolean only; the element sets this value, too.
  return html.replaceAll('class="footer-fold-content" hidden=""', 'class="footer-fold-content" hidden="until-found"');
}
