import type { AnyElementMeta } from '../../src/ui/element-meta.ts';
import { type InterfaceTable, readInterfaces } from './read-interfaces.ts';

/** The metas by file name, the source text of the components, and their styles. */
const metas = import.meta.glob<AnyElementMeta>('../../src/ui/*/*.meta.tsx', { eager: true, import: 'meta' });

const sources = import.meta.glob<string>(
  ['../../src/ui/**/*.{ts,tsx}', '../../src/ui/icons/icon.tsx', '!../../src/ui/**/*.test.*', '!../../src/ui/**/*.meta.*'],
  { eager: true, query: '?raw', import: 'default' },
);

const styles = import.meta.glob<string>('../../src/ui/**/*.css', { eager: true, query: '?inline', import: 'default' });

export interface GalleryElement {
  /** Name of the folder, and the anchor of its section. */
  readonly id: string;
  readonly meta: AnyElementMeta;
}

/** All elements, in alphabetical order. */
export const ELEMENTS: readonly GalleryElement[] = Object.entries(metas)
  .map(([file, meta]) => ({ id: file.split('/').at(-2) ?? file, meta }))
  .sort((a, b) => a.meta.name.localeCompare(b.meta.name));

/** All interfaces of the sources, by name. */
export const INTERFACES: InterfaceTable = readInterfaces(Object.values(sources));

/** The style sheet of all elements: tokens and resets first, so that the styles of the elements override them. */
export const ELEMENT_STYLES: string = Object.entries(styles)
  .sort(([a], [b]) => rank(a) - rank(b))
  .map(([, css]) => css)
  .join('\n');

function rank(file: string): number {
  if (file.endsWith('/tokens.css')) return 0;
  return file.endsWith('/base.css') ? 1 : 2;
}
