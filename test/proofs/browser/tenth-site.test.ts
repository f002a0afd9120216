import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beginSite, finishSite, INVENTED_LABEL } from '../../support/invented-site.ts';
import { copyProject } from '../../support/project-copy.ts';
import { expect, test } from '../../embed/support/host-page.ts';

test('the compiler names every list that a tenth site needs, and the build shows it', async ({ host, page }) => {
  // A build takes as long as the machine needs.
  test.setTimeout(0);
  const folder = copyProject();
  try {
    await test.step('the compiler names each list that lacks the site', async () => {
      beginSite(folder);
      const errors = await compilerErrors(folder);
      expect(new Set(errors.map((line) => line.split('(')[0]))).toEqual(
        new Set([
          'demo/sites.ts',
          'src/embed/i18n/locales.ts',
          'src/embed/market/sites.ts',
          'widgets/footer/content/built-in.ts',
        ]),
      );
      for (const line of errors) expect(line).toMatch(/'nl-XX'|'?XX'?/);
    });
    await test.step('nothing is missing after the steps', async () => {
      finishSite(folder);
      expect(await compilerErrors(folder)).toEqual([]);
    });
    await test.step('the built script shows its sign-up, its footer and its country', async () => {
      const built = await run(folder, 'vite/bin/vite.js', 'build');
      expect(built.status, built.output).toBe(0);
      const script = readFileSync(join(folder, 'dist/shop-widgets.js'), 'utf8');
      host.file('/ten-sites.js', { headers: { 'content-type': 'text/javascript; charset=utf-8' }, body: script });
      await host.open('<shop-newsletter site="XX"></shop-newsletter><shop-footer site="XX"></shop-footer>', {
        script: '<script src="/ten-sites.js" defer></script>',
      });
      const signUp = page.locator('shop-newsletter');
      await expect(signUp.getByRole('textbox', { name: INVENTED_LABEL })).toBeVisible();
      await page.evaluate(() =>
        document.head.insertAdjacentHTML('beforeend', '<link rel="alternate" hreflang="pl" href="/pl">'),
      );
      await page.getByRole('button', { name: 'Nergensland' }).click();
      await expect(page.locator('shop-footer [part=countries] li')).toHaveText(['Polska', 'Nergensland']);
      expect(host.console.filter((line) => line.includes('site='))).toEqual([]);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** The compiler's errors outside of the tests, one line each: `file(line,column): error …`. */
async function compilerErrors(folder: string): Promise<readonly string[]> {
  const { output } = await run(folder, 'typescript/bin/tsc', '--pretty', 'false');
  return output.split('\n').filter((line) => line.includes(': error ') && !/^test\/|\.test\.tsx?\(/.test(line));
}

/** Runs a program of the project's packages in a folder, with all that it prints as its output. */
async function run(folder: string, program: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, [join(folder, 'node_modules', program), ...args], { cwd: folder });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await ended, output: output + errors };
}
