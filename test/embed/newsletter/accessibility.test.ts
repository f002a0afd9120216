import { expect, test } from '../support/host-page.ts';
import { NEWSLETTER } from '../support/sign-up.ts';
import { formOf } from './form.ts';

test('the live regions are in the accessibility tree before they have a text', async ({ host, page }) => {
  await host.open(NEWSLETTER);
  await expect(formOf(page).submit).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const regions = nodes.filter(({ ignored, role }) => !ignored && /^(alert|status)$/.test(String(role?.value)));
  expect(regions.map(({ role }) => role?.value as unknown)).toEqual(['alert', 'status']);
});

test('name, required state, error and message of a field are exposed to screen readers', async ({ host, page }) => {
  await host.open(NEWSLETTER);
  const form = formOf(page);
  await form.submit.click();
  await expect(form.email).toBeFocused();
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const [field, ...others] = nodes.filter(({ ignored, role }) => !ignored && role?.value === 'textbox');
  const properties = Object.fromEntries(
    (field?.properties ?? []).map(({ name, value }) => [name, value.value as unknown]),
  );
  expect(others).toEqual([]);
  expect([field?.name?.value, field?.description?.value]).toEqual([
    'E-Mail-Adresse',
    'Die E-Mail-Adresse ist ein Pflichtfeld.',
  ]);
  expect(properties).toMatchObject({ focused: true, invalid: 'true', required: true });
});
