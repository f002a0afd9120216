import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type Request, type Route, test as base } from '@playwright/test';
import { type Answer, ANSWERS, CALLS } from '../../support/answers.ts';
import { HOST_FONT_SHEET } from './host-font.ts';

/** The folder of the built script; set to another folder than `dist` to test several builds side by side. */
const DIST = process.env.SHOP_WIDGETS_DIST ?? 'dist';

/** The one script, which the pages load unless a project of the configuration has them load modules in its place. */
const SCRIPT = 'shop-widgets.js';

/** The origin of the imaginary shop. No request reaches a network: all are answered here. */
export const SHOP = 'https://shop.example';

/** The markup of the page's script tag. */
export const SCRIPT_TAG = '<script src="/shop-widgets.js" defer></script>';

/** Answers a request to a service: data, or a function that may wait, abort or look at the request. */
export type Service = Answer | ((request: Request, route: Route) => Answer | Promise<Answer | undefined> | undefined);

interface OpenOptions {
  readonly path?: string;
  /** Headers of the page, such as a content security policy. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The HTML is the complete page. Otherwise it is inserted into a page with the script tag. */
  readonly raw?: boolean;
  /** The markup of the script tag in a page that is not raw. */
  readonly script?: string;
  /** What else the head of such a page contains. */
  readonly head?: string;
}

/** A page of a shop on which the built script runs. */
export class HostPage {
  readonly page: Page;
  /** The file that pages load. */
  readonly script: string;
  /** All requests to services, in order: `POST /service/…`. */
  readonly calls: Request[] = [];
  /** The origins of all requests. */
  readonly origins = new Set<string>();
  /** Requests to anything but the page, the script, the pictures and the services. */
  readonly strayRequests: string[] = [];
  /** The output of the page's console, with its type: `warning: …`. */
  readonly console: string[] = [];
  /** The errors that reached `window.onerror`. */
  readonly pageErrors: string[] = [];
  readonly #services = new Map<string, Service>();
  readonly #files = new Map<string, Answer>();
  #document: Answer = { body: '' };
  #path = '/';

  constructor(page: Page, script: string = SCRIPT) {
    this.page = page;
    this.script = script;
    for (const [name, call] of Object.entries(CALLS)) this.serve(call, ANSWERS[name as keyof typeof CALLS]);
    page.on('console', (message) => {
      // The pages of the tests name no company and no goods, which `use-consent-text.test.tsx` is about.
      if (!/Set "shop\.(?:company|goods)"/.test(message.text()))
        this.console.push(`${message.type()}: ${message.text()}`);
    });
    page.on('request', (request) => this.origins.add(new URL(request.url()).origin));
    page.on('pageerror', (error) => this.pageErrors.push(error.message));
  }

  /**
   * Answers a request such as `POST /service/newsletter/api/internal/newsletter-subscribers` in another way than a
   * service that works; `*` matches any one segment.
   */
  serve(call: string, service: Service): void {
    this.#services.set(call, service);
  }

  /** Serves a file of the shop beside the page: another script, a frame. */
  file(path: string, answer: Answer): void {
    this.#files.set(path, answer);
  }

  /** Opens a page that contains `body`. */
  async open(body: string | Buffer, options: OpenOptions = {}): Promise<void> {
    const { path = '/', headers = {}, raw = false, script = SCRIPT_TAG, head = '' } = options;
    // A policy forbids inline styles, so such a page uses the machine's own font.
    const font = 'content-security-policy' in headers ? '' : `<style data-host-font>${HOST_FONT_SHEET}</style>`;
    const html = raw
      ? body
      : `<!doctype html><html><head><meta charset="utf-8"><title>Shop</title>${font}${head}${script}</head><body>${String(body)}</body></html>`;
    const moduleTag = `type="module" src="/${this.script}"`;
    const own = this.script === SCRIPT ? html : String(html).replaceAll('src="/shop-widgets.js"', moduleTag);
    this.#document = { headers: { 'content-type': 'text/html; charset=utf-8', ...headers }, body: own };
    this.#path = new URL(path, SHOP).pathname;
    await this.page.goto(`${SHOP}${path}`);
  }

  /**
   * Waits until the total number of requests to a service is reached, and the page has received every answer. Timers
   * that an answer starts exist then; if the clock were advanced before, it could pass them by.
   *
   * @param path end of the path of the requests
   */
  async answered(path: string, times: number): Promise<void> {
    const calls = (): Request[] => this.calls.filter((call) => new URL(call.url()).pathname.endsWith(path));
    await expect.poll(() => calls().length, `calls of ${path}`).toBe(times);
    for (const call of calls()) await (await call.response())?.finished();
    await this.page.evaluate(
      () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', resolve, { once: true });
          port1.start();
          port2.postMessage(null);
        }),
    );
  }

  async install(): Promise<void> {
    await this.page.context().route('**/*', (route) => this.#answer(route));
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request();
    const { origin, pathname } = new URL(request.url());
    const file = this.#files.get(pathname) ?? this.#files.get(request.url());
    if (file) return fulfill(route, file);
    if (pathname.startsWith('/service/')) return this.#answerService(route, request, pathname);
    if (origin === SHOP && pathname === this.#path) return fulfill(route, this.#document);
    const [, built] = /^\/(?:[\d.]+\/)?(shop-widgets[.-].*|modules\/[\w.-]+)$/.exec(pathname) ?? [];
    if (built !== undefined) return fulfill(route, { headers: JAVASCRIPT, body: readBuilt(built) });
    if (pathname.startsWith('/static/newsletter/')) return fulfill(route, PICTURE);
    if (pathname === '/favicon.ico') return route.fulfill({ status: 404 });
    this.strayRequests.push(request.url());
    return route.fulfill({ status: 404, body: '' });
  }

  async #answerService(route: Route, request: Request, pathname: string): Promise<void> {
    if (request.method() !== 'OPTIONS') this.calls.push(request);
    const service = this.#find(`${request.method()} ${pathname}`);
    const answer = typeof service === 'function' ? await service(request, route) : (service ?? { status: 404 });
    if (answer) await fulfill(route, answer);
  }

  #find(call: string): Service | undefined {
    for (const [pattern, service] of [...this.#services].toReversed()) {
      const source = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]+');
      if (new RegExp(`^${source}$`).test(call)) return service;
    }
    return undefined;
  }
}

/** A transparent image of one pixel. */
const PICTURE: Answer = {
  headers: { 'content-type': 'image/svg+xml' },
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><rect width="4" height="3" fill="#cba"/></svg>',
};

/** The text of the built script, for pages that inline or move it. */
export function builtScript(): string {
  return readBuilt(SCRIPT).toString('utf8');
}

/** A file of the build. */
export function readBuilt(name: string): Buffer {
  return readFileSync(join(DIST, name));
}

const JAVASCRIPT = { 'content-type': 'text/javascript; charset=utf-8' };

function fulfill(route: Route, { status = 200, headers = {}, body = '' }: Answer): Promise<void> {
  const asItIs = typeof body === 'string' || Buffer.isBuffer(body);
  return route.fulfill({
    status,
    headers: {
      'content-type': asItIs ? 'text/plain' : 'application/json',
      'access-control-allow-origin': route.request().headers().origin ?? '*',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers':
        'content-type, x-api-key, x-logintoken, x-csrf-token, x-hunter-site, x-original-address',
      'access-control-allow-methods': 'GET, POST, PUT',
      ...headers,
    },
    body: asItIs ? body : JSON.stringify(body),
  });
}

/** What a project of the configuration chooses. */
export interface Edition {
  /** The file that pages load: the one script, or the module of a site. */
  readonly script: string;
}

/** Playwright's `test`, with a shop page. After each test, no error may have reached the page's `window.onerror`. */
export const test = base.extend<{ host: HostPage } & Edition>({
  script: [SCRIPT, { option: true }],
  host: async ({ page, script }, use) => {
    const host = new HostPage(page, script);
    await host.install();
    await use(host);
    expect(host.pageErrors, 'errors that reached window.onerror').toEqual([]);
  },
});

export { expect };
