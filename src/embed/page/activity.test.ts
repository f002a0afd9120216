// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { type ActivityChange, isPageActive, subscribeToActivity, whenActivated } from './activity.ts';

let end = (): void => undefined;

afterEach(() => end());

function listen() {
  const listener = vi.fn<(change: ActivityChange) => void>();
  end = subscribeToActivity(listener);
  return listener;
}

const show = (persisted: boolean): boolean => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

it('a visible page is active, although the browser takes the device to be offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(isPageActive()).toBe(true);
});

it('the pageshow event of the page load does not count as a return', () => {
  const listener = listen();
  show(false);
  expect(listener).not.toHaveBeenCalled();
});

it('a return from the back/forward cache is reported', () => {
  const listener = listen();
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  show(true);
  expect(listener.mock.calls).toEqual([['left'], ['other']]);
});

it('changes of visibility and connection are reported until the subscription ends', () => {
  const listener = listen();
  const change = (): void => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
  };
  change();
  end();
  change();
  expect(listener.mock.calls).toEqual([['other'], ['connected']]);
});

it('what a prerendered page was to start does not start if it was cancelled before the visit', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const start = vi.fn<() => void>();
  whenActivated(start)();
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(start).not.toHaveBeenCalled();
  Reflect.deleteProperty(document, 'prerendering');
});
