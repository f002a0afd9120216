import type { Page } from '@playwright/test';
import { type HostPage, SHOP } from '../../../embed/support/host-page.ts';
import { countLeaks } from '../../../embed/support/leaks.ts';
import { LIST, LIVE } from '../../../embed/support/staff.ts';
import { fakeServices, SERVICES, type ServiceTable } from './page/fake-services.ts';
import { fakeTime } from './page/fake-time.ts';
import {
  giveEyes,
  giveHands,
  guardPage,
  type Seen,
  TAGS,
  type TagName,
  type Target,
  type WalkPage,
} from './page/page-kit.ts';
import { watchRest } from './page/rest.ts';

/** Where every walk begins in time. */
const START = Date.UTC(2026, 5, 1, 9);

/** What the services know of the customer who is logged in. */
export const CUSTOMER = { email: 'kim@example.org', firstName: 'Kim', lastName: 'Muster', salutation: 'MR' } as const;

const TABLE: ServiceTable = {
  paths: SERVICES,
  works: {
    signUp: { status: 201, body: {} },
    customer: { status: 200, body: { ...CUSTOMER, consents: [] } },
    frontendData: { status: 200, body: { nl_status: 'NONE' } },
    assignment: { status: 200, body: { assignments: [] } },
    tests: { status: 200, body: LIST },
    staffCheck: { status: 200, body: LIVE },
    apply: { status: 200, body: { status: 'SUCCESS' } },
    staffRenewal: { status: 200, body: { status: 'SUCCESS' } },
    logOut: { status: 200, body: { status: 'SUCCESS' } },
    login: { status: 201, body: { status: 'RENEWED' } },
    longTerm: { status: 200, body: {} },
  },
  refuses: { signUp: { status: 400, body: { type: 'urn:newsletter:email_invalid' } } },
};

export const TAG_NAMES = Object.keys(TAGS) as readonly TagName[];

const BODY =
  '<button>first</button><div id="left"></div><form id="form"></form><div id="right"></div><button>last</button>';

/** The page on which a walk takes place: what a step does, and what can be seen after it. */
export class WalkDriver {
  readonly #host: HostPage;
  readonly page: Page;

  constructor(host: HostPage) {
    this.#host = host;
    this.page = host.page;
  }

  /** Prepares the page once; every walk on it then begins with `open`. */
  async prepare(): Promise<void> {
    const { page } = this;
    // What appears by an animation would appear by the browser's own time.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Animation.enable');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(fakeTime, START);
    await page.addInitScript(watchRest);
    await page.addInitScript(fakeServices, TABLE);
    await countLeaks(page);
    await page.addInitScript(guardPage);
    await page.addInitScript(giveHands, TAGS);
    await page.addInitScript(giveEyes);
    await page.addInitScript(() => {
      Math.random = () => 0.5;
    });
  }

  /** Opens the page anew, with every tag on it. */
  async open(): Promise<Seen> {
    await this.page.context().clearCookies();
    await this.page.context().addCookies([{ name: 'StaffAuthToken', value: 'secret', url: SHOP }]);
    await this.page.setViewportSize({ width: 1280, height: 800 });
    await this.#host.open(BODY);
    return this.insertAll();
  }

  /** Puts every tag on the page, made anew. */
  insertAll(): Promise<Seen> {
    return this.act(({ walk }, names) => {
      for (const [index, tag] of names.entries()) {
        walk.renew(tag);
        document.querySelector(index % 2 === 0 ? '#left' : '#right')?.append(walk.tags[tag]);
      }
    }, TAG_NAMES);
  }

  /** Does something in the page, and looks at it once it has come to rest. */
  async act<Given>(action: (page: WalkPage, given: Given) => unknown, given: Given): Promise<Seen> {
    // As text: the action is a function of its own, and only one round trip is made for all three.
    const run = `(${action.toString()})(window, ${JSON.stringify(given) ?? 'undefined'})`;
    return this.page.evaluate<Seen>(`(async () => { await ${run}; await walkRest.settle(); return walk.look(); })()`);
  }

  look(): Promise<Seen> {
    return this.act(() => undefined, undefined);
  }

  /** Where to click; `undefined` when the element is not there, not enabled or covered. */
  aim(tag: TagName, selector: string, index = 0): Promise<Target | undefined> {
    return this.page.evaluate(([name, found, nth]) => (window as unknown as WalkPage).walk.aim(name, found, nth), [
      tag,
      selector,
      index,
    ] as const);
  }

  /** Clicks an element, as a visitor does. @returns its name; `undefined` when it cannot be clicked */
  async click(tag: TagName, selector: string, index = 0): Promise<string | undefined> {
    const target = await this.aim(tag, selector, index);
    if (target) await this.page.mouse.click(target.x, target.y);
    return target?.name;
  }

  /** What the script still keeps. */
  held(): Promise<string[]> {
    return this.page.evaluate(() => (window as unknown as WalkPage).walk.held());
  }
}
