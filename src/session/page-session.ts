import type { LoginClient } from '../api/login-client.ts';
import { isPageActive, subscribeToActivity } from '../page/activity.ts';
import { readCookie } from '../page/cookies.ts';
import type { Platform } from '../page/platform.ts';
import { type Clock, SYSTEM_CLOCK } from './clock.ts';
import { KeepAlive, type PageActivity, type SessionState } from './keep-alive.ts';
import { type AskForLease, createLease } from './lease.ts';
import { ServerTime } from './server-time.ts';
import { createTabShare, type TabShare } from './tab-share.ts';

/** The platforms on which no session is kept alive (specification, section 4). */
const LEFT_ALONE: readonly Platform[] = ['SMARTPHONE', 'TABLET'];

/** What one element brings: the client of a page's first one makes the calls. */
export interface SessionMember {
  readonly platform: Platform;
  readonly client: LoginClient;
  readonly onChange: (state: SessionState) => void;
}

/** An element's part in the session of its page. */
export interface SessionMembership {
  /** The element's attributes have changed. */
  update(member: SessionMember): void;
  /** The element has left the page. */
  leave(): void;
}

export interface PageSessionOptions {
  readonly clock: Clock;
  readonly page: PageActivity;
  readonly readCookie: (name: string) => string | undefined;
  readonly askForLease: AskForLease;
  readonly tabShare: TabShare;
  readonly chance: () => number;
}

/** The keep-alive of a page: one, however many elements ask for it, and none after the last has gone. */
export class PageSession {
  readonly #options: PageSessionOptions;
  readonly #members: { current: SessionMember }[] = [];
  #running: KeepAlive | undefined;

  constructor(options: PageSessionOptions) {
    this.#options = options;
  }

  join(member: SessionMember): SessionMembership {
    const entry = { current: member };
    this.#members.push(entry);
    // Who comes later hears what the others know.
    if (this.#running) member.onChange(this.#running.state);
    this.#adjust();
    return {
      update: (changed) => {
        entry.current = changed;
        this.#adjust();
      },
      leave: () => {
        const index = this.#members.indexOf(entry);
        if (index >= 0) this.#members.splice(index, 1);
        this.#adjust();
      },
    };
  }

  /** Takes the server's time from an answer of any of its services. */
  noteServerTime(header: string | null): void {
    this.#running?.noteServerTime(header);
  }

  #adjust(): void {
    // Any of them: the first one, which anybody may have put there, must not end it for the others.
    const wanted = this.#members.some(({ current }) => !LEFT_ALONE.includes(current.platform));
    if (wanted && !this.#running) this.#start();
    if (!wanted && this.#running) {
      this.#running.stop();
      this.#running = undefined;
    }
  }

  #start(): void {
    this.#running = new KeepAlive({
      ...this.#options,
      time: new ServerTime(this.#options.clock),
      client: () => this.#client(),
      onChange: (state) => {
        for (const { current } of this.#members) current.onChange(state);
      },
    });
    this.#running.start();
  }

  #client(): LoginClient {
    const first = this.#members[0];
    if (!first) throw new Error('The session has no member, and so nobody to ask for.');
    return first.current.client;
  }
}

/** The page, as the browser knows it. */
export const BROWSER_PAGE: PageActivity = { isActive: isPageActive, subscribe: subscribeToActivity };

let ofThisPage: PageSession | undefined;

/** The session of this page, made when it is first asked for. */
export function pageSession(): PageSession {
  ofThisPage ??= new PageSession({
    clock: SYSTEM_CLOCK,
    page: BROWSER_PAGE,
    readCookie,
    askForLease: createLease('shop-widgets-login', SYSTEM_CLOCK),
    tabShare: createTabShare('shop-widgets-login-news'),
    chance: Math.random,
  });
  return ofThisPage;
}
