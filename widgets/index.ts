import { startDiagnosable } from '../src/embed/diagnosis/debug-switch.ts';
import { loadSecondFile } from '../src/embed/diagnosis/second-file.ts';
import { type PaintFacts, widgetsOf } from '../src/embed/element/declare/declaration.ts';
import { logError, warn } from '../src/embed/log.ts';
import { changedBuiltIns } from '../src/embed/page/changed-built-ins.ts';
import { fillPlaceholders } from '../src/embed/element/light-dom/placeholders.ts';
import { defineWidget, isWanted, warnOfSecondScript } from '../src/embed/element/define-widget.ts';
import { warnOfLostAttributes } from '../src/embed/page/script-tag.ts';
import { DECLARATIONS } from './declarations.ts';
import { differsFromServer, footerPaint } from './footer/first-paint-rules.ts';
import { layoutPaint } from './layout/first-paint-rules.ts';
import { newsletterPaint } from './newsletter/first-paint-rules.ts';
import { showMissing } from './newsletter/show-missing.ts';
import { startNewsletter } from './newsletter/start.ts';
import { SIGN_UP_STYLES, STYLES } from './styles.ts';

const form = async () => (await import('./newsletter/use-sign-up-form.ts')).useSignUpForm;
const session = async () => (await import('../src/embed/session/join-session.ts')).joinSession;
/** With the file that the others import: requested together with them, it costs no round trip of its own. */
const signUpForm = () => Promise.all([form(), session()]);

const WIDGETS = widgetsOf(DECLARATIONS, {
  newsletter: {
    styles: SIGN_UP_STYLES,
    firstPaint: newsletterPaint,
    showMissing,
    dependency: signUpForm,
    start: () => Promise.resolve(startNewsletter),
    component: async () => (await import('./newsletter/element.tsx')).NewsletterElement,
  },
  footer: {
    styles: STYLES,
    firstPaint: footerPaint,
    differsFromServer,
    showMissing,
    dependency: signUpForm,
    start: async () => (await import('./footer/start.ts')).startFooter,
    component: async () => (await import('./footer/element.tsx')).FooterElement,
  },
  // Slots alone: its first paint is all of it.
  layout: { styles: STYLES, firstPaint: layoutPaint },
  preview: {
    styles: STYLES,
    firstPaint: emptyPaint,
    start: async () => (await import('./preview/start.ts')).startPreview,
    component: async () => (await import('./preview/element.tsx')).PreviewElement,
  },
  session: {
    styles: STYLES,
    firstPaint: emptyPaint,
    start: async () => (await import('./session/start.ts')).startSession,
  },
});

/** For a tag that shows nothing to visitors. */
function emptyPaint(): PaintFacts {
  return { shows: {}, values: {}, linkBase: '' };
}

const wanted = WIDGETS.filter(isWanted);
const declarations = wanted.map(({ declaration }) => declaration);

const changed = __MODULES__ ? changedBuiltIns() : [];

// Registers every tag: the only side effect of the script.
// The scripts of a browser's extensions have no custom elements.
if (!(window as { customElements?: unknown }).customElements)
  warn('There are no custom elements here, so no tag works. Load the script by a <script> element of the page.');
else if (changed.length > 0)
  logError(
    `The modules do not start, because a library of this page has changed ${changed.join(', ')}. ` +
      'Load the one script, shop-widgets.js, in their place: it does not depend on them.',
  );
else
  void startDiagnosable(
    () => {
      const own = wanted.filter((each) => defineWidget(each));
      warnOfLostAttributes();
      // A second script on the page does nothing: one observer of the document is enough.
      if (own.length > 0) fillPlaceholders(declarations);
      else {
        const attributes = declarations.flatMap((declaration) => Object.keys(declaration.attributes));
        warnOfSecondScript(DECLARATIONS.newsletter.tag, [...new Set(attributes)]);
      }
    },
    declarations,
    __MODULES__ ? async () => (await import('../src/debug/debug.ts')).watch : loadSecondFile,
  );
