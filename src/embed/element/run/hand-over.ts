import { genuine } from '../../page/genuine.ts';

/** The element of a file that the script loads. It keeps what the file passes on: the page gets no global variable. */
export interface HandingScript extends HTMLScriptElement {
  handedOver?: unknown;
}

/** Gives something to the script that loads this file. */
export function handOver(what: unknown): void {
  const running = genuine(document, 'currentScript') as HandingScript | null | undefined;
  if (running) running.handedOver = what;
}
