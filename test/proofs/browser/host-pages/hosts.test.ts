import { HOSTS } from '../../../../demo/hosts/hosts.ts';
import { SITES } from '../../../../src/embed/market/sites.ts';
import { expectLegalLinks } from '../../../embed/footer/footer-page.ts';
import { fillIn, formOf, signUpsOf } from '../../../embed/newsletter/form.ts';
import { expect, SHOP, test } from '../../../embed/support/host-page.ts';
import { serveBuiltDemo } from '../built-demo.ts';

for (const { name, page: path, site } of HOSTS)
  test(`${name}: sign-up and footer work as the page’s editor left them, and nothing is in the console`, async ({
    host,
    page,
  }) => {
    await serveBuiltDemo(page, SHOP, ['hosts/**', 'static/shop/**', 'favicon.svg']);
    await page.goto(SHOP + path);

    const newsletter = page.locator('shop-newsletter');
    await fillIn(newsletter, site, 'anna@wrong.example');
    const { submit, success } = formOf(newsletter, site);
    await submit.click();
    await expect(success).toBeFocused();
    expect(signUpsOf(host)).toHaveLength(1);

    const footer = page.locator('shop-footer');
    await expectLegalLinks(footer, site);
    await footer.locator('.footer-countries').getByRole('button').click();
    await expect(footer.locator('.footer-country-link')).toHaveCount(SITES.length);
    // In the colours of the page, and in the built-in ones.
    const accent = () => newsletter.evaluate((tag) => getComputedStyle(tag).getPropertyValue('--shop-color-accent'));
    expect(await accent()).not.toBe('');
    await page.getByRole('checkbox', { name: 'Tags in this page’s colours' }).uncheck();
    expect(await accent()).toBe('');
    expect(host.console).toEqual([]);
    expect(host.strayRequests).toEqual([]);
  });
