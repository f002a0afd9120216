import { startDiagnosable } from '../src/embed/element/run/debug-switch.ts';
import { defineWidget } from '../src/embed/element/run/define-widget.ts';
import { fillPlaceholders } from '../src/embed/element/light-dom/placeholders.ts';
import { warnOfSecondScript } from '../src/embed/element/run/second-script.ts';
import { newsletterWidget } from './newsletter/widget.ts';
import { STYLES } from './styles.ts';
import { WIDGETS } from './widgets.ts';

const declarations = WIDGETS.map(({ declaration }) => declaration);

/** Registers every tag. The only side effect of the bundle. */
void startDiagnosable(() => {
  const own = WIDGETS.filter((widget) => defineWidget(widget, STYLES));
  // A second script on the page does nothing: one observer of the document is enough.
  if (own.length > 0) fillPlaceholders(declarations);
  else {
    const attributes = declarations.flatMap((declaration) => Object.keys(declaration.attributes));
    warnOfSecondScript(newsletterWidget.declaration.tag, [...new Set(attributes)]);
  }
}, declarations);
