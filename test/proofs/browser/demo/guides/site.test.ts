import { violationsOn } from '../../../../embed/support/axe.ts';
import { expect, test } from '../demo-server.ts';

test('the search finds a section by keyboard, and corrects a slip', async ({ demo, page }) => {
  await page.goto(`${demo.url}/guides/quick-start.html`);
  const field = page.getByRole('searchbox', { name: 'Search the guides' });
  const results = page.locator('.found').getByRole('link');
  await field.fill('dokuwikki');
  await expect(results.first()).toContainText('DokuWiki');
  expect(await violationsOn(page)).toEqual([]);
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await expect(results).toHaveCount(0);
  await field.fill('zzzzzzzz');
  await expect(page.locator('.found').getByRole('status')).toHaveText('No section has these words.');
  await field.fill('dokuwiki');
  await results.first().waitFor();
  await field.press('Enter');
  await expect(page).toHaveURL(`${demo.url}/guides/dokuwiki.html#dokuwiki`);
});
