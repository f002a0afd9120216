import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beginSite, finishSite, INVENTED_LABEL } from '../../support/invented-site.ts';
import { copyProject } from '../../support/project-copy.ts';
import { expect, test } from '../support/host-page.ts';

let folder = '';
let script = '';

test.beforeAll(() => {
  test.setTimeout(240_000);
  folder = copyProject();
  beginSite(folder);
  finishSite(folder);
  const config = join(folder, 'vite.config.ts');
  // The limit is for the nine sites.
  writeFileSync(config, readFileSync(config, 'utf8').replace(/BROTLI_LIMIT = [\d_]+/, 'BROTLI_LIMIT = 1_000_000'));
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build'], { cwd: folder, encoding: 'utf8' });
  expect(stderr.includes('error') ? stderr : status).toBe(0);
  script = readFileSync(join(folder, 'dist/shop-widgets.js'), 'utf8');
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a script that is built with a tenth site shows its sign-up, its footer and its country', async ({
  host,
  page,
}) => {
  host.file('/ten-sites.js', { headers: { 'content-type': 'text/javascript; charset=utf-8' }, body: script });
  await host.open('<shop-newsletter site="XX"></shop-newsletter><shop-footer site="XX" reduced></shop-footer>', {
    script: '<script src="/ten-sites.js" defer></script>',
  });
  await expect(page.getByRole('textbox', { name: INVENTED_LABEL })).toBeVisible();
  await expect(page.locator('shop-footer').getByRole('contentinfo')).toBeVisible();
  expect(host.console.filter((line) => line.includes('site='))).toEqual([]);
});

test('its footer lists ten countries', async ({ host, page }) => {
  host.file('/ten-sites.js', { headers: { 'content-type': 'text/javascript; charset=utf-8' }, body: script });
  await host.open('<shop-footer site="XX"></shop-footer>', { script: '<script src="/ten-sites.js" defer></script>' });
  const selector = page.getByRole('button', { name: 'Nergensland' });
  await selector.click();
  await expect(page.getByRole('link', { name: 'Nergensland' })).toBeVisible();
  await expect(page.locator('shop-footer [part=countries] a')).toHaveCount(10);
});
