import type { Page } from '@playwright/test';

/** Holds all tasks that the script puts off by a message, so that no part of it is evaluated until they are released. */
export async function holdTasks(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    const held: Array<() => void> = [];
    let isHeld = true;
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [never]) {
      if (isHeld) held.push(() => postMessage.apply(this, message));
      else postMessage.apply(this, message);
    } as typeof postMessage;
    Object.assign(window, {
      releaseTasks() {
        isHeld = false;
        for (const post of held) post();
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { releaseTasks(): void }).releaseTasks());
}

/**
 * Keeps what the live regions of the next page tell, which goes after three seconds: a busy machine looks later.
 *
 * @returns lets it go
 */
export async function keepMessages(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { setTimeout, clearTimeout } = window;
    const held = new Map<unknown, () => void>();
    let isHeld = true;
    window.setTimeout = ((action: () => void, time?: number) => {
      if (time !== 3000 || !isHeld) return setTimeout(action, time);
      const id = setTimeout(() => undefined);
      held.set(id, action);
      return id;
    }) as typeof setTimeout;
    window.clearTimeout = (id) => {
      held.delete(id);
      clearTimeout(id);
    };
    Object.assign(window, {
      endMessages() {
        isHeld = false;
        for (const end of held.values()) end();
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { endMessages(): void }).endMessages());
}
