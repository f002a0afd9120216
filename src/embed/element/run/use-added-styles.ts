import { type RefObject, useLayoutEffect } from 'react';
import { addStyles } from './style-sheet.ts';

/** Adds a stylesheet that is loaded with a component to the shadow tree in which its element is, before it shows. */
export function useAddedStyles(element: RefObject<Element | null>, css: string): void {
  useLayoutEffect(() => {
    const root = element.current?.getRootNode();
    if (root instanceof ShadowRoot) addStyles(root, css);
  });
}
