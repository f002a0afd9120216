import { startDiagnosable } from '../src/embed/element/run/debug-switch.ts';
import { defineWidget } from '../src/embed/element/run/define-widget.ts';
import { fillPlaceholders } from '../src/embed/element/light-dom/placeholders.ts';
import { warnOfSecondScript } from '../src/embed/element/run/second-script.ts';
import type { Widget } from '../src/embed/element/declare/widget.ts';
import { footerWidget } from './footer/widget.ts';
import { layoutWidget } from './layout/widget.ts';
import { newsletterWidget } from './newsletter/widget.ts';
import { previewWidget } from './preview/widget.ts';
import { sessionWidget } from './session/widget.ts';
import { STYLES } from './styles.ts';

/** Registers every tag. The only side effect of the bundle. */
const WIDGETS = [
  newsletterWidget,
  footerWidget,
  layoutWidget,
  previewWidget,
  sessionWidget,
] as unknown as readonly Widget[];

const declarations = WIDGETS.map(({ declaration }) => declaration);

void startDiagnosable(() => {
  const own = WIDGETS.filter((widget) => defineWidget(widget, STYLES));
  // A second script on the page does nothing: one observer of the document is enough.
  if (own.length > 0) fillPlaceholders(declarations);
  else {
    const attributes = declarations.flatMap((declaration) => Object.keys(declaration.attributes));
    warnOfSecondScript(newsletterWidget.declaration.tag, [...new Set(attributes)]);
  }
}, declarations);
