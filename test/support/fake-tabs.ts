import type { ActivityChange } from '../../src/page/activity.ts';
import type { PageActivity } from '../../src/session/keep-alive.ts';
import type { AskForLease } from '../../src/session/lease.ts';
import type { TabNews, TabShare } from '../../src/session/tab-share.ts';
import type { FakeDevice } from './fake-device.ts';

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

/** A lease among the tabs of one test. */
export function fakeLeases(): AskForLease {
  let held = false;
  return async () => {
    if (held) return undefined;
    held = true;
    return {
      release: () => {
        held = false;
      },
    };
  };
}

/** A lease for which a tab waits a moment, as with Web Locks: who waits gets it when the holder is closed. */
export function patientLeases(device: FakeDevice, patience = 500): AskForLease {
  const queue: (() => void)[] = [];
  let held = false;
  const handOn = (): void => {
    held = false;
    queue.shift()?.();
  };
  return () =>
    new Promise((resolve) => {
      const giveUp = device.after(patience, () => {
        queue.splice(queue.indexOf(take), 1);
        resolve(undefined);
      });
      const take = (): void => {
        giveUp();
        held = true;
        resolve({ release: handOn });
      };
      if (held) queue.push(take);
      else take();
    });
}

/** The way between the tabs of one test; news arrives a moment later, as it does in a browser. */
export function fakeTabShares(): () => TabShare {
  const listeners = new Map<object, (news: TabNews) => void>();
  return () => {
    const share: TabShare = {
      open: (listener) => listeners.set(share, listener),
      tell(news) {
        const others = [...listeners].filter(([other]) => other !== share);
        queueMicrotask(() => others.forEach(([, listener]) => listener(news)));
      },
      close: () => listeners.delete(share),
    };
    return share;
  };
}
