import { matches } from '../../page/native-property.ts';
import { unquoted } from '../declare/attributes.ts';
import { isElement, isText } from './fallback-rules.ts';
import { findLostJson } from './lost-json.ts';

/** Marks a `<div>` that is used in place of a tag, for editors that remove unknown tags. */
export const MARKER = 'data-shop-widget';

/** A form cannot be a placeholder: the name of a field can hide a property that is read here. */
export const PLACEHOLDER = `[${MARKER}]:not(form)`;

/** In a layout placeholder, what `slot` is elsewhere: the filters of CMSs remove `slot`. */
export const SLOT = 'data-slot';

type Placed = Pick<Element, 'parentElement' | 'parentNode'>;

/** Whether an element is in a placeholder, so that an editor or a visitor may have written its attributes. */
export function isInPlaceholder(element: Placed): boolean {
  return placeholderOf(element) !== undefined;
}

/** Whose children are the light DOM of an element: the placeholder's, or its own. */
export function lightDomOf(element: Element): Element {
  return (element.parentElement ? undefined : placeholderOf(element)) ?? element;
}

function placeholderOf({ parentElement, parentNode }: Placed): Element | undefined {
  const around = parentElement ?? (parentNode as ShadowRoot | null)?.host;
  return around && matches(PLACEHOLDER, around) ? around : undefined;
}

/** What an element in the shadow root of a placeholder has in its slots: slots again, which get the placeholder's children. */
export function innerSlots(names: readonly string[]): readonly HTMLSlotElement[] {
  return names.map((name) => {
    const slot = document.createElement('slot');
    // The second name counts in a declarative shadow root, whose slots are not assigned by hand.
    slot.slot = slot.name = name;
    return slot;
  });
}

/** Assigns the children of a placeholder to slots, without a change to any of them. Lost JSON gets none. */
export function assignChildren(placeholder: Element, within: ParentNode): void {
  const slots = Array.from(within.children) as HTMLSlotElement[];
  const names = slots.map(({ slot }) => slot);
  const nodes = Array.from(placeholder.childNodes);
  const lost: ReadonlySet<Node> = findLostJson(nodes, true).nodes;
  const shown = nodes.filter((node) => (isElement(node) || isText(node)) && !lost.has(node)) as Array<Element | Text>;
  for (const slot of slots) slot.assign(...shown.filter((node) => slotNameOf(node, names) === slot.slot));
}

function slotNameOf(node: Element | Text, names: readonly string[]): string {
  if (isText(node)) return '';
  const name = matches(`[${SLOT}]:not(form)`, node) ? unquoted(node.getAttribute(SLOT) ?? '') : node.slot;
  return names.includes(name) ? name : '';
}
