import { type RefObject, useLayoutEffect } from 'react';
import { addStyles } from './style-sheet.ts';

/** Adds the stylesheet of a component that is loaded on demand to its shadow tree, before the browser paints it. */
export function useAddedStyles(element: RefObject<Element | null>, css: string): void {
  useLayoutEffect(() => {
    const root = element.current?.getRootNode();
    if (root instanceof ShadowRoot) addStyles(root, css);
  });
}
