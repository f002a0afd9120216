import { genuine } from '../../page/genuine.ts';

/** The element of a file that the script loads. It keeps what the file passes on: the page gets no global variable. */
export interface ExportingScript extends HTMLScriptElement {
  exported?: unknown;
}

/** Gives something to the script that loads this file. */
export function exportToScript(what: unknown): void {
  const running = genuine(document, 'currentScript') as ExportingScript | null | undefined;
  if (running) running.exported = what;
}
