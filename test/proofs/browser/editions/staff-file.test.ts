import { expect, type HostPage, readBuilt, test } from '../../../embed/support/host-page.ts';
import { STRICT_POLICY } from '../../../embed/support/policy.ts';
import { beStaff, serveStaff, TAG } from '../../../embed/support/staff.ts';

const FILE = 'shop-widgets.one-site.staff.js';

test.use({ script: 'shop-widgets.de.js' });

async function openPage(host: HostPage): Promise<void> {
  serveStaff(host);
  await host.open(`${TAG}<shop-newsletter></shop-newsletter>`, {
    headers: { 'content-security-policy': STRICT_POLICY },
  });
  await expect(host.page.getByRole('textbox', { name: 'E-Mail-Adresse' })).toBeVisible();
}

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
