import type { Widget } from '../../src/embed/element/declare/widget.ts';
import { layoutDeclaration } from './declaration.ts';

export const layoutWidget: Widget<typeof layoutDeclaration.attributes, typeof layoutDeclaration.events> = {
  declaration: layoutDeclaration,
  component: async () => (await import('./element.tsx')).LayoutElement,
};
