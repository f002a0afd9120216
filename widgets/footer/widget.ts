import type { Widget } from '../../src/embed/element/declare/widget.ts';
import { footerDeclaration } from './declaration.ts';

export const footerWidget: Widget<typeof footerDeclaration.attributes, typeof footerDeclaration.events> = {
  declaration: footerDeclaration,
  component: async () => (await import('./element.tsx')).FooterElement,
};
