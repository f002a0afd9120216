import type { Widget } from '../src/embed/element/declare/widget.ts';
import { footerWidget } from './footer/widget.ts';
import { layoutWidget } from './layout/widget.ts';
import { newsletterWidget } from './newsletter/widget.ts';
import { previewWidget } from './preview/widget.ts';
import { sessionWidget } from './session/widget.ts';

/** Every tag of the script. */
export const WIDGETS = [
  newsletterWidget,
  footerWidget,
  layoutWidget,
  previewWidget,
  sessionWidget,
] as unknown as readonly Widget[];
