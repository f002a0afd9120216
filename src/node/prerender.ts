import type { PrerenderOptions } from './prerender/options.ts';
import { prerenderWidget } from './prerender/prerender-widget.ts';
import { usedStyles } from './prerender/used-styles.ts';
import type { ComponentOf } from '../embed/element/declare/declaration.ts';
import { MESSAGE_PREFIX } from '../embed/log.ts';
import { DECLARATIONS } from '../../widgets/declarations.ts';
import { FooterElement } from '../../widgets/footer/element.tsx';
import { LayoutElement } from '../../widgets/layout/element.tsx';
import { NewsletterElement } from '../../widgets/newsletter/element.tsx';
import prerenderStyles from './prerender/prerender.css?inline';
import { PreviewElement } from '../../widgets/preview/element.tsx';
import { STYLES } from '../../widgets/styles.ts';

const COMPONENTS: { readonly [Name in keyof typeof DECLARATIONS]: ComponentOf<(typeof DECLARATIONS)[Name]> } = {
  newsletter: NewsletterElement,
  footer: FooterElement,
  layout: LayoutElement,
  preview: PreviewElement,
  // It shows nothing.
  session: () => null,
};

const NAMES = Object.keys(DECLARATIONS) as ReadonlyArray<keyof typeof DECLARATIONS>;

const stylesFor = usedStyles([...STYLES, prerenderStyles].join('\n'));

/** The tags that can be prerendered. */
export const TAGS: readonly string[] = NAMES.map((name) => DECLARATIONS[name].tag);

/**
 * Renders a tag to HTML with a declarative shadow root, for a server or a build of pages. The script of the same version
 * takes the markup over.
 *
 * @throws TypeError for an unknown tag, or an attribute that HTML could not hold
 */
export function prerender({ tag, ...options }: PrerenderOptions & { readonly tag: string }): string {
  const name = NAMES.find((each) => DECLARATIONS[each].tag === tag);
  if (!name) throw new TypeError(`${MESSAGE_PREFIX} "${tag}" is not a tag; use one of ${TAGS.join(', ')}.`);
  const html = prerenderWidget(DECLARATIONS[name], COMPONENTS[name], stylesFor, options);
  // React knows `hidden` as a boolean only; the element sets this value, too.
  return html.replaceAll('class="footer-fold-content" hidden=""', 'class="footer-fold-content" hidden="until-found"');
}
