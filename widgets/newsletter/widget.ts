import type { Widget } from '../../src/element/declare/widget.ts';
import { newsletterDeclaration } from './declaration.ts';

export const newsletterWidget: Widget<typeof newsletterDeclaration.attributes, typeof newsletterDeclaration.events> = {
  declaration: newsletterDeclaration,
  dependency: async () => (await import('./use-sign-up-form.ts')).useSignUpForm,
  component: async () => (await import('./element.tsx')).NewsletterElement,
};
