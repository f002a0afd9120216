import type { PreviewClient, PreviewSettings } from '../api/preview-client.ts';
import { readCookie } from '../page/cookies.ts';
import { type Clock, SYSTEM_CLOCK } from './clock.ts';
import type { PageActivity } from './keep-alive.ts';
import { type AskForLease, createLease } from './lease.ts';
import { BROWSER_PAGE } from './page-session.ts';
import { PreviewRenewal } from './preview-renewal.ts';
import { createTabShare, type TabShare } from './tab-share.ts';

/** Who looks at the page: a visitor for whom nothing happens, or staff with what they see. */
export type StaffState =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'staff'; readonly settings: PreviewSettings }
  | { readonly kind: 'expired' };

/** The cookies that staff hold; without one of them there is no request (contract, decision 14). */
const STAFF_COOKIES = ['StaffAuthToken', 'CobraAuthToken'] as const;

export interface StaffSessionOptions {
  readonly clock: Clock;
  readonly page: PageActivity;
  readonly readCookie: (name: string) => string | undefined;
  readonly askForLease: AskForLease;
  readonly tabShare: TabShare;
}

/**
 * The staff session of a page: one check and one renewal, however many elements ask for it, and none after the last has
 * gone.
 */
export class StaffSession {
  readonly #options: StaffSessionOptions;
  readonly #members: { readonly client: PreviewClient; readonly onChange: (state: StaffState) => void }[] = [];
  #state: StaffState = { kind: 'visitor' };
  #checking: AbortController | undefined;
  #renewal: PreviewRenewal | undefined;

  constructor(options: StaffSessionOptions) {
    this.#options = options;
  }

  /** @returns the function that ends the part of the element */
  join(client: PreviewClient, onChange: (state: StaffState) => void): () => void {
    const member = { client, onChange };
    this.#members.push(member);
    if (this.#members.length === 1) void this.#check();
    else if (this.#state.kind !== 'visitor') onChange(this.#state);
    return () => {
      this.#members.splice(this.#members.indexOf(member), 1);
      if (this.#members.length === 0) this.#stop();
    };
  }

  /** The member of staff has logged out. */
  end(): void {
    this.#renewal?.stop();
    this.#renewal = undefined;
    this.#set({ kind: 'visitor' });
  }

  /** The settings have been changed without a new start of the page. */
  setSettings(settings: PreviewSettings): void {
    if (this.#state.kind === 'staff') this.#set({ kind: 'staff', settings });
  }

  async #check(): Promise<void> {
    if (!this.#isStaff()) return;
    const controller = new AbortController();
    this.#checking = controller;
    const { settings } = await this.#client().check({ signal: controller.signal });
    if (controller.signal.aborted || !settings) return;
    this.#renewal = new PreviewRenewal({
      ...this.#options,
      client: () => this.#client(),
      isStaff: () => this.#isStaff(),
      onExpired: () => this.#set({ kind: 'expired' }),
    });
    this.#set({ kind: 'staff', settings });
    this.#renewal.start();
  }

  #isStaff(): boolean {
    return STAFF_COOKIES.some((name) => this.#options.readCookie(name));
  }

  #stop(): void {
    this.#checking?.abort();
    this.#renewal?.stop();
    this.#renewal = undefined;
    this.#state = { kind: 'visitor' };
  }

  #client(): PreviewClient {
    const first = this.#members[0];
    if (!first) throw new Error('The staff session has no member, and so nobody to ask for.');
    return first.client;
  }

  #set(state: StaffState): void {
    this.#state = state;
    for (const { onChange } of this.#members) onChange(state);
  }
}

let ofThisPage: StaffSession | undefined;

/** The staff session of this page, made when it is first asked for. */
export function staffSession(): StaffSession {
  ofThisPage ??= new StaffSession({
    clock: SYSTEM_CLOCK,
    page: BROWSER_PAGE,
    readCookie,
    askForLease: createLease('shop-widgets-preview', SYSTEM_CLOCK),
    tabShare: createTabShare('shop-widgets-preview-news'),
  });
  return ofThisPage;
}
