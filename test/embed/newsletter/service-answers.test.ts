import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, readBuilt, SCRIPT_TAG, test as base } from '../support/host-page.ts';
import { NEWSLETTER, SIGN_UP_CALL } from '../support/sign-up.ts';
import { dataLayerOf, fillIn, formOf, recordEvents } from './form.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const JSON_TYPE = { 'content-type': 'application/json', 'content-length': '100' };

/** Answers a request in the way the test needs, after its body has arrived. */
type Answer = (response: ServerResponse) => void;

interface PlainShop {
  readonly url: string;
  answerSignUp: Answer;
}

/** A shop over real HTTP, for answers that a routed request cannot have: aborted, incomplete, redirected. */
const test = base.extend<{ shop: PlainShop }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are used from the pattern.
  shop: async ({}, use) => {
    const server = createServer((request, response) => answer(shop, request, response));
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const shop: PlainShop = { url, answerSignUp: (response) => response.writeHead(201).end() };
    await use(shop);
    server.closeAllConnections();
    server.close();
  },
});

function answer(shop: PlainShop, { url, method }: IncomingMessage, response: ServerResponse): void {
  if (url === '/') {
    response
      .writeHead(200, HTML)
      .end(`<!doctype html><meta charset="utf-8"><title>Shop</title>${SCRIPT_TAG}${NEWSLETTER}`);
  } else if (url === '/shop-widgets.js') {
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(readBuilt('shop-widgets.js'));
  } else if (`${method} ${url}` === SIGN_UP_CALL) {
    shop.answerSignUp(response);
  } else {
    response.writeHead(404).end();
  }
}

test('a sign-up counts when the service has accepted it, although the answer’s body never ends', async ({
  page,
  shop,
}) => {
  shop.answerSignUp = (response) => response.writeHead(201, JSON_TYPE).write('{"status":');
  await page.goto(shop.url);
  await fillIn(page);
  await formOf(page).submit.click();
  await expect(formOf(page).success).toBeFocused();
  expect(await dataLayerOf(page)).toHaveLength(1);
});

for (const [how, answerSignUp, came] of [
  ['as a 200', (response) => response.writeHead(200, HTML).end('<!doctype html><h1>Home</h1>'), '200, text/html'],
  [
    'after a redirect, without a word on its kind',
    (response) => response.writeHead(303, { location: '/shop-widgets.js' }).end(),
    '/shop-widgets.js',
  ],
] as const satisfies readonly (readonly [string, Answer, string])[]) {
  test(`a page of the host that comes ${how} is not a success, and the reason is logged once`, async ({
    page,
    shop,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('[shop-widgets]')) complaints.push(`${message.type()}: ${message.text()}`);
    });
    const heard = await recordEvents(page);
    shop.answerSignUp = answerSignUp;
    await page.goto(shop.url);
    await fillIn(page);
    const form = formOf(page);
    for (const button of [form.submit, form.retry]) {
      await button.click();
      await expect(form.alert).toContainText(form.texts['newsletter.error.generic']);
    }
    await expect(form.email).toHaveValue('anna@example.com');
    const types = (await heard()).map(({ type }) => type);
    expect(types).not.toContain('shop-newsletter-success');
    expect(types.filter((type) => type === 'shop-newsletter-error')).toHaveLength(2);
    expect(complaints).toEqual([expect.stringContaining(`error: [shop-widgets] The sign-up failed: POST ${shop.url}`)]);
    expect(complaints[0]).toContain(came);
    expect(complaints[0]).toContain('data-service-base');
  });
}
