import type { FrameLocator, Locator, Page } from '@playwright/test';
import { DECLARATIONS } from '../../../widgets/declarations.ts';

/** Every tag. */
export const TAGS = Object.values(DECLARATIONS).map(({ tag }) => tag);

/** A tag with the properties for its attributes. */
type Tag = HTMLElement & Record<string, unknown>;

/** The root of a widget's tree; it exists once the widget has rendered. */
export function rootOf(page: Page | FrameLocator, host = 'shop-newsletter'): Locator {
  return page.locator(`${host} [part=root]`);
}

/** The children of the page's sign-ups that a visitor sees, by their kinds. */
export function visibleChildren(page: Page): Promise<string[]> {
  return page.locator('shop-newsletter').evaluateAll((tags) =>
    tags
      .flatMap((tag) => Array.from(tag.children))
      .filter((child) => child.checkVisibility())
      .map((child) => child.localName),
  );
}

/** Reads a property of each matching tag. */
export function readProperties(tags: Locator, name: string): Promise<unknown[]> {
  return tags.evaluateAll((found, key) => found.map((tag) => (tag as unknown as Tag)[key]), name);
}

/** Sets a property, as a script of the page does. */
export function setProperty(tag: Locator, name: string, value: unknown): Promise<void> {
  return tag.evaluate(
    (found, given: { key: string; to: unknown }) => {
      (found as unknown as Tag)[given.key] = given.to;
    },
    { key: name, to: value },
  );
}

/** Sets an attribute; `null` removes it. */
export function setAttribute(tag: Locator, name: string, value: string | null): Promise<void> {
  return tag.evaluate(
    (found, [key, to]) => {
      if (to === null) found.removeAttribute(key);
      else found.setAttribute(key, to);
    },
    [name, value] as const,
  );
}
