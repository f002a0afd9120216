// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { live, READY } from '../../../../test/support/checked-page.ts';

describe('with tags of two countries', () => {
  const pageWith = (texts: string, second: string): string =>
    `<script src="/shop-widgets.js" data-site="AT" defer data-texts='{"shop.company": "Rad Lindner GmbH",
      "shop.goods": "Fahrräder", "newsletter.link.usage": "/daten"${texts}}'></script>
    <shop-newsletter></shop-newsletter>${second}`;

  it.each([
    '<shop-newsletter site="HU"></shop-newsletter>',
    '<div data-shop-widget="newsletter" data-site="HU"></div>',
  ])('reads each by itself: %s', async (second) => {
    const { output, exitCode } = await live(pageWith('', second));
    expect(exitCode).toBe(1);
    expect(output).toContain('HU: goods: to do: set the text shop.goods');
    expect(output).toContain('AT: goods: ok: the consents advertise “Fahrräder”.');
    expect(output).toContain('\ncompany: ok: the consents of shop-newsletter name “Rad Lindner GmbH”.');
    expect(output).toMatch(/AT: links: .* newsletter.link.usage → \/daten/);
    expect(output).not.toMatch(/HU: links: .*\/daten/);
    expect(output).toMatch(/\nAT, HU: 1 to do,/);
    const whole = await live(pageWith(', "HU": {"shop.goods": "kerékpárok"}', second));
    expect(whole.output).toContain('HU: goods: ok: the consents advertise “kerékpárok”.');
    expect(whole.exitCode).toBe(0);
    expect((await live(pageWith('', second), ['--site', 'HU'])).output).toMatch(/^goods: to do: .*\nHU: 1 to do/msu);
  });
});

it('asks to look at the goods of a page in another language', async () => {
  const { output } = await live(`<!doctype html><html lang="de-AT">${READY}`);
  expect(output).toContain(
    'goods: cannot be checked here: the page is in “de”: write goods, texts and links of HU in “hu”.',
  );
  expect((await live(`<!doctype html><html lang="hu">${READY}`)).output).not.toContain('the page is in');
});

it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'passes over a placeholder that is called %s',
  async (name) => {
    const { exitCode } = await live(`${READY}<div data-shop-widget="${name}" data-hide-newsletter></div>`);
    expect(exitCode).toBe(0);
  },
);

it('asks no host that a placeholder names, and of foreign hosts the head alone', async () => {
  const asked: string[] = [];
  const content = (url: string): string => `{"salesTax": {"link": {"url": "${url}", "text": "x"}}}`;
  const own = `<script type="application/json" data-content>${content('https://other.example.com/a')}</script>`;
  const page = `${READY}<shop-footer>${own}</shop-footer>
    <div data-shop-widget="footer" data-content='${content('https://inside.example.com/admin/delete')}'></div>`;
  const { output } = await live(page, ['--base', 'https://shop.example.com'], {}, (address, method, follows) => {
    asked.push(`${method} ${address} ${String(follows)}`);
    return Promise.resolve(405);
  });
  expect(asked.filter((line) => line.includes('inside'))).toEqual([]);
  expect(asked.filter((line) => line.includes('other'))).toEqual(['HEAD https://other.example.com/a false']);
  expect(asked.find((line) => line.startsWith('GET'))).toMatch(/^GET https:\/\/shop\.example\.com\/.* true$/);
  expect(output).toContain('inside');
});
