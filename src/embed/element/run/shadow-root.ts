import { FallbackSlots } from '../light-dom/fallback-slots.ts';

interface Made {
  readonly slots: FallbackSlots;
  /** Why there is no shadow root: the page forbids what it takes. */
  readonly obstacle?: { readonly error: unknown };
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
      obstacle: { error },
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
