/**
 * Slots that show an element's light-DOM children while there is no React tree: before the first render, and after a
 * failure. The markup of a declarative shadow root stays in place of the slots until the first render.
 */
export class FallbackSlots {
  readonly root: ShadowRoot;
  /** Made in advance: the cause of a failure can also affect `createElement`. */
  readonly #slots: readonly Node[];
  #shown: readonly ChildNode[];

  /**
   * @param attach gives the shadow root in which the tree will be; an empty one would hide the children
   * @param slotNames the slots of the tree; `''` is the default slot
   */
  constructor(attach: () => ShadowRoot, slotNames: readonly string[]) {
    this.#slots = slotNames.map(slotNamed);
    this.root = attach();
    this.#shown = Array.from(this.root.childNodes);
    if (this.#shown.length === 0) this.show();
  }

  /**
   * Replaces everything in the root with the slots.
   *
   * @param straySlots slots that children ask for and the tree does not have
   */
  show(straySlots: readonly string[] = []): void {
    this.root.replaceChildren(...this.#slots, ...straySlots.map(slotNamed));
    this.#shown = Array.from(this.root.childNodes);
  }

  /** Replaces everything in the root with markup that the tree will hydrate. */
  replace(markup: DocumentFragment): void {
    this.root.replaceChildren(markup);
    this.#shown = Array.from(this.root.childNodes);
  }

  /**
   * Removes the slots when the tree is in the DOM. The tree has slots of its own, and of two slots with one name the
   * first gets the children. React does not remove what it finds in a shadow root. What it has hydrated is its tree: it
   * ends the root then, whereas a new tree is behind what was there.
   */
  readonly hide = (): void => {
    const { lastChild } = this.root;
    if (!lastChild || !this.#shown.includes(lastChild)) for (const node of this.#shown) node.remove();
    this.#shown = [];
  };
}

function slotNamed(name: string): HTMLSlotElement {
  const slot = document.createElement('slot');
  if (name !== '') slot.name = name;
  return slot;
}

interface Made {
  readonly slots: FallbackSlots;
  /** Why there is no shadow root: the page forbids what it takes. */
  readonly rootFailure?: { readonly error: unknown };
}

/**
 * Gives an element its shadow root with the slots for its children. An error is returned, since one in the constructor of an
 * element goes to the page's `window.onerror`; the slots are in a fragment then, which nobody sees.
 */
export function makeRoot(element: HTMLElement, slotNames: readonly string[]): Made {
  try {
    return {
      slots: new FallbackSlots(() => existingRoot(element) ?? element.attachShadow({ mode: 'open' }), slotNames),
    };
  } catch (error) {
    return {
      slots: new FallbackSlots(() => document.createDocumentFragment() as ShadowRoot, []),
      rootFailure: { error },
    };
  }
}

/** The root that a declarative shadow root left behind, so that prerendered markup is not thrown away. */
function existingRoot(element: HTMLElement): ShadowRoot | null {
  try {
    return element.shadowRoot ?? element.attachInternals().shadowRoot;
  } catch {
    // The page forbids to look for a closed one.
    return null;
  }
}
