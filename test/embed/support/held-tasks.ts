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
