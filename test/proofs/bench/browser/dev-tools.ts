import type { Readable, Writable } from 'node:stream';

/** Sends a command of the Chrome DevTools Protocol and resolves to its result. */
export type Send = (method: string, params?: object) => Promise<unknown>;

interface Message {
  readonly id?: number;
  readonly sessionId?: string;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

interface Pending {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/**
 * A connection to Chromium's `--remote-debugging-pipe`: messages as JSON, each followed by a zero byte.
 *
 * Playwright and Puppeteer send `Runtime.enable` to every page. V8 then looks up a source position for each `Error`, so
 * that a library which makes errors while it loads seems several times slower than it is for visitors. Here a page only
 * receives what a measurement sends.
 */
export class DevTools {
  readonly #input: Writable;
  readonly #pending = new Map<number, Pending>();
  readonly #listeners = new Map<string, (params: unknown) => void>();
  #lastId = 0;
  #rest = '';

  constructor(input: Writable, output: Readable) {
    this.#input = input;
    output.setEncoding('utf8').on('data', (text: string) => this.#receive(text));
    output.on('close', () => {
      for (const { reject } of this.#pending.values()) reject(new Error('The browser has closed.'));
    });
  }

  /** @param sessionId the target; the browser itself if there is none */
  send(method: string, params: object = {}, sessionId?: string): Promise<unknown> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#input.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`);
    });
  }

  /** Calls `listener` with the parameters of each event of that name, whatever its target; one listener per name. */
  on(event: string, listener: (params: unknown) => void): void {
    this.#listeners.set(event, listener);
  }

  #receive(text: string): void {
    const parts = (this.#rest + text).split('\0');
    this.#rest = parts.pop() ?? '';
    for (const part of parts) this.#handle(JSON.parse(part) as Message);
  }

  #handle({ id, method, params, result, error }: Message): void {
    if (method !== undefined) this.#listeners.get(method)?.(params);
    if (id === undefined) return;
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (error) pending?.reject(new Error(error.message));
    else pending?.resolve(result);
  }
}
