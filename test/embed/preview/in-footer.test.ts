import { logIn, token } from '../session/session-page.ts';
import { expect, test } from '../support/host-page.ts';
import { beStaff, callsOf, PREVIEW, serveStaff } from '../support/staff.ts';

test('the footer holds the staff panel and keeps the session, once with the other elements', async ({ host, page }) => {
  await logIn(page, token(-60, 3600));
  await beStaff(page);
  serveStaff(host, PREVIEW);
  host.serve('POST /service/login/api/v1/logintoken/renew', { status: 201, body: {} });
  host.serve('GET /service/abtestfrontend/api/v1/getassignment', { body: { assignments: [] } });
  await host.open('<shop-session></shop-session><shop-footer></shop-footer><shop-preview></shop-preview>');
  await expect(page.getByRole('button', { name: /^Preview/ })).toHaveCount(1);
  for (const path of ['/logintoken/renew', '/login/renew', '/checkauth', '/getassignment']) {
    await expect.poll(() => callsOf(host, path).length, path).toBe(1);
  }
});

for (const attributes of ['reduced', 'platform="MATCH"', 'checkout']) {
  test(`the footer with ${attributes} keeps the staff panel`, async ({ host, page }) => {
    await beStaff(page);
    serveStaff(host);
    await host.open(`<shop-footer ${attributes}></shop-footer>`);
    await expect(page.getByRole('button', { name: 'Preview: Live' })).toBeVisible();
  });
}
