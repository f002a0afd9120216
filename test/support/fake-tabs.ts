import type { ActivityChange } from '../../src/embed/page/activity.ts';
import type { PageActivity } from '../../src/embed/session/browser-tab.ts';
import type { CrossTabLock } from '../../src/embed/session/cross-tab-lock.ts';
import type { TabMessage, TabChannel } from '../../src/embed/session/tab-channel.ts';

/** A page that the test shows and hides. */
export class FakePage implements PageActivity {
  active = true;
  readonly listeners = new Set<(change: ActivityChange) => void>();

  readonly isActive = (): boolean => this.active;

  readonly subscribe = (listener: (change: ActivityChange) => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  set(active: boolean, change: ActivityChange = 'other'): void {
    this.active = active;
    for (const listener of this.listeners) listener(change);
  }
}

/** The lock that the tabs of one test share. */
export function fakeTabLocks(): () => CrossTabLock {
  let holder: CrossTabLock | undefined;
  return () => {
    const lock: CrossTabLock = {
      take: async () => (holder ??= lock) === lock,
      release: () => void (holder === lock && (holder = undefined)),
    };
    return lock;
  };
}

/** The channel between the tabs of one test; a message arrives a moment later, as in a browser. */
export function fakeTabChannels(): () => TabChannel {
  const listeners = new Map<object, (message: TabMessage) => void>();
  return () => {
    const channel: TabChannel = {
      open: (listener) => listeners.set(channel, listener),
      post(message) {
        const others = [...listeners].filter(([other]) => other !== channel);
        queueMicrotask(() => others.forEach(([, listener]) => listener(message)));
      },
      close: () => listeners.delete(channel),
    };
    return channel;
  };
}
