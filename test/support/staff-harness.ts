import { vi } from 'vitest';
import type { PreviewClient } from '../../src/embed/api/preview-client.ts';
import type { CrossTabLock } from '../../src/embed/session/cross-tab-lock.ts';
import { StaffSession, type StaffState } from '../../src/embed/session/staff-session.ts';
import type { TabChannel } from '../../src/embed/session/tab-channel.ts';
import { FakeDevice } from './fake-device.ts';
import { fakeTabChannels, fakeTabLocks, FakePage } from './fake-tabs.ts';

/** The settings of the live shop. */
export const LIVE = { dateTime: null, test: null, group: null };

/** A page with a staff session, and the browser and service around it. */
export class StaffHarness {
  readonly device: FakeDevice;
  readonly page = new FakePage();
  cookie: string | undefined = 'token';
  /** The service's answer to a renewal. */
  renew: PreviewClient['renew'] = async () => 'SUCCESS';
  readonly check = vi.fn<PreviewClient['check']>().mockResolvedValue(LIVE);
  /** The states that the members of the session received, from the first one that is not a visitor's. */
  readonly states: StaffState[] = [];
  /** The times of the renewals. */
  readonly renewals: number[] = [];
  readonly client: PreviewClient = {
    check: this.check,
    apply: async () => 'SUCCESS',
    logOut: async () => 'SUCCESS',
    renew: async () => {
      this.renewals.push(this.device.time);
      return this.renew();
    },
  };
  readonly session: StaffSession;

  constructor({
    device = new FakeDevice(),
    lock = fakeTabLocks()(),
    tabChannel = fakeTabChannels()(),
  }: { device?: FakeDevice; lock?: CrossTabLock; tabChannel?: TabChannel } = {}) {
    this.device = device;
    this.session = new StaffSession({
      clock: device,
      page: this.page,
      lock,
      random: () => 0,
      tabChannel,
      readCookies: (name) => (name === 'StaffAuthToken' && this.cookie ? [this.cookie] : []),
    });
  }

  /** Adds an element to the session. */
  join(client = this.client) {
    const onChange = (state: StaffState): void => {
      if (state.kind !== 'visitor' || this.states.length > 0) this.states.push(state);
    };
    const membership = this.session.join({ client, onChange });
    return {
      ...membership,
      update: (changed: PreviewClient) => membership.update({ client: changed, onChange }),
    };
  }

  /** Adds an element, and advances the time. */
  async joinAndRun(milliseconds: number, client = this.client) {
    const membership = this.join(client);
    await this.device.run(milliseconds);
    return membership;
  }

  /** What is left running: timers, and listeners on the page. */
  get running(): [timers: number, listeners: number] {
    return [this.device.timers, this.page.listeners.size];
  }
}

/** A client of another service, with the given answer to the check. */
export function otherClient(harness: StaffHarness, settings: typeof LIVE | undefined) {
  return {
    ...harness.client,
    check: vi.fn<PreviewClient['check']>().mockResolvedValue(settings),
    renew: vi.fn<PreviewClient['renew']>().mockResolvedValue('SUCCESS'),
  };
}
