import { afterEach, expect, it, vi } from 'vitest';
import { type ActivityChange, subscribeToActivity } from './activity.ts';

let end = (): void => undefined;

afterEach(() => end());

function listen() {
  const listener = vi.fn<(change: ActivityChange) => void>();
  end = subscribeToActivity(listener);
  return listener;
}

const show = (persisted: boolean): boolean => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

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
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  };
  change();
  end();
  change();
  expect(listener.mock.calls).toEqual([['other'], ['other'], ['connected']]);
});
