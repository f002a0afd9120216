import type { WalkTime } from './fake-time.ts';

/** What `watchRest` leaves in the page. */
export interface WalkRest {
  /** Waits until the page has nothing left to do before its clock moves on. */
  settle(): Promise<void>;
  /** Lets time pass, and the page come to rest after each timer. */
  pass(milliseconds: number): Promise<void>;
}

/**
 * Knows when the page has come to rest: React has no work left, every body is read and every lock granted. Nothing is
 * measured by the clock, so a slow machine sees the same walk. It runs before any script.
 */
export function watchRest(): void {
  /** More turns than any walk needs, so that a page that never rests ends the walk. */
  const LIMIT = 200_000;
  const own = new MessageChannel();
  const turns: Array<() => void> = [];
  own.port1.addEventListener('message', () => turns.shift()?.());
  own.port1.start();
  const { postMessage } = MessagePort.prototype;
  const nextTurn = (): Promise<void> =>
    new Promise((resolve) => {
      turns.push(resolve);
      Reflect.apply(postMessage, own.port2, [null]);
    });

  /** Grows with everything that happens. */
  let events = 0;
  let underWay = 0;
  const track = async <Result>(task: Promise<Result>): Promise<Result> => {
    underWay += 1;
    events += 1;
    try {
      return await task;
    } finally {
      underWay -= 1;
      events += 1;
    }
  };
  // React's scheduler takes its turns by messages.
  MessagePort.prototype.postMessage = function (this: MessagePort, ...given: unknown[]): void {
    events += 1;
    Reflect.apply(postMessage, this, given);
  };
  for (const name of ['arrayBuffer', 'json', 'text'] as const) {
    const read = Response.prototype[name];
    Response.prototype[name] = function (this: Response) {
      return track(Reflect.apply(read, this, []) as Promise<never>);
    };
  }
  const { request, query } = LockManager.prototype;
  LockManager.prototype.request = function (this: LockManager, name: string, options: object, run: () => unknown) {
    return new Promise((resolve, reject) => {
      const granted = new Promise<void>((grant) => {
        const whole = Reflect.apply(request, this, [name, options, () => (grant(), run())]) as Promise<unknown>;
        whole.then(resolve as (value: unknown) => void, (error: unknown) => (grant(), reject(error as Error)));
      });
      void track(granted);
    });
  } as LockManager['request'];
  LockManager.prototype.query = function (this: LockManager) {
    return track(Reflect.apply(query, this, []));
  };

  // The browser calls observers when it paints; here they are called as soon as there is a change.
  const observed = new Map<Element, { box: string; readonly call: () => void }>();
  const boxOf = (element: Element): string => `${String(element.clientWidth)}×${String(element.clientHeight)}`;
  window.ResizeObserver = class {
    readonly #call: () => void;
    readonly #elements = new Set<Element>();
    constructor(call: ResizeObserverCallback) {
      this.#call = () => call([], this);
    }
    observe(element: Element): void {
      this.#elements.add(element);
      observed.set(element, { box: '', call: this.#call });
    }
    unobserve(element: Element): void {
      this.#elements.delete(element);
      observed.delete(element);
    }
    disconnect(): void {
      for (const element of this.#elements) observed.delete(element);
      this.#elements.clear();
    }
  };
  const sights: Array<{ readonly element: Element; readonly call: (sight: object) => void; seen?: boolean }> = [];
  const endSights = (ends: (sight: (typeof sights)[number]) => boolean): void => {
    for (const sight of sights.filter(ends)) sights.splice(sights.indexOf(sight), 1);
  };
  window.IntersectionObserver = class {
    readonly #call: (sight: object) => void;
    constructor(call: (entries: never, observer: never) => void) {
      this.#call = (sight) => call([sight] as never, this as never);
    }
    observe(element: Element): void {
      sights.push({ element, call: this.#call });
    }
    unobserve(element: Element): void {
      endSights((sight) => sight.call === this.#call && sight.element === element);
    }
    disconnect(): void {
      endSights((sight) => sight.call === this.#call);
    }
  } as unknown as typeof IntersectionObserver;
  const callSights = (): void => {
    for (const sight of sights.slice()) {
      const isIntersecting = sight.element.getClientRects().length > 0;
      if (sight.seen === isIntersecting) continue;
      sight.seen = isIntersecting;
      events += 1;
      sight.call({ target: sight.element, isIntersecting });
    }
  };
  // The same applies to what listens to scrolling.
  let scrolled = '0 0';
  addEventListener('scroll', (event) => event.isTrusted && event.stopImmediatePropagation(), { capture: true });
  const callObservers = (): void => {
    callSights();
    const position = `${String(window.scrollX)} ${String(window.scrollY)}`;
    if (position !== scrolled) {
      scrolled = position;
      events += 1;
      document.dispatchEvent(new Event('scroll'));
    }
    for (const [element, watch] of observed) {
      const box = boxOf(element);
      if (box === watch.box) continue;
      watch.box = box;
      events += 1;
      watch.call();
    }
  };

  const settle = async (): Promise<void> => {
    const { walkTime } = window as unknown as { walkTime: WalkTime };
    for (let turn = 0, quiet = 0; quiet < 4; turn += 1) {
      if (turn > LIMIT) throw new Error('The page does not come to rest.');
      while (walkTime.runNext(walkTime.now())) events += 1;
      const before = events;
      await nextTurn();
      if (quiet === 3) callObservers();
      quiet = underWay === 0 && events === before ? quiet + 1 : 0;
    }
  };
  const pass = async (milliseconds: number): Promise<void> => {
    const { walkTime } = window as unknown as { walkTime: WalkTime };
    const end = walkTime.now() + milliseconds;
    while (walkTime.runNext(end)) await settle();
    walkTime.set(end);
    await settle();
  };
  Object.assign(window, { walkRest: { settle, pass } satisfies WalkRest });
}
