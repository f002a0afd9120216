import type { PreviewClient, PreviewResult, PreviewSettings } from '../api/preview-client.ts';
import { type BrowserTab, browserTab } from './browser-tab.ts';
import { Members, type Membership } from './members.ts';
import { PreviewRenewal } from './preview-renewal.ts';
import { serviceFailureOf } from '../api/service-failure.ts';
import { waitFor } from './session-rules.ts';

/** Whether the page is viewed by a visitor, or by staff with their preview settings. */
export type StaffState =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'staff'; readonly settings: PreviewSettings }
  | { readonly kind: 'expired' };

/** The cookies of staff; without one of them no request is made. */
const STAFF_COOKIES = ['StaffAuthToken', 'CobraAuthToken'] as const;

/** What one element contributes to the staff session of its page. */
export interface StaffMember {
  readonly client: PreviewClient;
  readonly onChange: (state: StaffState) => void;
}

/**
 * The staff session of a page: one check and one renewal for all elements, until the last one has left. The first element
 * leads: its service and key are used until it leaves; when they change, the check is repeated. Then the next one leads,
 * which repeats the check only if the page is viewed by a visitor so far.
 */
export class StaffSession {
  readonly #tab: BrowserTab;
  readonly #members = new Members<StaffMember>(
    () => true,
    (change) => this.#adjust(change),
  );
  #leader: StaffMember | undefined;
  #state: StaffState = { kind: 'visitor' };
  #checking: AbortController | undefined;
  /** How often in a row the check has failed. */
  #failures = 0;
  #cancelRetry: () => void = () => undefined;
  #renewal: PreviewRenewal | undefined;

  constructor(tab: BrowserTab) {
    this.#tab = tab;
  }

  join(member: StaffMember): Membership<StaffMember> {
    // An element that was away knows the state of then.
    member.onChange(this.#state);
    return this.#members.join(member);
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
    this.#endCheck();
    this.#checking = new AbortController();
    const { signal } = this.#checking;
    const client = this.#isStaff() ? this.#members.leader?.client : undefined;
    let failure: unknown;
    const settings = await client?.check({ signal }).catch((error: unknown) => void (failure = error));
    if (signal.aborted) return;
    this.#checking = undefined;
    if (settings) {
      this.#failures = 0;
      this.#letIn(settings);
      return;
    }
    // A check that fails lets nobody in.
    this.#endAs(this.#state.kind === 'expired' ? this.#state : { kind: 'visitor' });
    if (failure !== undefined) this.#planRetry(failure);
  }

  /** Checks again if the service was unavailable or did not answer: after a wait, or as soon as the device is online. */
  #planRetry(error: unknown): void {
    const { clock, page, random } = this.#tab;
    const now = clock.now();
    const failure = serviceFailureOf(error, now);
    if (failure.kind === 'refused') return;
    this.#failures += 1;
    const retryAfter = failure.kind === 'unavailable' ? failure.retryAfter : undefined;
    const wait = waitFor({ failures: this.#failures, retryAfter, now, random: random() });
    const cancel = clock.after(wait, () => void this.#check());
    const unsubscribe = page.subscribe((change) => {
      if (change === 'connected') void this.#check();
    });
    this.#cancelRetry = () => {
      cancel();
      unsubscribe();
    };
  }

  /** Ends the check that is under way, and the one that is planned. */
  #endCheck(): void {
    this.#checking?.abort();
    this.#checking = undefined;
    this.#cancelRetry();
    this.#cancelRetry = () => undefined;
  }

  #letIn(settings: PreviewSettings): void {
    this.#set({ kind: 'staff', settings });
    if (this.#renewal) return;
    this.#renewal = new PreviewRenewal({
      ...this.#tab,
      client: () => this.#members.requireLeader().client,
      isStaff: () => this.#isStaff(),
      onExpired: () => this.#endAs({ kind: 'expired' }),
    });
    this.#renewal.start();
  }

  #endAs(state: Exclude<StaffState, { kind: 'staff' }>): void {
    // The answer of a check that is under way would show the panel again.
    this.#endCheck();
    this.#renewal?.stop();
    this.#renewal = undefined;
    if (state.kind !== this.#state.kind) this.#set(state);
  }

  #adjust(change: 'joined' | 'updated' | 'left'): void {
    const { leader } = this.#members;
    if (leader === this.#leader) return;
    this.#leader = leader;
    if (!leader) this.#endAs({ kind: 'visitor' });
    else if (change === 'updated' || this.#state.kind === 'visitor') void this.#check();
  }

  #isStaff(): boolean {
    return STAFF_COOKIES.some((name) => this.#tab.readCookies(name).length > 0);
  }

  #set(state: StaffState): void {
    this.#state = state;
    this.#members.forEach(({ onChange }) => onChange(state));
  }
}

let ofThisPage: StaffSession | undefined;

/** The staff session of this page, created on first use. */
export function staffSession(): StaffSession {
  ofThisPage ??= new StaffSession(browserTab('shop-widgets-preview'));
  return ofThisPage;
}
