import type { AbTestClient } from '../api/ab-test-client.ts';
import type { RenewalClient } from '../api/login-client.ts';
import { isPageActive, subscribeToActivity } from '../page/activity.ts';
import { readCookie } from '../page/cookies.ts';
import type { Platform } from '../page/platform.ts';
import { type Clock, SYSTEM_CLOCK } from './clock.ts';
import { KeepAlive, type PageActivity, type SessionState } from './keep-alive.ts';
import { type RequestLock, createCrossTabLock } from './cross-tab-lock.ts';
import { ServerTime } from './server-time.ts';
import { sessionPolicy } from './session-rules.ts';
import { createTabChannel, type TabChannel } from './tab-channel.ts';

/** What one element contributes to the session of its page. */
export interface SessionMember {
  readonly platform: Platform;
  readonly client: RenewalClient;
  readonly onChange: (state: SessionState) => void;
}

/** An element's membership in the session of its page. */
export interface SessionMembership {
  /** The element's attributes have changed. */
  update(member: SessionMember): void;
  /** The element has left the page. */
  leave(): void;
}

interface Leader {
  readonly client: RenewalClient;
  readonly period: number;
}

export interface PageSessionOptions {
  readonly clock: Clock;
  readonly page: PageActivity;
  readonly readCookie: (name: string) => string | undefined;
  readonly requestLock: RequestLock;
  readonly tabChannel: TabChannel;
  readonly chance: () => number;
}

/**
 * The session of a page. It has one keep-alive for all elements, until the last one has left. A browser has one login
 * cookie, so one element leads: the first whose platform keeps a session. Its service, key and period are used until it
 * leaves or its platform changes; then the next one leads, and the keep-alive continues. An element whose platform keeps
 * no session does not affect the others.
 */
export class PageSession {
  readonly #options: PageSessionOptions;
  /** In the order in which they joined. */
  readonly #members = new Set<{ current: SessionMember }>();
  #running: KeepAlive | undefined;
  #isAssigned = false;

  constructor(options: PageSessionOptions) {
    this.#options = options;
  }

  join(member: SessionMember): SessionMembership {
    const entry = { current: member };
    this.#members.add(entry);
    // An element that joins later gets the current state.
    if (this.#running) member.onChange(this.#running.state);
    this.#adjust();
    return {
      update: (changed) => {
        entry.current = changed;
        this.#adjust();
      },
      leave: () => {
        this.#members.delete(entry);
        this.#adjust();
      },
    };
  }

  /** Assigns the visitor to groups of the A/B tests, once per page. A failure only means that there is no group. */
  assignOnce(client: Pick<AbTestClient, 'assign'>): void {
    if (this.#isAssigned) return;
    this.#isAssigned = true;
    client.assign().catch(() => undefined);
  }

  /** Learns the server's time from an answer of any service. */
  noteServerTime(header: string | null): void {
    this.#running?.noteServerTime(header);
  }

  #adjust(): void {
    const isWanted = this.#leader() !== undefined;
    if (isWanted && !this.#running) this.#start();
    if (!isWanted && this.#running) {
      this.#running.stop();
      this.#running = undefined;
    }
  }

  /** The first element whose platform keeps a session. */
  #leader(): Leader | undefined {
    for (const { current } of this.#members) {
      const policy = sessionPolicy(current.platform);
      if (policy !== 'off') return { client: current.client, period: policy.period };
    }
    return undefined;
  }

  #start(): void {
    this.#running = new KeepAlive({
      ...this.#options,
      time: new ServerTime(this.#options.clock),
      client: () => this.#requireLeader().client,
      period: () => this.#requireLeader().period,
      onChange: (state) => {
        for (const { current } of this.#members) current.onChange(state);
      },
    });
    this.#running.start();
  }

  #requireLeader(): Leader {
    const leader = this.#leader();
    if (!leader) throw new Error('No element keeps the session.');
    return leader;
  }
}

/** The activity of the browser's page. */
export const BROWSER_PAGE: PageActivity = { isActive: isPageActive, subscribe: subscribeToActivity };

let ofThisPage: PageSession | undefined;

/** The session of this page, created on first use. */
export function pageSession(): PageSession {
  ofThisPage ??= new PageSession({
    clock: SYSTEM_CLOCK,
    page: BROWSER_PAGE,
    readCookie,
    requestLock: createCrossTabLock('shop-widgets-login', SYSTEM_CLOCK),
    tabChannel: createTabChannel('shop-widgets-login-news'),
    chance: Math.random,
  });
  return ofThisPage;
}
