import type { Page } from '@playwright/test';
import { dataLayerOf, fillIn, formOf, recordEvents } from './form.ts';
import { type Answer, expect, test } from './plain-shop.ts';

/** The messages that our own code has logged for developers. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('[shop-widgets]')) complaints.push(`${message.type()}: ${message.text()}`);
  });
  return complaints;
}

const JSON_TYPE = { 'content-type': 'application/json', 'content-length': '100' };

test('a sign-up counts when the service has accepted it, whatever comes of the answer’s body', async ({
  page,
  shop,
}) => {
  for (const [what, answer] of [
    [
      'breaks off',
      (response) => {
        response.writeHead(201, JSON_TYPE).write('{"status":', () => response.destroy());
      },
    ],
    ['stops half-way', (response) => response.writeHead(201, JSON_TYPE).write('{"status":')],
  ] as const satisfies readonly (readonly [string, Answer])[]) {
    await test.step(`it ${what}`, async () => {
      shop.answerSignUp = answer;
      await page.goto(shop.url);
      await fillIn(page);
      await formOf(page).submit.click();
      await expect(formOf(page).success).toBeFocused();
      expect(await dataLayerOf(page)).toHaveLength(1);
    });
  }
});

/** Ways in which a page of the host comes in the place of an answer, and what the console says of it. */
const PAGES = [
  [
    'as a 200',
    (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Home</h1>'),
    '200, text/html',
  ],
  ['after a redirect', (response) => response.writeHead(302, { location: '/404' }).end(), '/404'],
  [
    'after a redirect, without a word on its kind',
    (response) => response.writeHead(303, { location: '/shop-widgets.js' }).end(),
    '/shop-widgets.js',
  ],
] as const satisfies readonly (readonly [string, Answer, string])[];

test('a page of the host is not a success, however it comes, and the reason is logged once', async ({ page, shop }) => {
  const complaints = complaintsOf(page);
  const heard = await recordEvents(page);
  for (const [what, answer, came] of PAGES) {
    await test.step(`it comes ${what}`, async () => {
      shop.answerSignUp = answer;
      complaints.length = 0;
      await page.goto(shop.url);
      await fillIn(page);
      const form = formOf(page);
      for (const button of [form.submit, form.retry]) {
        await button.click();
        await expect(form.alert).toContainText(form.texts['newsletter.error.generic']);
      }
      await expect(form.success).toBeHidden();
      await expect(form.email).toHaveValue('anna@example.com');
      expect((await heard()).map(({ type }) => type)).toEqual([
        'shop-newsletter-submit',
        'shop-newsletter-error',
        'shop-newsletter-submit',
        'shop-newsletter-error',
      ]);
      expect(await dataLayerOf(page)).toHaveLength(2);
      expect(complaints).toEqual([
        expect.stringContaining(`error: [shop-widgets] The sign-up failed: POST ${shop.url}`),
      ]);
      expect(complaints[0]).toContain(came);
      expect(complaints[0]).toContain('data-service-base');
    });
  }
});
