import type { DocumentedWidget } from '../src/embed/element/declare/documented.ts';
import type { DECLARATIONS } from './declarations.ts';
import { footerDocs } from './footer/declaration.docs.ts';
import { layoutDocs } from './layout/declaration.docs.ts';
import { newsletterDocs } from './newsletter/declaration.docs.ts';
import { previewDocs } from './preview/declaration.docs.ts';
import { sessionDocs } from './session/declaration.docs.ts';

/**
 * Every tag with the sentences about it, from which everything is generated. The script does not contain them. They are in the
 * order of the guides: what several tags have is described on the page of the first.
 */
export const DOCUMENTED: readonly DocumentedWidget[] = Object.values<DocumentedWidget>({
  newsletter: newsletterDocs,
  session: sessionDocs,
  preview: previewDocs,
  layout: layoutDocs,
  footer: footerDocs,
} satisfies Record<keyof typeof DECLARATIONS, DocumentedWidget>);
