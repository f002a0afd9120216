import type { AbTestClient } from '../api/ab-test-client.ts';
import type { RenewalClient } from '../api/login-client.ts';
import { subscribeToAnswers } from '../api/request.ts';
import type { Platform } from '../page/platform.ts';
import { type BrowserTab, browserTab } from './browser-tab.ts';
import { KeepAlive } from './keep-alive.ts';
import type { SessionState } from './keep-alive-reducer.ts';
import { Members, type Membership } from './members.ts';
import { ServerTime, timeIn } from './server-time.ts';
import { keepsSession } from './session-rules.ts';

/** What one element contributes to the session of its page. */
export interface SessionMember {
  readonly platform: Platform;
  readonly client: RenewalClient;
  readonly onChange: (state: SessionState) => void;
}

/**
 * The session of a page: one keep-alive for all elements, until the last one has left. A browser has one login cookie, so
 * one element leads: the first whose platform keeps a session. Its service and key are used until it leaves or its
 * platform changes; then the next one leads, and the keep-alive continues.
 */
export class PageSession {
  readonly #options: BrowserTab;
  readonly #members = new Members<SessionMember>(
    ({ platform }) => keepsSession(platform),
    () => this.#adjust(),
  );
  #running: KeepAlive | undefined;
  #endTimes = (): void => undefined;
  #isAssigned = false;

  constructor(options: BrowserTab) {
    this.#options = options;
  }

  join(member: SessionMember): Membership<SessionMember> {
    // An element that joins later gets the current state.
    if (this.#running) member.onChange(this.#running.state);
    return this.#members.join(member);
  }

  /** Assigns the visitor to groups of the A/B tests, once per page. A failure only means that there is no group. */
  assignOnce(client: Pick<AbTestClient, 'assign'>): void {
    if (this.#isAssigned) return;
    this.#isAssigned = true;
    client.assign().catch(() => undefined);
  }

  noteServerTime(header: string | null, canBeOld: boolean): void {
    this.#running?.noteServerTime(header, canBeOld);
  }

  #adjust(): void {
    const isWanted = this.#members.leader !== undefined;
    if (isWanted && !this.#running) this.#start();
    if (!isWanted && this.#running) {
      this.#endTimes();
      this.#running.stop();
      this.#running = undefined;
    }
  }

  #start(): void {
    this.#running = new KeepAlive({
      ...this.#options,
      time: new ServerTime(this.#options.clock),
      client: () => this.#members.requireLeader().client,
      onChange: (state) => this.#members.forEach(({ onChange }) => onChange(state)),
    });
    this.#endTimes = subscribeToAnswers((headers, method) => this.noteServerTime(timeIn(headers), method === 'GET'));
    this.#running.start();
  }
}

let ofThisPage: PageSession | undefined;

/** The session of this page, created on first use. */
export function pageSession(): PageSession {
  ofThisPage ??= new PageSession(browserTab('shop-widgets-login'));
  return ofThisPage;
}
