import type { Widget } from '../../src/embed/element/declare/widget.ts';
import { sessionDeclaration } from './declaration.ts';

export const sessionWidget: Widget<typeof sessionDeclaration.attributes, typeof sessionDeclaration.events> = {
  declaration: sessionDeclaration,
  component: async () => (await import('./element.tsx')).SessionElement,
};
