import type { Widget } from '../../src/embed/element/declare/widget.ts';
import { previewDeclaration } from './declaration.ts';

export const previewWidget: Widget<typeof previewDeclaration.attributes, typeof previewDeclaration.events> = {
  declaration: previewDeclaration,
  component: async () => (await import('./element.tsx')).PreviewElement,
};
