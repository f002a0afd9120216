/**
 * Shows an element's light-DOM children while there is no tree: before the first render, and for good where that never
 * comes or has failed. Markup that a declarative shadow root brought along stays in its place until the first render.
 */
export class FallbackSlots {
  readonly #root: ShadowRoot;
  /** Made beforehand: what broke the widget may have broken `createElement`. */
  readonly #slots: readonly Node[];
  #shown: readonly ChildNode[];

  /**
   * @param root where the tree will be
   * @param slotNames the slots of the tree; `''` is the default slot
   */
  constructor(root: ShadowRoot, slotNames: readonly string[]) {
    this.#root = root;
    this.#slots = slotNames.map(slotNamed);
    this.#shown = Array.from(root.childNodes);
    if (this.#shown.length === 0) this.show();
  }

  /**
   * Takes the place of whatever is in the root.
   *
   * @param straySlots slots that children ask for beside those of the tree
   */
  show(straySlots: readonly string[] = []): void {
    this.#root.replaceChildren(...this.#slots, ...straySlots.map(slotNamed));
    this.#shown = Array.from(this.#root.childNodes);
  }

  /**
   * The tree stands: it has slots of its own, and of two with one name the first would win. React leaves in a shadow
   * root what it finds there.
   */
  readonly hide = (): void => {
    for (const node of this.#shown) node.remove();
    this.#shown = [];
  };
}

function slotNamed(name: string): HTMLSlotElement {
  const slot = document.createElement('slot');
  if (name !== '') slot.name = name;
  return slot;
}
