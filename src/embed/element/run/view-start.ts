import { logError, once } from '../../log.ts';
import { ChunkFailure } from '../../page/chunk-failure.ts';
import { idle } from '../../page/tasks.ts';
import type { AnyStart, Started } from '../declare/declaration.ts';

type Context = Parameters<AnyStart>[0];

/** The calls that a tag makes in each page view, from the first idle moment until the element leaves. */
export class ViewStart {
  readonly #guard: (action: () => void) => void;
  readonly #wait = idle();
  #started: Started | undefined;
  #isOver = false;
  #isMounted = false;

  /** @param guard runs what may throw */
  constructor(load: () => Promise<AnyStart>, context: Context, guard: (action: () => void) => void) {
    this.#guard = guard;
    void this.#start(load, context);
  }

  update(): void {
    this.#started?.update();
  }

  beforeMount(): void {
    this.#started?.beforeMount?.();
  }

  mounted(): void {
    this.#isMounted = true;
    this.#started?.mounted?.();
  }

  stop(): void {
    this.#isOver = true;
    this.#wait.finish();
    this.#started?.stop();
  }

  async #start(load: () => Promise<AnyStart>, context: Context): Promise<void> {
    // The browser has painted by then, and has nothing else to do.
    await this.#wait.reached;
    if (this.#isOver) return;
    try {
      const start = await load();
      if (this.#isOver) return;
      this.#guard(() => {
        this.#started = start(context);
        if (!this.#isMounted) return;
        this.beforeMount();
        this.mounted();
      });
    } catch (error) {
      // Nobody misses the file of a tag that has left.
      if (this.#isOver) return;
      const { message } = __MODULES__ ? new ChunkFailure(error) : (error as Error);
      once((text) => logError(text, error), message);
    }
  }
}
