import type { AnyElement } from './element.ts';
import { ACTIONS } from './elements/actions.tsx';
import { CONTAINERS } from './elements/containers.tsx';
import { FIELDS } from './elements/fields.tsx';
import { PRODUCTS } from './elements/products.tsx';

/** All elements, in alphabetical order. */
export const ELEMENTS: readonly AnyElement[] = [...ACTIONS, ...CONTAINERS, ...FIELDS, ...PRODUCTS].sort((a, b) =>
  a.name.localeCompare(b.name),
);
