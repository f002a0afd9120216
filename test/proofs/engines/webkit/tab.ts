import { setTimeout as delay } from 'node:timers/promises';
import { type PageMessage, pageScript, type Report } from './page-side.ts';
import { compiledTexts } from './compiled-texts.ts';
import type { Emit, Params, RemoteValue, Size } from './protocol.ts';
import { BLANK_PATH, Proxy } from './proxy.ts';
import { startWebDriver, type WebDriver } from './web-driver.ts';

interface Waiting {
  readonly resolve: (result: object) => void;
  readonly reject: (error: Error) => void;
}

/** The one tab of a browser of its own: commands go in, and what happens in the page comes out as events. */
export class Tab {
  readonly proxy: Proxy;
  readonly #context: string;
  readonly #emit: Emit;
  readonly #driver: WebDriver;
  readonly #preloads = new Map<string, string>();
  readonly #waiting = new Map<number, Waiting>();
  #lastCall = 0;
  #lastNavigation = 0;
  /** The navigation under way. */
  #navigation: string | null = null;
  /** What the page reported last. */
  #page: Omit<Report, 'messages'> = { document: '', url: 'about:blank', state: 'loading' };
  /** WebDriver takes one command after the other. */
  #turn: Promise<unknown> = Promise.resolve();
  #isOpen = true;

  static async open(context: string, emit: Emit): Promise<Tab> {
    const proxy = new Proxy(context, emit);
    return new Tab(context, emit, proxy, await startWebDriver(await proxy.listen()));
  }

  private constructor(context: string, emit: Emit, proxy: Proxy, driver: WebDriver) {
    this.#context = context;
    this.#emit = emit;
    this.#driver = driver;
    this.proxy = proxy;
    proxy.navigation = () => this.#navigation;
    proxy.preload = () =>
      `${pageScript(context)}\n${[...this.#preloads.values()].join('\n')}\ndocument.currentScript.remove();`;
  }

  /** Keeps telling what happens in the page. */
  async watch(): Promise<void> {
    while (this.#isOpen) {
      await this.#look();
      await delay(20);
    }
  }

  async close(): Promise<void> {
    this.#isOpen = false;
    await this.#inTurn(() => this.#driver.close());
    this.proxy.close();
  }

  /** Names the page's world. What Playwright runs in a sandbox runs in the same one: WebDriver has no other. */
  get #realm(): string {
    return `${this.#context}/${this.#page.document}`;
  }

  /** Adds a script that runs in each new document before those of the page. */
  addPreload(name: string, { functionDeclaration = '', arguments: given = [] }: Params): void {
    this.#preloads.set(name, `(() => { ${callOf(functionDeclaration, given)} })();`);
  }

  removePreload(name: string): void {
    this.#preloads.delete(name);
  }

  /** Runs a function or an expression in the page. */
  async evaluate(params: Params): Promise<object> {
    const { expression, functionDeclaration, arguments: given = [], resultOwnership, target } = params;
    this.#lastCall += 1;
    const call = this.#lastCall;
    const code = expression ?? `${compiledTexts(given)} ${callOf(functionDeclaration ?? '', given)}`;
    const keep = String(resultOwnership === 'root');
    const body = expression === undefined ? `{ ${code} }` : `(${code.trim().replace(/;$/, '')})`;
    const result = new Promise<object>((resolve, reject) => this.#waiting.set(call, { resolve, reject }));
    const asked = this.#ask(`void window.bridgePage.run(${String(call)}, () => ${body}, ${keep});`);
    await Promise.race([result, asked.then(() => result)]);
    return { ...(await result), realm: target?.sandbox === undefined ? this.#realm : `${this.#realm}/sandbox` };
  }

  async navigate(url: string): Promise<object> {
    this.#beginNavigation(url);
    const navigation = this.#navigation;
    await this.#inTurn(() => this.#driver.send('POST', '/url', { url }));
    return { navigation, url };
  }

  /** Sets a cookie, from a page of its host: WebDriver knows no other way. */
  async setCookie({ cookie }: Params): Promise<void> {
    if (!cookie) throw new Error('There is no cookie.');
    const { name, value, domain, path, httpOnly, secure = false, expiry } = cookie;
    const blank = `${secure ? 'https' : 'http'}://${domain}${BLANK_PATH}`;
    if (new URL(this.#page.url).host !== domain) {
      await this.navigate(blank);
      while (this.#page.url !== blank || this.#page.state !== 'complete') await this.#look();
    }
    const set = { name, value: value.value, domain, path, httpOnly, secure, expiry };
    await this.#inTurn(() => this.#driver.send('POST', '/cookie', { cookie: set }));
  }

  async perform({ actions = [] }: Params): Promise<void> {
    const whole = actions.map((source) => ({ ...source, actions: source.actions.map((action) => rounded(action)) }));
    await this.#inTurn(() => this.#driver.send('POST', '/actions', { actions: whole }));
  }

  async resize({ width, height }: Size): Promise<void> {
    const script = 'return [innerWidth, innerHeight, outerWidth, outerHeight];';
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const sizes = await this.#inTurn(() => this.#driver.send('POST', '/execute/sync', { script, args: [] }));
      const [innerWidth = 0, innerHeight = 0, outerWidth = 0, outerHeight = 0] = sizes as readonly number[];
      if (innerWidth === width && innerHeight === height) return;
      const rect = { width: outerWidth + width - innerWidth, height: outerHeight + height - innerHeight };
      await this.#inTurn(() => this.#driver.send('POST', '/window/rect', rect));
      await delay(50);
    }
    throw new Error(`The window cannot be ${String(width)} × ${String(height)} pixels large.`);
  }

  async screenshot(): Promise<unknown> {
    return this.#inTurn(() => this.#driver.send('GET', '/screenshot'));
  }

  #inTurn<Value>(task: () => Promise<Value>): Promise<Value> {
    const result = this.#turn.then(task);
    this.#turn = result.catch(() => undefined);
    return result;
  }

  /** Takes what has happened in the page. A page that is being left does not answer. */
  async #look(): Promise<void> {
    await this.#ask('').catch(() => undefined);
  }

  async #ask(code: string): Promise<void> {
    const script = `${pageScript(this.#context)}\n${code}\nwindow.bridgePage.flush(arguments[0]);`;
    const text = await this.#inTurn(() => this.#driver.send('POST', '/execute/async', { script, args: [] }));
    this.#take(JSON.parse(String(text)) as Report);
  }

  #take({ messages, ...page }: Report): void {
    const before = this.#page;
    this.#page = page;
    const { url, state } = page;
    const isNew = page.document !== before.document;
    if (isNew) this.#commit(before.document, url);
    else if (url !== before.url) this.#tell('browsingContext.historyUpdated', { url });
    const earlier = isNew ? 'loading' : before.state;
    if (earlier === 'loading' && state !== 'loading') this.#tell('browsingContext.domContentLoaded', { url });
    if (earlier !== 'complete' && state === 'complete') this.#tell('browsingContext.load', { url });
    for (const message of messages) this.#pass(message);
  }

  #beginNavigation(url: string): void {
    this.#navigation = `${this.#context}-navigation-${String((this.#lastNavigation += 1))}`;
    this.#tell('browsingContext.navigationStarted', { url });
  }

  #commit(before: string, url: string): void {
    for (const { reject } of this.#waiting.values()) reject(new Error('The document was left.'));
    this.#waiting.clear();
    if (before) {
      for (const world of ['', '/sandbox']) {
        this.#emit('script.realmDestroyed', { realm: `${this.#context}/${before}${world}` });
      }
      if (this.#navigation === null) this.#beginNavigation(url);
      this.#tell('browsingContext.navigationCommitted', { url });
      this.#navigation = null;
    }
    this.#tell('script.realmCreated', { type: 'window', realm: this.#realm, origin: new URL(url).origin });
  }

  #pass(message: PageMessage): void {
    const source = { realm: this.#realm, context: this.#context };
    const waiting = 'call' in message ? this.#waiting.get(message.call) : undefined;
    if ('call' in message) this.#waiting.delete(message.call);
    if (message.kind === 'result') waiting?.resolve({ type: 'success', result: message.value });
    if (message.kind === 'exception') {
      waiting?.resolve({ type: 'exception', exceptionDetails: { text: message.text } });
    }
    if (message.kind === 'channel') this.#emit('script.message', { ...message, source });
    if (message.kind === 'error') this.#emit('log.entryAdded', { ...entry('error'), source, text: message.text });
    if (message.kind === 'console') {
      const level = message.method === 'log' ? 'info' : message.method;
      this.#emit('log.entryAdded', { ...entry(level), ...message, type: 'console', source });
    }
  }

  #tell(event: string, params: object): void {
    const common = { context: this.#context, navigation: this.#navigation, timestamp: Date.now() };
    this.#emit(event, { ...common, ...params });
  }
}

function entry(level: string): object {
  return { type: 'javascript', level, text: '', timestamp: Date.now(), stackTrace: { callFrames: [] } };
}

function callOf(declaration: string, given: readonly RemoteValue[]): string {
  return `return (${declaration}).apply(undefined, ${JSON.stringify(given)}.map((value) => window.bridgePage.parse(value)));`;
}

function rounded(action: object): object {
  if (!('x' in action && 'y' in action)) return action;
  return { ...action, x: Math.round(Number(action.x)), y: Math.round(Number(action.y)), duration: 0 };
}
