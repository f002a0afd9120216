import { type CDPSession, chromium } from '@playwright/test';

import { findOrInstallBrowser } from '../../support/browser-install.ts';

/** A context that shares no cache with others. */
interface Context {
  readonly openPage: () => Promise<Page>;
  readonly close: () => Promise<void>;
}

/** A page in a tab and a process of its own. */
interface Page {
  /** Sends a command of the Chrome DevTools Protocol and resolves to its result. */
  readonly send: (method: string, params?: object) => Promise<unknown>;
  /** The value of an expression in the page; it must be JSON. A promise is awaited. */
  readonly evaluate: (expression: string) => Promise<unknown>;
}

/** A running browser. */
export interface Browser {
  readonly version: string;
  readonly openContext: () => Promise<Context>;
  readonly close: () => Promise<void>;
}

interface Answer {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

interface Evaluation {
  readonly result: { readonly value?: unknown };
  readonly exceptionDetails?: { readonly text: string; readonly exception?: { readonly description?: string } };
}

/**
 * Starts the browser that the tests use.
 *
 * Playwright sends `Runtime.enable` to every page that it drives. V8 then looks up a source position for each `Error`, so
 * that a library which makes errors while it loads seems several times slower than it is for visitors. The pages here
 * are opened with the protocol itself, in contexts that Playwright does not know, and receive only what is sent to them.
 */
export async function startBrowser(): Promise<Browser> {
  const { path } = findOrInstallBrowser();
  const browser = await chromium.launch({ executablePath: path });
  const devTools = await browser.newBrowserCDPSession();
  return {
    version: browser.version(),
    openContext: () => openContext(devTools),
    close: () => browser.close(),
  };
}

async function openContext(devTools: CDPSession): Promise<Context> {
  const { browserContextId } = await devTools.send('Target.createBrowserContext');
  return {
    openPage: () => openPage(devTools, browserContextId),
    async close() {
      await devTools.send('Target.disposeBrowserContext', { browserContextId });
    },
  };
}

async function openPage(devTools: CDPSession, browserContextId: string): Promise<Page> {
  const { targetId } = await devTools.send('Target.createTarget', { url: 'about:blank', browserContextId });
  // Playwright passes on no messages of a session that it has not made, so they are wrapped in events of the browser.
  const { sessionId } = await devTools.send('Target.attachToTarget', { targetId, flatten: false });
  const pending = new Map<number, (answer: Answer) => void>();
  const receive = (event: { readonly sessionId: string; readonly message: string }): void => {
    if (event.sessionId !== sessionId) return;
    const answer = JSON.parse(event.message) as Answer;
    if (answer.id !== undefined) pending.get(answer.id)?.(answer);
  };
  devTools.on('Target.receivedMessageFromTarget', receive);
  const send = async (method: string, params: object = {}): Promise<unknown> => {
    const id = pending.size + 1;
    const answered = new Promise<Answer>((resolve) => {
      pending.set(id, resolve);
    });
    await devTools.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
    const { result, error } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  return {
    send,
    async evaluate(expression) {
      const answer = await send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
      const { result, exceptionDetails } = answer as Evaluation;
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    },
  };
}
