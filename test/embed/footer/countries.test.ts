import { gate } from '../session/session-page.ts';
import { expect, SHOP, test } from '../support/host-page.ts';
import { child, openFooter, replaceFooter } from './footer-page.ts';

// WCAG 3.1.2, 3.2.2
test('a country is a link in its own language, behind a button with the current one', async ({ host, page }) => {
  await openFooter(host, { attributes: 'site="CH_FR" platform="CLASSIC"' });
  const button = page.getByRole('button', { name: /Suisse \(français\)/ });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('.footer-country-link')).toHaveCount(0);
  await button.click();
  const links = page.locator('.footer-country-link');
  await expect(links).toHaveText([
    'Deutschland',
    'Österreich',
    'Schweiz (Deutsch)',
    'Suisse (français)',
    'Polska',
    'Česko',
    'Magyarország',
    'Slovensko',
    'Türkiye',
  ]);
  await expect(links.filter({ hasText: 'Česko' })).toHaveAttribute('lang', 'cs-CZ');
  await expect(links.filter({ hasText: 'Suisse (français)' })).toHaveAttribute('aria-current', 'true');
});

test('the list opens before the component is there, and stays open with the focus when it is', async ({
  host,
  page,
}) => {
  host.dependsOn('modules', 'In the one script the component is there at once.');
  const component = gate();
  await page.route('**/modules/footer-element-*.js', async (route) => {
    await component.passed;
    await route.fallback();
  });
  const head = ['de-AT', 'de-DE', 'pl-PL'].map((lang) => `<link rel="alternate" hreflang="${lang}" href="/${lang}">`);
  await host.open('<shop-footer site="DE"></shop-footer>', { head: head.join('') });
  const button = page.getByRole('button', { name: /Deutschland/ });
  const links = page.locator('.footer-country-link');
  // What a view runs has loaded when it has asked for the session.
  await expect.poll(() => host.calls.length).toBeGreaterThan(0);
  await button.press('Enter');
  await expect(links).toHaveText(['Deutschland', 'Österreich', 'Polska']);
  await button.press('Enter');
  await expect(links).toHaveCount(0);
  await button.press('Enter');
  const austria = page.getByRole('link', { name: 'Österreich' });
  await expect(austria).toHaveAttribute('href', `${SHOP}/de-AT`);
  await austria.focus();
  component.open();
  // The component shows flags.
  await expect(austria.locator('svg')).toBeVisible();
  await expect(austria).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(austria).toBeHidden();
  await expect(button).toBeFocused();
  expect(host.console).toEqual([]);
});

// WCAG 2.1.2, 2.4.3
test('Escape closes the list and restores the focus to the button', async ({ host, page }) => {
  await openFooter(host, { attributes: 'platform="CLASSIC"' });
  const button = page.getByRole('button', { name: /Deutschland/ });
  await button.focus();
  // The list is laid out when the button has the focus, and nobody meets it before it opens.
  const list = page.locator('.footer-country-list');
  await expect(list.locator('a')).toHaveCount(9);
  expect((await list.boundingBox())?.height).toBeGreaterThan(100);
  await expect(list).toBeHidden();
  await expect(page.getByRole('link', { name: 'Österreich' })).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(list.locator(':focus')).toHaveCount(0);

  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Österreich' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a chosen country dispatches the event, then navigates, unless the event is cancelled', async ({ host, page }) => {
  await page.context().route('https://at.shop.example/', (route) => route.fulfill({ body: 'AT' }));
  await openFooter(host, { attributes: 'platform="CLASSIC"' });
  await page.evaluate(() => {
    const cancel = (event: Event): void => {
      event.preventDefault();
      document.title = JSON.stringify((event as CustomEvent).detail);
    };
    document.addEventListener('shop-country-change', cancel, { once: true });
  });
  await page.getByRole('button', { name: /Deutschland/ }).click();
  const austria = page.getByRole('link', { name: 'Österreich' });
  await austria.click();
  await expect(page).toHaveTitle('{"code":"AT","href":"https://at.shop.example/"}');
  expect(page.url()).toBe('https://shop.example/');

  await austria.click();
  await page.waitForURL('https://at.shop.example/');
  await page.goBack();
  expect(host.pageErrors).toEqual([]);
});

test('the selector follows the alternates of the page, which may come later and change', async ({ host, page }) => {
  await host.open('<shop-footer platform="CLASSIC" hide-newsletter></shop-footer>');
  const selector = page.locator('.footer-countries');
  await expect(page.locator('.footer-legal')).toBeVisible();
  await expect(selector).toHaveCount(0);
  await page.evaluate(() =>
    document.head.insertAdjacentHTML(
      'beforeend',
      '<link rel="alternate" hreflang="pl" href="https://pl.shop.example/">',
    ),
  );
  await selector.getByRole('button').click();
  await expect(selector.locator('a')).toHaveText(['Polska']);

  // A page that shows another product without a load.
  await page.evaluate(() =>
    document.querySelector('link[hreflang]')?.setAttribute('href', 'https://pl.shop.example/kawa'),
  );
  await expect(selector.locator('a')).toHaveAttribute('href', 'https://pl.shop.example/kawa');
});

for (const [platform, view] of [
  ['CLASSIC', 'mobile'],
  ['MATCH', 'desktop'],
] as const) {
  test(`the link to the ${view} view keeps the query that the page has when it is pressed`, async ({ host, page }) => {
    const viewChanger = {
      toMobile: { url: '?view=mobile', text: 'To mobile' },
      toDesktop: { url: '?view=desktop', text: 'To desktop' },
    };
    await openFooter(host, { attributes: `platform="${platform}"`, inside: child({ viewChanger }) });
    const link = page.getByRole('link', { name: /^To / });
    await expect(link).toHaveAttribute('href', `?view=${view}`);
    await page.evaluate(() => history.pushState(null, '', '?site=AT&q=a%20b&view=none'));
    await link.focus();
    await expect(link).toHaveAttribute('href', `?site=AT&q=a%20b&view=${view}`);
  });
}

test('the list opens in view, although its button is at the end of the page', async ({ host, page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await openFooter(host, { around: '<main style="height: 900px">Shop</main>%' });
  await page.getByRole('button', { name: /Deutschland/ }).click();
  for (const link of await page.locator('.footer-country-link').all()) await expect(link).toBeInViewport({ ratio: 1 });
});

test('the list closes when the visitor turns away from it', async ({ host, page }) => {
  await host.open('');
  for (const [how, turnAway] of [
    ['presses elsewhere', () => page.getByRole('heading', { name: 'Shop' }).click()],
    ['tabs on', () => page.keyboard.press('Shift+Tab')],
    ['moves on within the page', () => page.locator('#next').focus()],
  ] as const) {
    await test.step(how, async () => {
      await replaceFooter(host, {
        attributes: 'platform="CLASSIC"',
        around: '<h1>Shop</h1>%<button id="next">Next</button>',
      });
      const button = page.getByRole('button', { name: /Deutschland/ });
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Deutschland' })).toBeFocused();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Shift+Tab');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await turnAway();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
  }
});
