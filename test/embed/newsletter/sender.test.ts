import { type Site, SITES } from '../../../src/embed/market/sites.ts';
import { DEMO_SITES } from '../../../demo/sites.ts';
import { expect, test } from '../support/host-page.ts';
import { formOf } from './form.ts';

/** What the first line has to say. */
const WORDS: Readonly<Record<Site, readonly [advertising: string, mail: string]>> = {
  DE: ['Werbung', 'E-Mail'],
  AT: ['Werbung', 'E-Mail'],
  CH: ['Werbung', 'E-Mail'],
  CH_FR: ['publicité', 'e-mail'],
  PL: ['informacje handlowe', 'e-mailem'],
  CZ: ['obchodní sdělení', 'e-mailem'],
  HU: ['reklámot', 'e-mailben'],
  SK: ['reklamu', 'e-mailom'],
  TR: ['ticari elektronik ileti', 'e-posta'],
};

/** Senders of 12, 26, 45 and 60 characters. */
const SENDERS = [
  'Tambrel GmbH',
  'Röstereien Lindner AG Wien',
  'Kaffeerösterei Lindner & Söhne GmbH & Co. KG.',
  'Handelsgesellschaft der Kaffeeröstereien Lindner & Söhne mbH',
];

for (const site of SITES) {
  test(`the folded notice of ${site} begins with advertising and e-mail, whoever sends it`, async ({ host, page }) => {
    const tags = [DEMO_SITES[site].texts['shop.company'], ...SENDERS].map((company) => {
      const texts = JSON.stringify({ 'shop.company': company });
      return `<shop-newsletter site="${site}"><script type="application/json" data-texts>${texts}</script></shop-newsletter>`;
    });
    await host.open(tags.join(''));
    for (const [index, company] of [DEMO_SITES[site].texts['shop.company'], ...SENDERS].entries()) {
      const tag = page.locator('shop-newsletter').nth(index);
      await formOf(tag, site).email.click();
      const notice = tag.locator('.panel-text');
      for (const width of [328, 343, 572]) {
        await notice.evaluate((text, px) => text.setAttribute('style', `inline-size: ${px}px`), width);
        const [first = '', second = ''] = await notice.evaluate(linesOf);
        for (const word of WORDS[site]) {
          expect.soft(first.replaceAll('\u2011', '-').toLowerCase(), company).toContain(word.toLowerCase());
        }
        const legible = `${first} ${second}`.replaceAll(/\s+/g, ' ');
        // A longer one begins there.
        const sender = company.length <= 26 && width > 328 ? company : company.slice(0, 8);
        expect.soft(legible, `${width} px`).toContain(sender.replaceAll('\u00A0', ' '));
        if (site === 'TR') expect.soft(legible).toContain('Aydınlatma Metni');
      }
      // Never folded.
      const summary = tag.locator('.offer-small', { hasText: /1[68]/ });
      await expect(summary.filter({ visible: true }).first()).toBeVisible();
      expect(await summary.first().evaluate((told) => told.closest('.panel-text'))).toBeNull();
    }
  });
}

test('a page without names has its host named, with one warning', async ({ host, page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await host.open('<shop-newsletter></shop-newsletter><shop-newsletter></shop-newsletter>');
  for (const tag of await page.locator('shop-newsletter').all()) {
    await formOf(tag).email.click();
    await expect(tag.getByText('Absender ist der Betreiber von shop.example')).toBeVisible();
  }
  expect(warnings.filter((text) => text.includes('Set "shop.company"'))).toHaveLength(1);
});

/** The lines of an element's text, as they break on the screen. */
function linesOf(element: Element): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const lines = new Map<number, string>();
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // What only screen readers hear is a box of a pixel.
    if ((node.parentElement?.getBoundingClientRect().width ?? 0) <= 1) continue;
    for (let at = 0; at < (node.nodeValue ?? '').length; at += 1) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { height, bottom } = range.getBoundingClientRect();
      // A joiner has no box, and the characters of a line differ by less than half of its height.
      if (height === 0) continue;
      const line = Math.round(bottom / 10);
      lines.set(line, (lines.get(line) ?? '') + range.toString());
    }
  }
  return [...lines.entries()].sort(([a], [b]) => a - b).map(([, text]) => text.replaceAll(/\s+/g, ' '));
}
