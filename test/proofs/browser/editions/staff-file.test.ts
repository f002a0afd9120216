import { expect, type HostPage, readBuilt, test } from '../../../embed/support/host-page.ts';
import { STRICT_POLICY, violationsOf } from '../../../embed/support/policy.ts';
import { beStaff, openDialog, serveStaff, TAG } from '../../../embed/support/staff.ts';

const FILE = 'shop-widgets.one-site.staff.js';

test.use({ script: 'shop-widgets.de.js' });

async function openPage(host: HostPage): Promise<void> {
  serveStaff(host);
  await host.open(`${TAG}<shop-newsletter></shop-newsletter>`, {
    headers: { 'content-security-policy': STRICT_POLICY },
  });
  await expect(host.page.getByRole('textbox', { name: 'E-Mail-Adresse' })).toBeVisible();
}

test('visitors do not load what staff see, and staff do from beside the script, under the strictest policy', async ({
  host,
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const violations = await violationsOf(page);
  await openPage(host);
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((path) => path.endsWith('.js'))).toEqual(['/shop-widgets.js']);

  await beStaff(page);
  await openPage(host);
  await expect(await openDialog(page)).toBeVisible();
  expect(loaded.filter((path) => path === `/${FILE}`)).toHaveLength(1);
  expect(violations).toEqual([]);
  expect(host.console).toEqual([]);
});

test('staff see no panel, and one error, where the file is missing or was changed, of which nothing runs', async ({
  host,
  page,
}) => {
  await beStaff(page);
  for (const [what, answer] of [
    ['missing', { status: 404 }],
    [
      'changed',
      { headers: { 'content-type': 'text/javascript' }, body: `${readBuilt(FILE).toString('utf8')}document.title = 1` },
    ],
  ] as const) {
    host.console.length = 0;
    host.file(`/${FILE}`, answer);
    await openPage(host);
    const own = (): string[] => host.console.filter((line) => line.includes('[shop-widgets]'));
    await expect
      .poll(own, what)
      .toEqual([expect.stringMatching(/^error: \[shop-widgets\] The staff panel could not be loaded\./)]);
    await expect(page.getByRole('button', { name: /^Staff preview/ }), what).toHaveCount(0);
    await expect(page, what).toHaveTitle('Shop');
  }
});
