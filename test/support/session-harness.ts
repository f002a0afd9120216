import { FetchError, ResponseError } from '../../src/embed/api/errors.ts';
import { createLoginClient } from '../../src/embed/api/login-client.ts';
import { KeepAlive } from '../../src/embed/session/keep-alive.ts';
import type { SessionState } from '../../src/embed/session/keep-alive-reducer.ts';
import type { CrossTabLock } from '../../src/embed/session/cross-tab-lock.ts';
import { ServerTime } from '../../src/embed/session/server-time.ts';
import type { TabChannel } from '../../src/embed/session/tab-channel.ts';
import { FakeDevice, SECOND } from './fake-device.ts';
import { fakeTabLocks, FakePage, fakeTabChannels } from './fake-tabs.ts';

/** A JWT as the login service issues it; only the service checks the signature. */
export function jwt(claims: object): string {
  return `${btoa('{"alg":"HS256"}')}.${btoa(JSON.stringify(claims))}.signature`;
}

/** One tab with a keep-alive, and the browser and service around it. */
export class SessionHarness {
  readonly device: FakeDevice;
  readonly page = new FakePage();
  /** The cookies by name; several values are separated by blanks. */
  readonly cookies: Map<string, string>;
  readonly received: SessionState[] = [];
  readonly calls: { readonly call: 'renew' | 'long-term'; readonly at: number }[];
  /** The status of the service's answer; `undefined` for no answer. */
  onRenew: () => number | undefined = () => 500;
  onLongTerm: () => number | undefined = () => 401;
  /** The headers of the service's answers. */
  headers: Record<string, string> = {};
  /** Whether the service keeps the time of its answers from the page. */
  hidesTime = false;
  readonly time: ServerTime;
  readonly keepAlive: KeepAlive;

  constructor(
    shared: Partial<Pick<SessionHarness, 'device' | 'cookies' | 'calls'>> & {
      lock?: CrossTabLock;
      tabChannel?: TabChannel;
    } = {},
  ) {
    this.device = shared.device ?? new FakeDevice();
    this.cookies = shared.cookies ?? new Map<string, string>();
    this.calls = shared.calls ?? [];
    this.time = new ServerTime(this.device);
    this.keepAlive = new KeepAlive({
      clock: this.device,
      page: this.page,
      readCookies: (name) => this.cookies.get(name)?.split(' ') ?? [],
      time: this.time,
      client: () => this.#client,
      lock: shared.lock ?? fakeTabLocks()(),
      tabChannel: shared.tabChannel ?? fakeTabChannels()(),
      random: () => 0,
      onChange: (state) => this.received.push(state),
    });
  }

  /** Starts the checks, and advances the time. */
  async startAndRun(milliseconds: number): Promise<void> {
    this.keepAlive.start();
    await this.device.run(milliseconds);
  }

  /** Sets the cookie to a token that is due and expires after the given numbers of milliseconds. */
  logIn(due: number, expires: number): void {
    const now = Math.floor(this.device.time / SECOND);
    const token = jwt({ ren: now + due / SECOND, exp: now + expires / SECOND, lid: now, number: this.device.time });
    this.cookies.set('LoginToken', token);
  }

  /** The received codes, in order. */
  get codes(): SessionState['code'][] {
    return this.received.map(({ code }) => code);
  }

  readonly #client = createLoginClient(async (path) => {
    const isLongTerm = path.endsWith('/longtermtoken/renew');
    const call = isLongTerm ? 'long-term' : 'renew';
    this.calls.push({ call, at: this.device.time });
    const status = isLongTerm ? this.onLongTerm() : this.onRenew();
    if (status === undefined) throw new FetchError(new TypeError('There is no connection.'));
    if (!this.hidesTime) this.keepAlive.noteServerTime(new Date(this.device.time).toUTCString(), false);
    const response = new Response(null, { status, headers: this.headers });
    if (!response.ok) throw new ResponseError(response);
    return response;
  });
}
