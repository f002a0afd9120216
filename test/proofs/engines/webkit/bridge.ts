import type { Command, Emit, Params, Size } from './protocol.ts';
import { Tab } from './tab.ts';

/** A user context of Playwright: a browser of its own, with what is set before it has its tab. */
interface User {
  readonly name: string;
  readonly preloads: Map<string, Params>;
  viewport?: Size;
  tab?: Tab;
}

type Answer = object | undefined | Promise<object | undefined>;

/** Settings that no core test depends on, and subscriptions: everything is told anyway. */
const NOTHING_TO_DO =
  /^(browser\.(close|setDownloadBehavior)|emulation\.\w+|network\.(addDataCollector|removeIntercept|setCacheBehavior)|session\.subscribe)$/;

/** Answers the commands of WebDriver BiDi that Playwright sends in the core tests. */
export class Bridge {
  readonly #send: (message: object) => void;
  readonly #users = new Map<string, User>();
  #last = 0;

  readonly #commands: Readonly<Record<string, (params: Params) => Answer>> = {
    'session.new': () => ({ sessionId: 'webkit', capabilities: { browserVersion: '' } }),
    'network.addIntercept': () => ({ intercept: 'all' }),
    'browser.createUserContext': () => this.#createUser(),
    'browser.removeUserContext': ({ userContext = '' }) => this.#removeUser(this.#user(userContext)),
    'browsingContext.create': ({ userContext = '' }) => this.#open(this.#user(userContext)),
    'browsingContext.close': ({ context = '' }) => this.#removeUser(this.#user(context)),
    'browsingContext.setViewport': (params) => this.#setViewport(params),
    'browsingContext.navigate': (params) => this.#tabOf(params).navigate(params.url ?? ''),
    'browsingContext.captureScreenshot': async (params) => ({ data: await this.#tabOf(params).screenshot() }),
    'script.addPreloadScript': (params) => this.#addPreload(params),
    'script.removePreloadScript': ({ script = '' }) => this.#removePreload(script),
    'script.evaluate': (params) => this.#tabOf(params).evaluate(params),
    'script.callFunction': (params) => this.#tabOf(params).evaluate(params),
    'script.disown': () => undefined,
    'input.performActions': (params) => done(this.#tabOf(params).perform(params)),
    'storage.setCookie': (params) => done(this.#tabOf(params).setCookie(params)),
    'network.provideResponse': (params) => this.#holder(params).provide(params),
    'network.failRequest': (params) => this.#holder(params).fail(params),
  };

  constructor(send: (message: object) => void) {
    this.#send = send;
  }

  async receive({ id, method, params }: Command): Promise<void> {
    try {
      const command = this.#commands[method];
      if (!command && !NOTHING_TO_DO.test(method)) throw new Error(`${method} is not known here.`);
      const result = await command?.(params);
      this.#send({ type: 'success', id, result: result ?? {} });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.#send({ type: 'error', id, error: 'unknown error', message });
    }
  }

  /** Ends all browsers. */
  async close(): Promise<void> {
    await Promise.all(Array.from(this.#users.values(), (user) => this.#removeUser(user)));
  }

  readonly #emit: Emit = (method, params) => this.#send({ type: 'event', method, params });

  #user(name: string): User {
    const user = this.#users.get(name);
    if (!user) throw new Error(`There is no user context ${name}.`);
    return user;
  }

  /** The tab of a command; it has the name of its user context. */
  #tabOf({ context, target, partition }: Params): Tab {
    const realm = target?.realm?.split('/')[0];
    const { tab } = this.#user(context ?? target?.context ?? realm ?? partition?.userContext ?? '');
    if (!tab) throw new Error('The tab is not open.');
    return tab;
  }

  #createUser(): object {
    const name = `user-${String((this.#last += 1))}`;
    this.#users.set(name, { name, preloads: new Map() });
    return { userContext: name };
  }

  async #removeUser(user: User): Promise<undefined> {
    this.#users.delete(user.name);
    await user.tab?.close();
    if (user.tab) this.#emit('browsingContext.contextDestroyed', { context: user.name });
    return undefined;
  }

  async #open(user: User): Promise<object> {
    const { name, preloads, viewport } = user;
    const tab = await Tab.open(name, this.#emit);
    user.tab = tab;
    for (const [script, params] of preloads) tab.addPreload(script, params);
    if (viewport) await tab.resize(viewport);
    this.#emit('browsingContext.contextCreated', { context: name, userContext: name, url: 'about:blank' });
    void tab.watch();
    return { context: name };
  }

  async #setViewport({ userContexts = [], context, viewport }: Params): Promise<undefined> {
    for (const name of [...userContexts, ...(context === undefined ? [] : [context])]) {
      const user = this.#user(name);
      if (viewport) user.viewport = viewport;
      if (viewport) await user.tab?.resize(viewport);
    }
    return undefined;
  }

  #addPreload(params: Params): object {
    const script = `script-${String((this.#last += 1))}`;
    for (const name of params.userContexts ?? params.contexts ?? []) {
      const { preloads, tab } = this.#user(name);
      preloads.set(script, params);
      tab?.addPreload(script, params);
    }
    return { script };
  }

  #removePreload(script: string): undefined {
    for (const { preloads, tab } of this.#users.values()) {
      preloads.delete(script);
      tab?.removePreload(script);
    }
  }

  #holder({ request = '' }: Params): Tab['proxy'] {
    const { tab } = this.#user(request.split('/')[0] ?? '');
    if (!tab) throw new Error('The tab is not open.');
    return tab.proxy;
  }
}

async function done(work: Promise<void>): Promise<undefined> {
  await work;
  return undefined;
}
