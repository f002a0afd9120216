import type { PreviewClient, PreviewResult, PreviewSettings } from '../api/preview-client.ts';
import { readCookie } from '../page/cookies.ts';
import { type Clock, SYSTEM_CLOCK } from './clock.ts';
import type { PageActivity } from './keep-alive.ts';
import { type RequestLock, createCrossTabLock } from './cross-tab-lock.ts';
import { BROWSER_PAGE } from './page-session.ts';
import { PreviewRenewal } from './preview-renewal.ts';
import { createTabChannel, type TabChannel } from './tab-channel.ts';

/** Whether the page is viewed by a visitor, or by staff with their preview settings. */
export type StaffState =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'staff'; readonly settings: PreviewSettings }
  | { readonly kind: 'expired' };

/** The cookies of staff; without one of them no request is made. */
const STAFF_COOKIES = ['StaffAuthToken', 'CobraAuthToken'] as const;

export interface StaffSessionOptions {
  readonly clock: Clock;
  readonly page: PageActivity;
  readonly readCookie: (name: string) => string | undefined;
  readonly requestLock: RequestLock;
  readonly tabChannel: TabChannel;
}

/** An element's membership in the staff session of its page. */
export interface StaffMembership {
  /** The element's attributes have changed, and with them its client. */
  update(client: PreviewClient): void;
  /** The element has left the page. */
  leave(): void;
}

interface StaffMember {
  client: PreviewClient;
  readonly onChange: (state: StaffState) => void;
}

/**
 * The staff session of a page: one check and one renewal for all elements, until the last one has left. The first element
 * leads: its service and key are used for the check and the renewals until it leaves. When they change, the check is
 * repeated. When it leaves, the next one leads; it repeats the check only if the page is viewed by a visitor so far. What
 * staff apply in a panel goes to the service of that panel.
 */
export class StaffSession {
  readonly #options: StaffSessionOptions;
  /** In the order in which they joined. */
  readonly #members = new Set<StaffMember>();
  #state: StaffState = { kind: 'visitor' };
  #checking: AbortController | undefined;
  #renewal: PreviewRenewal | undefined;

  constructor(options: StaffSessionOptions) {
    this.#options = options;
  }

  join(client: PreviewClient, onChange: (state: StaffState) => void): StaffMembership {
    const member: StaffMember = { client, onChange };
    this.#members.add(member);
    if (this.#members.size === 1) void this.#check();
    else if (this.#state.kind !== 'visitor') onChange(this.#state);
    return {
      update: (changed) => {
        member.client = changed;
        if (this.#leader() === member) void this.#check();
      },
      leave: () => this.#dismiss(member),
    };
  }

  /**
   * Runs a logout. Meanwhile the renewal is paused, and a cookie that disappears does not count as an expiry. If the logout
   * fails, the renewal continues.
   */
  async logOut(send: () => Promise<PreviewResult>): Promise<PreviewResult> {
    const renewal = this.#renewal;
    renewal?.stop();
    const result = await send();
    const isOver = result === 'SUCCESS' || result === 'UNAUTHORIZED' || this.#renewal !== renewal;
    if (!isOver) renewal?.start();
    return result;
  }

  /** The member of staff has logged out. */
  end(): void {
    this.#endAs({ kind: 'visitor' });
  }

  /** The settings have changed without a reload of the page. */
  setSettings(settings: PreviewSettings): void {
    if (this.#state.kind !== 'staff') return;
    this.#set({ kind: 'staff', settings });
    // The answer to a check that is under way may be older than these settings.
    if (this.#checking) void this.#check();
  }

  async #check(): Promise<void> {
    this.#checking?.abort();
    const controller = new AbortController();
    this.#checking = controller;
    const { signal } = controller;
    const client = this.#isStaff() ? this.#client() : undefined;
    // A check that fails lets nobody in.
    const settings = await client?.check({ signal }).catch(() => undefined);
    if (signal.aborted) return;
    this.#checking = undefined;
    if (settings) this.#letIn(settings);
    else this.#endAs(this.#state.kind === 'expired' ? this.#state : { kind: 'visitor' });
  }

  #letIn(settings: PreviewSettings): void {
    this.#set({ kind: 'staff', settings });
    if (this.#renewal) return;
    this.#renewal = new PreviewRenewal({
      ...this.#options,
      client: () => this.#client(),
      isStaff: () => this.#isStaff(),
      onExpired: () => this.#endAs({ kind: 'expired' }),
    });
    this.#renewal.start();
  }

  /** The staff session has ended, or there was none. */
  #endAs(state: Exclude<StaffState, { kind: 'staff' }>): void {
    // Its answer, given before the end, would show the panel again.
    this.#checking?.abort();
    this.#checking = undefined;
    this.#renewal?.stop();
    this.#renewal = undefined;
    if (state.kind !== this.#state.kind) this.#set(state);
  }

  #dismiss(member: StaffMember): void {
    const wasLeading = this.#leader() === member;
    this.#members.delete(member);
    if (this.#members.size === 0) this.#stop();
    else if (wasLeading && this.#state.kind === 'visitor') void this.#check();
  }

  #isStaff(): boolean {
    return STAFF_COOKIES.some((name) => this.#options.readCookie(name));
  }

  #stop(): void {
    this.#checking?.abort();
    this.#checking = undefined;
    this.#renewal?.stop();
    this.#renewal = undefined;
    this.#state = { kind: 'visitor' };
  }

  #client(): PreviewClient {
    const leader = this.#leader();
    if (!leader) throw new Error('No element keeps the staff session.');
    return leader.client;
  }

  #leader(): StaffMember | undefined {
    const [first] = this.#members;
    return first;
  }

  #set(state: StaffState): void {
    this.#state = state;
    for (const { onChange } of this.#members) onChange(state);
  }
}

let ofThisPage: StaffSession | undefined;

/** The staff session of this page, created on first use. */
export function staffSession(): StaffSession {
  ofThisPage ??= new StaffSession({
    clock: SYSTEM_CLOCK,
    page: BROWSER_PAGE,
    readCookie,
    requestLock: createCrossTabLock('shop-widgets-preview', SYSTEM_CLOCK),
    tabChannel: createTabChannel('shop-widgets-preview-news'),
  });
  return ofThisPage;
}
