import type { WidgetDeclaration } from '../embed/element/declare/declaration.ts';
import { openPanel } from './panel.ts';
import { Records } from './records.ts';

/** Begins to watch the tags that the script is about to define, and shows the panel. */
export function watch(script: HTMLScriptElement | undefined, tags: readonly WidgetDeclaration[]): void {
  // A second script on the page, perhaps of another version, is part of the first one's report.
  if (document.querySelector('shop-widgets-debug')) return;
  const records = new Records();
  openPanel({ version: __VERSION__, script, tags }, records);
}

export type Watch = typeof watch;
