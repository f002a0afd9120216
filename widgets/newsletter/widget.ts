import type { Widget } from '../../src/embed/element/declare/widget.ts';
import { newsletterDeclaration } from './declaration.ts';
import { FIRST_PAINTS } from '../../src/embed/build-constants.ts';

export const newsletterWidget: Widget<typeof newsletterDeclaration.attributes, typeof newsletterDeclaration.events> = {
  declaration: newsletterDeclaration,
  firstPaints: FIRST_PAINTS,
  dependency: async () => (await import('./use-sign-up-form.ts')).useSignUpForm,
  component: async () => (await import('./element.tsx')).NewsletterElement,
};
