import { defineWidget } from '../src/element/define-widget.ts';
import { fillPlaceholders } from '../src/element/placeholders.ts';
import type { Widget } from '../src/element/widget.ts';
import { footerWidget } from './footer/element.tsx';
import { layoutWidget } from './layout/element.tsx';
import { newsletterWidget } from './newsletter/element.tsx';
import { previewWidget } from './preview/element.tsx';
import { sessionWidget } from './session/element.tsx';
import { STYLES } from './styles.ts';

/** Registers every tag. The only side effect of the bundle. */
const WIDGETS = [
  newsletterWidget,
  footerWidget,
  layoutWidget,
  previewWidget,
  sessionWidget,
] as unknown as readonly Widget[];

for (const widget of WIDGETS) defineWidget(widget, STYLES);

fillPlaceholders(
  new Map(
    WIDGETS.map(({ declaration }) => [declaration.tag.replace('shop-', ''), Object.keys(declaration.attributes)]),
  ),
);
