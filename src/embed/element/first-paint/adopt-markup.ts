import { once, warn } from '../../log.ts';
import type { Widget, WidgetDeclaration } from '../declare/declaration.ts';
import type { WidgetRootProps } from '../run/widget-root.tsx';
import { fingerprintOfMarkup, idPrefixOf, MARK, type Mark } from './mark.ts';

/** Markup that is ready to be hydrated. */
export interface Adopted {
  /** Begins every id in the markup. */
  readonly idPrefix: string;
  /** The props for which the server knew other values than the page. */
  readonly props: Pick<WidgetRootProps, 'straySlots' | 'hidesFallback' | 'prerendered'>;
}

type Values = Pick<WidgetRootProps, 'attributes' | 'data' | 'handle'>;

/** The prerendered markup of this version in a shadow root. */
export interface PrerenderedMarkup {
  /** Whether it was rendered for these values and this place. */
  isFor(values: Values): boolean;
  /** Whether the page says the same as was assumed when it was rendered: then it need not be rendered again. */
  isRight(values: Values): boolean;
  /** Prepares it for its hydration: removes what was added to it. */
  prepare(): Adopted;
}

/**
 * Leaves of the prerendered markup in a shadow root what these values show: removes its stylesheet, which the element has
 * adopted, and the roots for other platforms.
 *
 * @returns `undefined` if there is no markup of this version for these values
 */
export function adoptMarkup(root: ShadowRoot, { declaration }: Widget, values: Values): PrerenderedMarkup | undefined {
  const { tag } = declaration;
  const mark = readMark(root);
  if (!mark) return undefined;
  const index = indexFor(mark, declaration, values);
  const [tree, slot] = partsOf(root, index);
  if (!tree || !slot) {
    once(
      warn,
      `<${tag}> was prerendered with other values or for another place, or changed since, so it is rendered again. ` +
        'Prerender it with the attributes, texts, content and script tag of this page.',
    );
    return undefined;
  }
  const removeOthers = (): void => {
    for (const node of Array.from(root.childNodes)) if (node !== tree && node !== slot) root.removeChild(node);
  };
  removeOthers();
  const isFor = (current: Values): boolean => indexFor(mark, declaration, current) === index && !isForged(tree);
  return {
    isFor,
    isRight: (current) =>
      isFor(current) && isTrue(mark, current) && !hasMovedAddress(tree) && !tree.querySelector(HIDDEN_MAIL),
    prepare() {
      removeOthers();
      if (!mark.exact) tidy(root);
      return {
        idPrefix: idPrefixOf(mark, index),
        props: { straySlots: [], hidesFallback: declaration.children === 'fallback', prerendered: mark },
      };
    },
  };
}

/** The tree for the platform and the slot of the fallback, which are missing if somebody has changed the markup. */
function partsOf(root: ShadowRoot, index: number): readonly [tree: Element | undefined, slot: Element | undefined] {
  const nodes = Array.from(root.children);
  const tree = nodes.filter(({ className }) => className === 'root')[index];
  return [tree && !isForged(tree) ? tree : undefined, nodes.find(({ localName }) => localName === 'slot')];
}

/** Reads the mark of markup that this version has rendered. */
function readMark(root: ShadowRoot): Mark | undefined {
  try {
    const json = root.querySelector(`style[${MARK}]`)?.getAttribute(MARK) ?? '';
    const mark = JSON.parse(json) as Mark;
    return mark.version === __VERSION__ ? mark : undefined;
  } catch {
    // There is no mark, or somebody else has written it.
    return undefined;
  }
}

/** The index of the root in the shadow tree that fits the values; -1 if none does. */
function indexFor(mark: Mark, declaration: WidgetDeclaration, { attributes, data, handle }: Values): number {
  try {
    const isFor =
      mark.fingerprint === fingerprintOfMarkup(declaration, attributes, data) &&
      Object.entries(mark.inside).every(([selector, isInside]) => handle.isInside(selector) === isInside);
    return isFor ? mark.platforms.findIndex((platforms) => platforms.includes(String(attributes.platform))) : -1;
  } catch {
    // Somebody else has written the mark.
    return -1;
  }
}

/** What Cloudflare or Joomla shows in place of a mail address, to hide it from robots: neither finds it in a shadow tree. */
const HIDDEN_MAIL = '[data-cfemail],[href*="/cdn-cgi/l/email"],joomla-hidden-mail';

/** Whether an optimiser has moved the address of a picture into an attribute of its own, such as `data-lazy-src`. */
function hasMovedAddress(tree: Element): boolean {
  const pictures = Array.from(tree.querySelectorAll<HTMLElement>('img, source'));
  return pictures.some(({ dataset }) => Object.keys(dataset).some((name) => /src/i.test(name)));
}

/** Entries of content with times: only the time of the page says which of them show. */
const TIMED = /"valid(?:From|To)"/;

function isTrue({ uses = [], ...assumed }: Mark, { attributes, data }: Values): boolean {
  const known = { host: window.location.hostname, serviceBase: attributes['serviceBase'] };
  return uses.every((fact) => assumed[fact] === known[fact]) && !TIMED.test(JSON.stringify(data['data-content'] ?? ''));
}

/** Whether somebody has changed where values or visitors go. Anybody can make a mark, and React compares no attributes. */
function isForged(tree: Element): boolean {
  return (
    tree.querySelector('[action],[formaction]') !== null ||
    Array.from(tree.querySelectorAll('a')).some(({ protocol }) => protocol === 'javascript:')
  );
}

/** Removes what minifiers and printers of HTML add to elements, each of which was written with one text at most. */
function tidy(node: Node): void {
  for (const child of Array.from(node.childNodes)) if (child.nodeType === Node.COMMENT_NODE) child.remove();
  node.normalize();
  for (const child of Array.from(node.childNodes)) {
    if (child.nodeType !== Node.TEXT_NODE) tidy(child);
    else {
      const text = (child as Text).data.replaceAll(/[ \t\n\f\r]+/g, ' ').replaceAll(/^ | $/g, '');
      if (text === '') child.remove();
      else if (text !== (child as Text).data) (child as Text).data = text;
    }
  }
}
