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

/**
 * Prepares the prerendered markup in a shadow root for its hydration: removes its stylesheet, which the element has
 * adopted, the roots for other platforms, and whatever was added.
 *
 * @returns `undefined` if there is no markup of this version for these props
 */
export function adoptMarkup(root: ShadowRoot, { declaration }: Widget, props: Values): Adopted | undefined {
  const found = readMark(root, declaration, props);
  if (!found) return undefined;
  const { mark, index } = found;
  const [tree, slot] = partsOf(root, index);
  if (!tree || !slot) {
    once(
      warn,
      `<${declaration.tag}> was prerendered with other values or for another place, or changed since, so it is rendered ` +
        'again. Prerender it with the attributes, texts, content and script tag of this page.',
    );
    return undefined;
  }
  for (const node of Array.from(root.childNodes)) if (node !== tree && node !== slot) root.removeChild(node);
  if (!mark.exact) tidy(root);
  return {
    idPrefix: idPrefixOf(mark, index),
    props: { straySlots: [], hidesFallback: declaration.children === 'fallback', prerendered: mark },
  };
}

/** Whether a shadow root has prerendered markup of this version for these values. */
export function hasMarkupFor(root: ShadowRoot, { declaration }: Widget, values: Values): boolean {
  const found = readMark(root, declaration, values);
  return found !== undefined && partsOf(root, found.index).every((part) => part !== undefined);
}

/** The tree for the platform and the slot of the fallback, which are missing if somebody has changed the markup. */
function partsOf(root: ShadowRoot, index: number): readonly [tree: Element | undefined, slot: Element | undefined] {
  const nodes = Array.from(root.children);
  const tree = nodes.filter(({ className }) => className === 'root')[index];
  return [tree && !isForged(tree) ? tree : undefined, nodes.find(({ localName }) => localName === 'slot')];
}

/**
 * Reads the mark of markup that this version has rendered.
 *
 * @returns the mark, and the index of the root in the shadow tree that fits the props; -1 if none does
 */
function readMark(root: ShadowRoot, declaration: WidgetDeclaration, { attributes, data, handle }: Values) {
  try {
    const json = root.querySelector(`style[${MARK}]`)?.getAttribute(MARK) ?? '';
    const mark = JSON.parse(json) as Mark;
    if (mark.version !== __VERSION__) return undefined;
    const isFor =
      mark.fingerprint === fingerprintOfMarkup(declaration, attributes, data) &&
      Object.entries(mark.inside).every(([selector, isInside]) => handle.isInside(selector) === isInside);
    const index = mark.platforms.findIndex((platforms) => platforms.includes(String(attributes.platform)));
    return { mark, index: isFor ? index : -1 };
  } catch {
    // There is no mark, or somebody else has written it.
    return undefined;
  }
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
