import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type Request, type Route, test as base } from '@playwright/test';
import { type Answer, ANSWERS, CALLS } from '../../support/answers.ts';
import { HOST_FONT_SHEET } from './host-font.ts';

/** The folder of the built script; set to another folder than `dist` to test several builds side by side. */
const DIST = process.env.SHOP_WIDGETS_DIST ?? 'dist';

/** The one script. The markup of tests names it; on the modules, pages load the module of their site in its place. */
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

/** What a test depends on whose page contains several sites, or another site later. */
export const ONE_SITE = ['script', 'A module contains one site.'] as const;

/** The two forms of the product. */
export type Form = 'script' | 'modules';

/** A page of a shop on which the built script or the modules run. */
export class HostPage {
  readonly page: Page;
  readonly #hasBothForms: boolean;
  #form: Form;
  #script: string;
  /** All requests to services, in order: `POST /service/…`. */
  readonly calls: Request[] = [];
  /** The origins of all requests. */
  readonly origins = new Set<string>();
  /** Requests to anything but the page, the script, the pictures and the services. */
  readonly strayRequests: string[] = [];
  /** The output of the page's console, with its type: `warning: …`. */
  readonly console: string[] = [];
  /** The errors that reached `window.onerror`, and sites that the loaded module does not contain. */
  readonly pageErrors: string[] = [];
  readonly #services = new Map<string, Service>();
  readonly #files = new Map<string, Answer>();
  #document: Answer = { body: '' };
  #path = '/';

  constructor(page: Page, form: Form = 'script', hasBothForms = false) {
    this.page = page;
    this.#form = form;
    this.#script = form === 'script' ? SCRIPT : moduleFor('');
    this.#hasBothForms = hasBothForms;
    for (const [name, call] of Object.entries(CALLS)) this.serve(call, ANSWERS[name as keyof typeof CALLS]);
    page.on('console', (message) => {
      // The pages of the tests name no company and no goods, which `use-consent-text.test.tsx` is about, and most have the
      // built-in footer, which `footer/content.test.ts` is about.
      if (!/Set "shop\.(?:company|goods)"|the built-in template/.test(message.text()))
        this.console.push(`${message.type()}: ${message.text()}`);
      // The test would pass for the site of the modules in place of the other.
      if (message.text().includes('These are the modules of')) this.pageErrors.push(message.text());
    });
    page.on('request', (request) => this.origins.add(new URL(request.url()).origin));
    page.on('pageerror', (error) => this.pageErrors.push(error.message));
  }

  get form(): Form {
    return this.#form;
  }

  /** The file that the open page loads: the one script, or the module of its site. */
  get script(): string {
    return this.#script;
  }

  /** Runs a test on one form only, whichever form its file runs on. Where all tests run on both, the other skips it. */
  dependsOn(form: Form, reason: string): void {
    test.skip(this.#hasBothForms && form !== this.#form, reason);
    this.#form = form;
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
    this.#script = this.#form === 'script' ? SCRIPT : moduleFor(String(html));
    const own = this.#form === 'script' ? html : withModule(String(html), this.#script);
    this.#document = { headers: { 'content-type': 'text/html; charset=utf-8', ...headers }, body: own };
    this.#path = new URL(path, SHOP).pathname;
    await this.page.goto(`${SHOP}${path}`);
  }

  /** Adds the script tag to a page that was opened without it, and waits until the script has run. */
  async addScript(): Promise<void> {
    await this.page.evaluate(
      ([src, type]) =>
        new Promise((loaded, failed) => {
          const script = Object.assign(document.createElement('script'), { src, type });
          script.addEventListener('load', loaded);
          script.addEventListener('error', failed);
          document.head.append(script);
        }),
      [`/${this.#script}`, this.#form === 'script' ? '' : 'module'] as const,
    );
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

/** The module of the first site that a page names. */
function moduleFor(html: string): string {
  const [, site = 'de'] = /\b(?:data-)?site="?([a-z]{2}(?:_FR)?)\b/i.exec(html) ?? [];
  return `modules/shop-widgets.${site.toLowerCase().replace('_', '-')}.js`;
}

function withModule(html: string, module: string): string {
  return html.replaceAll(/src="\/shop-widgets\.js(\??[^"]*)"/g, `type="module" src="/${module}$1"`);
}

/** What a project of the configuration chooses. */
export interface FormOptions {
  /** The form on which its tests run, but for those that depend on the other. */
  readonly form: Form;
  /** Whether another project runs the same tests on the other form. */
  readonly hasBothForms: boolean;
}

/** Playwright's `test`, with a shop page. After each test, the page may have no error. */
export const test = base.extend<{ host: HostPage } & FormOptions>({
  form: ['script', { option: true }],
  hasBothForms: [false, { option: true }],
  host: async ({ page, form, hasBothForms }, use) => {
    const host = new HostPage(page, form, hasBothForms);
    await host.install();
    await use(host);
    expect(host.pageErrors, 'errors of the page').toEqual([]);
  },
});

export { expect };
