import { expect, type HostPage, test } from '../support/host-page.ts';
import { STRICT_POLICY, violationsOf } from '../support/policy.ts';
import { beStaff, openDialog, serveStaff, TAG } from '../support/staff.ts';

/** A script, and the file beside it with what only staff see. */
const FILES = {
  'shop-widgets.lite.js': 'shop-widgets.lite.staff.js',
  'shop-widgets.de.js': 'shop-widgets.one-site.staff.js',
} as const;

async function openPage(host: HostPage): Promise<string[]> {
  const loaded: string[] = [];
  host.page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  serveStaff(host);
  await host.open(`${TAG}<shop-newsletter></shop-newsletter>`, {
    headers: { 'content-security-policy': STRICT_POLICY },
  });
  await expect(host.page.getByLabel('E-Mail-Adresse')).toBeVisible();
  return loaded;
}

for (const [script, file] of Object.entries(FILES)) {
  test.describe(script, () => {
    test.use({ script });

    test('visitors do not load what staff see', async ({ host, page }) => {
      const loaded = await openPage(host);
      await page.waitForLoadState('networkidle');
      expect(loaded.filter((path) => path.endsWith('.js'))).toEqual(['/shop-widgets.js']);
    });

    test('staff load it from beside the script, under the strictest policy', async ({ host, page }) => {
      const violations = await violationsOf(page);
      await beStaff(page);
      const loaded = await openPage(host);
      await expect(await openDialog(page)).toBeVisible();
      expect(loaded.filter((path) => path === `/${file}`)).toHaveLength(1);
      expect(violations).toEqual([]);
      expect(host.console).toEqual([]);
    });

    for (const [name, answer] of [
      ['is missing', { status: 404 }],
      [
        'is that of another version',
        { headers: { 'content-type': 'text/javascript' }, body: 'export const other = 1;' },
      ],
    ] as const) {
      test(`staff see no panel, and one error, where the file ${name}`, async ({ host, page }) => {
        await beStaff(page);
        host.file(`/${file}`, answer);
        await openPage(host);
        const own = (): string[] => host.console.filter((line) => line.includes('[shop-widgets]'));
        await expect
          .poll(own)
          .toEqual([expect.stringMatching(/^error: \[shop-widgets\] The staff panel could not be loaded\./)]);
        await expect(page.getByRole('button', { name: /^Preview/ })).toHaveCount(0);
      });
    }
  });
}
