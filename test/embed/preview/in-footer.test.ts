import { logIn, token } from '../session/session-page.ts';
import { expect, test } from '../support/host-page.ts';
import { beStaff, callsOf, openDialog, PREVIEW, serveStaff, TAG } from '../support/staff.ts';
import { setAttribute } from '../support/tag.ts';

test('the footer contains the staff panel and keeps the session, once for all elements', async ({ host, page }) => {
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

test('the footer keeps the staff panel, however little it shows', async ({ host, page }) => {
  await beStaff(page);
  serveStaff(host);
  for (const attributes of ['reduced', 'platform="MATCH"', 'checkout']) {
    await host.open(`<shop-footer ${attributes}></shop-footer>`);
    await expect(page.getByRole('button', { name: 'Preview: Live' }), attributes).toBeVisible();
  }
});

const FOOTER = '<shop-footer slot="footer"></shop-footer>';

test('a footer that is not shown leaves the panel to <shop-preview>', async ({ host, page }) => {
  await beStaff(page);
  serveStaff(host);
  for (const [name, html] of [
    ['a layout leaves out', `<shop-layout page-header="NO_FOOTER">${FOOTER}</shop-layout>`],
    [
      'a layout leaves out, content and all,',
      `<shop-layout page-header="NO_FOOTER"><p>Coffee</p>${FOOTER}${TAG}</shop-layout>`,
    ],
    ['the page hides', '<div style="display:none"><shop-footer></shop-footer></div>'],
  ] as const) {
    await test.step(`a footer that ${name}`, async () => {
      await host.open(html.includes(TAG) ? html : `${html}${TAG}`);
      await expect(page.getByRole('button', { name: 'Preview: Live' }), name).toBeVisible();
      await page.keyboard.press('Alt+Shift+P');
      await expect(page.getByRole('dialog', { name: 'Preview settings' }), name).toBeVisible();
    });
  }
});

test('a footer that a layout shows again has the panel again, and there is never more than one', async ({
  host,
  page,
}) => {
  await beStaff(page);
  serveStaff(host);
  await host.open(`<shop-layout page-header="NO_FOOTER">${FOOTER}</shop-layout>${TAG}`);
  const inFooter = page.locator('shop-footer').getByRole('button', { name: /^Preview/ });
  const alone = page.locator('shop-preview').getByRole('button', { name: /^Preview/ });
  await expect(alone).toBeVisible();
  await setAttribute(page.locator('shop-layout'), 'page-header', null);
  await expect(inFooter).toBeVisible();
  await expect(alone).toHaveCount(0);
  await setAttribute(page.locator('shop-layout'), 'page-header', 'NO_FOOTER');
  await expect(alone).toBeVisible();
  await openDialog(page);
});
