import { type ActivityChange, isPageActive, subscribeToActivity } from '../page/activity.ts';
import { type CookieName, readCookies } from '../page/cookies.ts';
import { type Clock, SYSTEM_CLOCK } from '../page/clock.ts';
import { createCrossTabLock, type CrossTabLock } from './cross-tab-lock.ts';
import { createTabChannel, type TabChannel } from './tab-channel.ts';

export interface PageActivity {
  isActive(): boolean;
  subscribe(listener: (change: ActivityChange) => void): () => void;
}

/** What a session uses of the browser; tests replace it. */
export interface BrowserTab {
  readonly clock: Clock;
  readonly page: PageActivity;
  readonly readCookies: (name: CookieName) => readonly string[];
  /** Lets one tab of the browser call the service. */
  readonly lock: CrossTabLock;
  readonly tabChannel: TabChannel;
  /** A random number from 0 to 1. */
  readonly random: () => number;
}

/** The tab of this page, with the `name` that its lock and its channel have in all tabs. */
export function browserTab(name: string): BrowserTab {
  return {
    clock: SYSTEM_CLOCK,
    page: { isActive: isPageActive, subscribe: subscribeToActivity },
    readCookies,
    lock: createCrossTabLock(name, SYSTEM_CLOCK),
    tabChannel: createTabChannel(`${name}-news`),
    random: Math.random,
  };
}
