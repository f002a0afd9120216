import { startDiagnosable } from '../src/embed/element/run/debug-switch.ts';
import { FIRST_PAINTS } from '../src/embed/build-constants.ts';
import { type Widget, widget } from '../src/embed/element/declare/widget.ts';
import { fillPlaceholders } from '../src/embed/element/light-dom/placeholders.ts';
import { defineWidget, warnOfSecondScript } from '../src/embed/element/run/define-widget.ts';
import { footerDeclaration } from './footer/declaration.ts';
import { layoutDeclaration } from './layout/declaration.ts';
import { newsletterDeclaration } from './newsletter/declaration.ts';
import { previewDeclaration } from './preview/declaration.ts';
import { sessionDeclaration } from './session/declaration.ts';
import { STYLES } from './styles.ts';

const WIDGETS: readonly Widget[] = [
  widget({
    declaration: newsletterDeclaration,
    firstPaints: FIRST_PAINTS,
    dependency: async () => (await import('./newsletter/use-sign-up-form.ts')).useSignUpForm,
    component: async () => (await import('./newsletter/element.tsx')).NewsletterElement,
  }),
  widget({
    declaration: footerDeclaration,
    component: async () => (await import('./footer/element.tsx')).FooterElement,
  }),
  widget({
    declaration: layoutDeclaration,
    component: async () => (await import('./layout/element.tsx')).LayoutElement,
  }),
  widget({
    declaration: previewDeclaration,
    component: async () => (await import('./preview/element.tsx')).PreviewElement,
  }),
  widget({
    declaration: sessionDeclaration,
    component: async () => (await import('./session/element.tsx')).SessionElement,
  }),
];

const declarations = WIDGETS.map(({ declaration }) => declaration);

// Registers every tag: the only side effect of the script.
void startDiagnosable(() => {
  const own = WIDGETS.filter((each) => defineWidget(each, STYLES));
  // A second script on the page does nothing: one observer of the document is enough.
  if (own.length > 0) fillPlaceholders(declarations);
  else {
    const attributes = declarations.flatMap((declaration) => Object.keys(declaration.attributes));
    warnOfSecondScript(newsletterDeclaration.tag, [...new Set(attributes)]);
  }
}, declarations);
