import { logIn, token } from '../../../embed/session/session-page.ts';
import { expect, test } from '../../../embed/support/host-page.ts';
import { beStaff, SECRET } from '../../../embed/support/staff.ts';
import { copiedReport, DIAGNOSED, openReport, panelOf } from './debug-page.ts';

const CONFIRMATION = 'confirm-0123456789abcdef';

test('nothing that is secret of a customer, of staff or of the shop is in the report', async ({ host, page }) => {
  const login = token(-60, 36_000);
  await logIn(page, login);
  await beStaff(page);
  host.serve('GET /service/newsletter/api/internal/customers/base-data', {
    body: { email: 'customer@example.com', firstName: 'Annabella', lastName: 'Mustermann', consents: [] },
  });
  const tag = '<shop-newsletter api-key="key-of-a-tag-4711"></shop-newsletter>';
  await host.open(`${tag}<div data-shop-widget="preview" data-api-key="key-of-a-placeholder-0815"></div>`, {
    path: `/reset/${CONFIRMATION}${DIAGNOSED.slice(1)}&mail=someone%40example.com&code=0815-4711`,
    script: '<script src="/shop-widgets.js" data-api-key="key-of-the-script-2026" defer></script>',
  });
  const email = page.getByRole('textbox', { name: 'E-Mail-Adresse' });
  // Playwright selects the content before it types: what is filled in between would stay.
  await expect(email).toHaveValue('customer@example.com');
  await email.fill('anna@example.com');
  await page.keyboard.press('Enter');
  await expect(page.locator('[part=result]')).toContainText('anna@example.com');
  await page.evaluate(
    async ([confirmation, mine]) => {
      Object.assign(document.querySelector('shop-newsletter') ?? {}, { apiKey: 'key-of-a-property-1234' });
      const service = '/service/newsletter/api/internal/newsletter-subscribers';
      await fetch(`${service}/${confirmation}?email=anna%40example.com`);
      console.warn(`[shop-widgets] odd: ${mine} and anna@example.com at https://anna:secret-word@shop.example/x`);
    },
    [CONFIRMATION, login] as const,
  );
  const panel = panelOf(page);
  await openReport(page);
  const call = 'GET /service/newsletter/…';
  await expect(panel.getByRole('cell', { name: call, exact: true }).last()).toBeVisible();
  await expect(panel.getByText('odd:')).toBeVisible();
  const report = (await copiedReport(page)) + ((await panel.textContent()) ?? '');
  expect(report).toContain('odd:');
  const secrets = [login, SECRET, CONFIRMATION, 'someone', '0815-4711', 'anna', 'customer@', 'Annabella', 'Mustermann'];
  const keys = ['key-of-a-tag', 'key-of-a-placeholder', 'key-of-the-script', 'key-of-a-property', 'secret-word'];
  expect([...secrets, ...keys].filter((secret) => report.includes(secret))).toEqual([]);
});
