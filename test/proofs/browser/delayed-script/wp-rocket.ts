/**
 * Does what WP Rocket's “Delay JavaScript execution” does, in its order: scripts of the type `rocketlazyloadscript` run at
 * the visitor's first act; until they have, the page seems to be loading, clicks are held back, and what waits for the
 * document's events hears them afterwards. Runs in the page.
 */
export function delayScripts(): void {
  const ACTS = ['keydown', 'mousedown', 'mousemove', 'touchstart', 'touchmove', 'touchend', 'wheel'];
  const clicked: EventTarget[] = [];
  let state: DocumentReadyState = 'loading';

  const holdClick = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.target) clicked.push(event.target);
  };

  /** Renames the events that are over, so that scripts which wait for them hear them once they have run. */
  const rename = (target: Document | Window, types: readonly string[]): void => {
    const { addEventListener } = target;
    target.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) => {
      addEventListener.call(target, types.includes(type) ? `rocket-${type}` : type, listener, options);
    };
  };

  const load = (placed: HTMLScriptElement): Promise<unknown> =>
    new Promise((done) => {
      const script = document.createElement('script');
      for (const { name, value } of placed.attributes) if (name !== 'type') script.setAttribute(name, value);
      script.addEventListener('load', done);
      script.addEventListener('error', done);
      script.src = placed.dataset['rocketSrc'] ?? '';
      placed.replaceWith(script);
    });

  const loadAll = async (): Promise<void> => {
    for (const act of ACTS) removeEventListener(act, start);
    Object.defineProperty(document, 'readyState', { configurable: true, get: () => state });
    rename(document, ['DOMContentLoaded', 'readystatechange']);
    rename(window, ['DOMContentLoaded', 'load', 'pageshow']);
    for (const script of document.querySelectorAll<HTMLScriptElement>('script[type=rocketlazyloadscript]'))
      await load(script);
    state = 'interactive';
    for (const type of ['rocket-readystatechange', 'rocket-DOMContentLoaded']) document.dispatchEvent(new Event(type));
    dispatchEvent(new Event('rocket-DOMContentLoaded'));
    state = 'complete';
    document.dispatchEvent(new Event('rocket-readystatechange'));
    for (const type of ['rocket-load', 'rocket-pageshow']) dispatchEvent(new Event(type));
    removeEventListener('click', holdClick, true);
    for (const target of clicked) target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    document.documentElement.toggleAttribute('data-all-loaded', true);
  };

  const start = (): void => {
    if (document.documentElement.toggleAttribute('data-started', true)) void loadAll();
  };

  addEventListener('click', holdClick, true);
  for (const act of ACTS) addEventListener(act, start, { passive: true, once: true });
}
