import { expect, test } from '../support/host-page.ts';
import { NEWSLETTER } from '../support/sign-up.ts';
import { formOf } from './form.ts';

// WCAG 1.3.1, 3.3.1, 4.1.2, 4.1.3
test('screen readers know the live regions before their text, and the state and message of a field', async ({
  host,
  page,
}) => {
  await host.open(NEWSLETTER);
  const form = formOf(page);
  await expect(form.submit).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  const exposed = async (role: RegExp) => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return nodes.filter((node) => !node.ignored && role.test(String(node.role?.value)));
  };
  const regions = await exposed(/^(alert|status)$/);
  expect(regions.map(({ role }) => role?.value as unknown)).toEqual(['alert', 'status']);

  await form.submit.click();
  await expect(form.email).toBeFocused();
  const [field] = await exposed(/^textbox$/);
  const properties = (field?.properties ?? []).map(({ name, value }) => [name, value.value as unknown] as const);
  expect({
    name: field?.name?.value as unknown,
    message: field?.description?.value as unknown,
    ...Object.fromEntries(properties),
  }).toMatchObject({
    name: 'E-Mail-Adresse',
    message: 'Die E-Mail-Adresse ist ein Pflichtfeld.',
    focused: true,
    invalid: 'true',
    required: true,
  });
});
