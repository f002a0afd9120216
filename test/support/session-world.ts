import type { LoginClient } from '../../src/api/login-client.ts';
import type { ActivityChange } from '../../src/page/activity.ts';
import type { Clock } from '../../src/session/clock.ts';
import { KeepAlive, type PageActivity, type SessionState } from '../../src/session/keep-alive.ts';
import type { AskForLease } from '../../src/session/lease.ts';
import { ServerTime } from '../../src/session/server-time.ts';
import type { TabNews, TabShare } from '../../src/session/tab-share.ts';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

/** A JWT as the login service makes it; nobody but the service looks at the signature. */
export function jwt(claims: object): string {
  return `${btoa('{"alg":"HS256"}')}.${btoa(JSON.stringify(claims))}.signature`;
}

interface Timer {
  readonly at: number;
  readonly action: () => void;
}

/**
 * A device whose time the test makes pass: its clock may be set, and it may sleep, when its timers stand still. Times are
 * milliseconds.
 */
export class FakeDevice implements Clock {
  /** The true time, which the server has. */
  time: number;
  /** By how much the device's clock is ahead. */
  skew = 0;
  #uptime = 0;
  #timers: Timer[] = [];

  constructor(time = Date.UTC(2026, 10, 21, 9)) {
    this.time = time;
  }

  readonly now = (): number => this.time + this.skew;

  readonly monotonic = (): number => this.#uptime;

  readonly after = (milliseconds: number, action: () => void): (() => void) => {
    const timer = { at: this.#uptime + milliseconds, action };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  };

  /** How many timers are running. */
  get timers(): number {
    return this.#timers.length;
  }

  /** Lets time pass, and what is due happen. */
  async run(milliseconds: number): Promise<void> {
    const end = this.#uptime + milliseconds;
    await settle();
    for (let next = this.#next(end); next; next = this.#next(end)) {
      const timer = next;
      this.#timers = this.#timers.filter((other) => other !== timer);
      this.#pass(Math.max(0, timer.at - this.#uptime));
      timer.action();
      await settle();
    }
    this.#pass(end - this.#uptime);
  }

  /** The lid is closed for a while. */
  sleep(milliseconds: number): void {
    this.time += milliseconds;
  }

  #pass(milliseconds: number): void {
    this.time += milliseconds;
    this.#uptime += milliseconds;
  }

  #next(end: number): Timer | undefined {
    return this.#timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
  }
}

/** Lets everything happen that waits for no time. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

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

/** One tab with the keep-alive in it, and the browser and service around it. */
export class SessionWorld {
  readonly device: FakeDevice;
  readonly page = new FakePage();
  readonly cookies: Map<string, string>;
  readonly heard: SessionState[] = [];
  readonly calls: { readonly call: 'renew' | 'long-term'; readonly at: number; readonly token: string | undefined }[];
  /** What the service does; `undefined` gives no answer. */
  onRenew: () => number | undefined = () => 500;
  onLongTerm: () => number | undefined = () => 401;
  /** Whether answers tell the server's time. */
  tellsTime = true;
  readonly keepAlive: KeepAlive;
  readonly time: ServerTime;

  constructor(
    shared: Partial<Pick<SessionWorld, 'device' | 'cookies' | 'calls'>> & {
      askForLease?: AskForLease;
      tabShare?: TabShare;
    } = {},
  ) {
    this.device = shared.device ?? new FakeDevice();
    this.cookies = shared.cookies ?? new Map<string, string>();
    this.calls = shared.calls ?? [];
    this.time = new ServerTime(this.device);
    this.keepAlive = new KeepAlive({
      clock: this.device,
      page: this.page,
      readCookie: (name) => this.cookies.get(name),
      time: this.time,
      client: () => this.#client,
      askForLease: shared.askForLease ?? fakeLeases(),
      tabShare: shared.tabShare ?? fakeTabShares()(),
      chance: () => 0,
      onChange: (state) => this.heard.push(state),
    });
  }

  /** Puts a token into the cookie that is due and expires so many milliseconds from now. */
  logIn(due: number, expires: number): string {
    const now = Math.floor(this.device.time / SECOND);
    const token = jwt({ ren: now + due / SECOND, exp: now + expires / SECOND, lid: now, number: this.device.time });
    this.cookies.set('LoginToken', token);
    return token;
  }

  /** The codes in the order in which they were heard. */
  get codes(): SessionState['code'][] {
    return this.heard.map(({ code }) => code);
  }

  readonly #client: LoginClient = {
    login: async () => 'SERVICE_UNAVAILABLE',
    renewLoginToken: async () => this.#answer('renew', this.onRenew),
    renewLongTermToken: async () => this.#answer('long-term', this.onLongTerm),
  };

  #answer(call: 'renew' | 'long-term', act: () => number | undefined): number | undefined {
    this.calls.push({ call, at: this.device.time, token: this.cookies.get('LoginToken') });
    const status = act();
    if (status !== undefined && this.tellsTime) this.keepAlive.noteServerTime(new Date(this.device.time).toUTCString());
    return status;
  }
}
