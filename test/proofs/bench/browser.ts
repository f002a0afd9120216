import type { CDPSession } from '@playwright/test';

/** A page in a tab and a process of its own, in a context that shares no cache with others. */
export interface Tab {
  /** Sends a command of the Chrome DevTools Protocol and resolves to its result. */
  readonly send: (method: string, params?: object) => Promise<unknown>;
  /** The value of an expression in the page; it must be JSON. A promise is awaited. */
  readonly evaluate: (expression: string) => Promise<unknown>;
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
 * Opens a tab with the protocol itself, in a context that Playwright does not know, so that it receives only what is sent
 * to it. Playwright sends `Runtime.enable` to every page that it drives. V8 then looks up a source position for each
 * `Error`, so that a library which makes errors while it loads seems several times slower than it is for visitors.
 *
 * @param devTools the session of the browser
 */
export async function openTab(devTools: CDPSession): Promise<Tab> {
  const { browserContextId } = await devTools.send('Target.createBrowserContext');
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
    const answered = new Promise<Answer>((resolve) => pending.set(id, resolve));
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
    async close() {
      devTools.off('Target.receivedMessageFromTarget', receive);
      await devTools.send('Target.disposeBrowserContext', { browserContextId });
    },
  };
}
