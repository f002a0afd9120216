import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, readBuilt, SCRIPT_TAG, test as base } from '../support/host-page.ts';
import { NEWSLETTER, SIGN_UP_CALL } from '../support/sign-up.ts';

const SIGN_UP_PATH = SIGN_UP_CALL.slice('POST '.length);
const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** Answers a request in the way the test needs, after its body has arrived. */
export type Answer = (response: ServerResponse) => void;

/** A shop over real HTTP, for answers that a routed request cannot have: aborted, incomplete, redirected. */
export class PlainShop {
  answerSignUp: Answer = (response) => {
    response.writeHead(201, { 'content-type': 'application/json' }).end('{}');
  };
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => this.#answer(request, response));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  start(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
    });
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    if (request.url === '/') {
      response
        .writeHead(200, HTML)
        .end(`<!doctype html><meta charset="utf-8"><title>Shop</title>${SCRIPT_TAG}${NEWSLETTER}`);
    } else if (request.url === '/shop-widgets.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(readBuilt('shop-widgets.js'));
    } else if (request.url === '/404') {
      response.writeHead(200, HTML).end('<!doctype html><h1>There is nothing here</h1>');
    } else if (request.method === 'POST' && request.url === SIGN_UP_PATH) {
      request.on('end', () => this.answerSignUp(response)).resume();
    } else {
      response.writeHead(404).end();
    }
  }
}

/** Playwright's `test`, with such a shop. */
export const test = base.extend<{ shop: PlainShop }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are used from the pattern.
  shop: async ({}, use) => {
    const shop = new PlainShop();
    await shop.start();
    await use(shop);
    await shop.stop();
  },
});

export { expect };
