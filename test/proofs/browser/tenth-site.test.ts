import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beginSite, finishSite, INVENTED_LABEL } from '../../support/invented-site.ts';
import { copyProject } from '../../support/project-copy.ts';
import { expect, test } from '../../embed/support/host-page.ts';

const CONFIG = 'script-alone.config.ts';

/** Makes the script without the files beside it. */
const SCRIPT_ALONE = `
import { scriptConfig } from './src/build/pipeline.ts';

export default scriptConfig('all');
`;

/** Builds the script of a copy of the project that has the invented site. */
function buildWithTenthSite(): string {
  const folder = copyProject();
  try {
    beginSite(folder);
    finishSite(folder);
    writeFileSync(join(folder, CONFIG), SCRIPT_ALONE);
    const vite = join(folder, 'node_modules/vite/bin/vite.js');
    const args = [vite, 'build', '--config', CONFIG];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    return readFileSync(join(folder, 'dist/shop-widgets.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('a script that is built with a tenth site shows its sign-up, its footer and its country', async ({
  host,
  page,
}) => {
  test.setTimeout(240_000);
  host.file('/ten-sites.js', {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
    body: buildWithTenthSite(),
  });
  await host.open('<shop-newsletter site="XX"></shop-newsletter><shop-footer site="XX"></shop-footer>', {
    script: '<script src="/ten-sites.js" defer></script>',
  });
  await expect(page.locator('shop-newsletter').getByRole('textbox', { name: INVENTED_LABEL })).toBeVisible();
  await page.getByRole('button', { name: 'Nergensland' }).click();
  await expect(page.getByRole('link', { name: 'Nergensland' })).toBeVisible();
  await expect(page.locator('shop-footer [part=countries] a')).toHaveCount(10);
  expect(host.console.filter((line) => line.includes('site='))).toEqual([]);
});
