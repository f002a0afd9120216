import { footerDeclaration } from './footer/declaration.ts';
import { layoutDeclaration } from './layout/declaration.ts';
import { newsletterDeclaration } from './newsletter/declaration.ts';
import { previewDeclaration } from './preview/declaration.ts';
import { sessionDeclaration } from './session/declaration.ts';

/**
 * Every tag: the only list of them. Other tables by tag, such as that of the components, have the same
 * names, so that `npm run typecheck` finds what a new tag lacks.
 */
export const DECLARATIONS = {
  newsletter: newsletterDeclaration,
  footer: footerDeclaration,
  layout: layoutDeclaration,
  preview: previewDeclaration,
  session: sessionDeclaration,
};
