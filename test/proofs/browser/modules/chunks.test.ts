import { formOf } from '../../../embed/newsletter/form.ts';
import { expect, SHOP, test } from '../../../embed/support/host-page.ts';
import { forceMount } from '../../../embed/prerender/prerendered-page.ts';
import { gate } from '../../../embed/session/session-page.ts';
import { openPanel } from '../../../embed/support/staff.ts';
import { rootOf } from '../../../embed/support/tag.ts';

test.use({ form: 'modules' });

for (const late of ['react', 'base', 'sign-up']) {
  test(`the form takes over its first paint where the chunk "${late}" comes last`, async ({ host, page }) => {
    const last = gate();
    const others = new Set(['react', 'base', 'sign-up'].filter((name) => name !== late));
    await page.route(`**/modules/${late}-*.js`, async (route) => {
      await last.passed;
      await route.fallback();
    });
    page.on('requestfinished', (request) => {
      for (const name of others) if (request.url().includes(`/modules/${name}-`)) others.delete(name);
    });
    await host.open('<shop-newsletter></shop-newsletter>');
    const form = formOf(page);
    await form.email.click();
    await form.submit.click();
    await expect.poll(() => others.size).toBe(0);
    last.open();
    await expect(form.email).toHaveAttribute('aria-invalid', 'true');
    await expect(form.email).toBeFocused();
    expect(host.console).toEqual([]);
  });
}

for (const [tag, chunks] of [
  ['shop-newsletter', ['base', 'react', 'rolldown-runtime', 'session', 'sign-up', 'sign-up-element']],
  ['shop-footer', ['base', 'footer-element', 'react', 'rolldown-runtime', 'session', 'sign-up']],
] as const) {
  test(`a ${tag} to which somebody comes asks for all of its chunks before any has arrived`, async ({ host, page }) => {
    const asked = new Set<string | undefined>();
    const files = gate();
    await page.route(/\/modules\/(?!shop-widgets)/, async (route) => {
      asked.add(/\/modules\/([a-z-]+)-.{8}\.js/.exec(route.request().url())?.[1]);
      await files.passed;
      await route.fallback();
    });
    await host.open(`<${tag}></${tag}>`);
    await page.getByRole('button').first().focus();
    await expect.poll(() => asked).toEqual(new Set(chunks));
    files.open();
    await forceMount(page, tag);
    // None of them has asked for another one.
    expect(asked).toEqual(new Set(chunks));
  });
}

test('a chunk that cannot be loaded is logged once, and an element requests it again after a minute', async ({
  host,
  page,
}) => {
  const footer = '<shop-footer data-content="{}"><a href="/plan-b">Plan B</a></shop-footer>';
  let isBlocked = true;
  await page.route('**/modules/base-*.js', (route) => (isBlocked ? route.abort() : route.fallback()));
  await page.addInitScript(() => {
    const failures: unknown[] = [];
    Object.assign(window, { failures });
    addEventListener('shop-failure', ({ detail }: CustomEventInit<{ tag: string }> & Event) =>
      failures.push(detail?.tag),
    );
  });
  await page.clock.install();
  await host.open(footer + footer);
  await expect.poll(() => page.evaluate('failures')).toEqual(['shop-footer', 'shop-footer']);
  await expect(page.getByRole('link', { name: 'Plan B' })).toHaveCount(2);
  await expect(rootOf(page, 'shop-footer')).toHaveCount(0);
  const own = host.console.filter((line) => line.includes('[shop-widgets]'));
  expect(own).toHaveLength(1);
  expect(own[0]).toContain(`A file of ${SHOP}/modules/ did not load`);
  expect(own[0]).toContain('CORS');
  // Chromium names the module that was asked for, which is the chunk or the one that imports it.
  expect(own[0]).toMatch(/\/modules\/(base|footer-element)-/);
  isBlocked = false;
  await page.clock.fastForward(61_000);
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), footer);
  await expect(rootOf(page, 'shop-footer')).toHaveCount(1);
});

test('an entry that runs from a blob: paints the form, and a press says that files are missing', async ({
  host,
  page,
}) => {
  const script = `<script type="module">
    const entry = await (await fetch('/modules/shop-widgets.de.js')).blob();
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: URL.createObjectURL(entry) }));
  </script>`;
  await host.open('<shop-newsletter></shop-newsletter>', { script });
  await formOf(page).email.fill('anna@example.com');
  await formOf(page).submit.click();
  await expect(page.getByText('Bitte laden Sie die Seite neu.')).toBeVisible();
  const own = host.console.filter((line) => line.includes('[shop-widgets]'));
  expect(own).toEqual([expect.stringContaining(`A file of blob:${SHOP}/ did not load`)]);
});

test('staff whose panel could not be loaded get it with the next element', async ({ host, page }) => {
  let isBlocked = true;
  await page.route('**/modules/staff-view-*.js', (route) => (isBlocked ? route.abort() : route.fallback()));
  await openPanel(host);
  await expect
    .poll(() => host.console.filter((line) => line.includes('[shop-widgets]')))
    .toEqual([expect.stringContaining(`A file of ${SHOP}/modules/ did not load`)]);
  isBlocked = false;
  await page.evaluate(() => {
    const tag = document.querySelector('shop-preview');
    tag?.replaceWith(tag.cloneNode());
  });
  await expect(page.getByRole('button', { name: /^Staff preview/ })).toBeVisible();
});
