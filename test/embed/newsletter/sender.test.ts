import { type Site, SITES } from '../../../src/embed/market/sites.ts';
import { DEMO_SITES } from '../../../demo/sites.ts';
import { expect, test } from '../support/host-page.ts';
import { formOf } from './form.ts';

/** What the two lines have to say besides the sender. */
const WORDS: Readonly<Record<Site, readonly [advertising: string, mail: string]>> = {
  DE: ['Werbung', 'E-Mail'],
  AT: ['Werbung', 'E-Mail'],
  CH: ['Werbung', 'E-Mail'],
  CH_FR: ['publicité', 'e-mail'],
  PL: ['informacje handlowe', 'e\u2011mailem'],
  CZ: ['obchodní sdělení', 'e\u2011mailem'],
  HU: ['reklámot', 'e-mailben'],
  SK: ['reklamu', 'e\u2011mailom'],
  TR: ['ticari elektronik ileti', 'e-posta'],
};

for (const site of SITES) {
  for (const width of [343, 572]) {
    test(`the folded notice of ${site} names sender, advertising and e-mail in two lines of ${width} px`, async ({
      host,
      page,
    }) => {
      const company = DEMO_SITES[site].texts['shop.company'];
      const texts = JSON.stringify({ 'shop.company': company });
      await host.open(
        `<shop-newsletter site="${site}"><script type="application/json" data-texts>${texts}</script></shop-newsletter>`,
      );
      await formOf(page, site).email.click();
      const notice = page.locator('.panel-text');
      await notice.evaluate((text, px) => text.setAttribute('style', `inline-size: ${px}px`), width);
      const lines = await notice.evaluate(linesOf);
      const legible = lines.slice(0, 2).join('');
      for (const word of [company, ...WORDS[site]]) expect(legible).toContain(word.replaceAll('\u00a0', ' '));
      if (site === 'TR') expect(legible).toContain('(Aydınlatma Metni)');
    });
  }
}

test('a page without names has its host named, with one warning', async ({ host, page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await host.open('<shop-newsletter></shop-newsletter><shop-newsletter></shop-newsletter>');
  for (const tag of await page.locator('shop-newsletter').all()) {
    await formOf(tag).email.click();
    await expect(tag.getByText('dass mir der Betreiber von shop.example Werbung')).toBeVisible();
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
