import { type Site, SITES } from '../../../src/embed/market/sites.ts';
import { DEMO_SITES } from '../../../demo/sites.ts';
import { expect, ONE_SITE, test } from '../support/host-page.ts';

/** What the first two lines have to say. */
const WORDS: Readonly<Record<Site, readonly [advertising: string, mail: string]>> = {
  DE: ['Werbung', 'E-Mail'],
  AT: ['Werbung', 'E-Mail'],
  CH: ['Werbung', 'E-Mail'],
  CH_FR: ['publicité', 'e-mail'],
  PL: ['informacje handlowe', 'e-mailem'],
  CZ: ['obchodních sdělení', 'e-mailem'],
  HU: ['reklámot', 'e-mailben'],
  SK: ['reklamy', 'e-mailom'],
  TR: ['ticari elektronik ileti', 'e-posta'],
};

/** Senders of 12, 26, 37, 45 and 60 characters. */
const SENDERS = [
  'Tambrel GmbH',
  'Radhaus Lindner & Co. GmbH',
  'Velohaus Lindenmann & Söhne Zürich AG',
  'Warenhandelsgesellschaft Südwest mbH & Co. KG',
  'Handelsgesellschaft der Kaffeeröstereien Lindner & Söhne mbH',
];

/** By the width of the panel in px: how many characters of a sender the two lines show, in German and in the other languages. */
const LEGIBLE = [
  [311, 26, 0],
  [343, 37, 26],
  [572, 60, 60],
] as const;

test('two lines of the folded notice name advertising, e-mail and sender in every language', async ({ host, page }) => {
  host.dependsOn(...ONE_SITE);
  const tags = SITES.flatMap((site) =>
    [DEMO_SITES[site].texts['shop.company'], ...SENDERS].map((company) => ({ site, company })),
  );
  await host.open(
    tags
      .map(({ site, company }) => {
        const texts = JSON.stringify({ 'shop.company': company });
        return `<shop-newsletter site="${site}"><script type="application/json" data-texts>${texts}</script></shop-newsletter>`;
      })
      .join(''),
  );
  const fields = page.locator('[name=email]');
  await expect(fields).toHaveCount(tags.length);
  await fields.evaluateAll((all) => {
    for (const field of all) field.focus();
  });
  const notices = page.locator('.panel-text').filter({ visible: true });
  await expect(notices).toHaveCount(tags.length);
  // No paragraph ends with a word alone, where the browser can see to it.
  await expect(notices.locator('p').first()).toHaveCSS('text-wrap-style', 'pretty');
  for (const [width, inGerman, inOthers] of LEGIBLE) {
    const folded = await notices.evaluateAll(firstLines, width);
    for (const [index, { site, company }] of tags.entries()) {
      const where = `${site}, ${company}, ${width} px`;
      const legible = (folded[index] ?? []).join(' ').replaceAll(/\s+/g, ' ').replaceAll('\u2011', '-');
      for (const word of WORDS[site]) expect.soft(legible.toLowerCase(), where).toContain(word.toLowerCase());
      // A longer one begins there.
      const length = /^(?:DE|AT|CH)$/.test(site) ? inGerman : inOthers;
      const sender = company.length <= length ? company : company.slice(0, Math.min(length, 8));
      expect.soft(legible, where).toContain(sender.replaceAll('\u00A0', ' '));
      if (site === 'TR') expect.soft(legible, where).toContain('Aydınlatma Metni');
    }
  }
  // The age is never folded.
  const unfolded = await page
    .locator('shop-newsletter')
    .evaluateAll((all) =>
      all.map(({ shadowRoot }) =>
        Array.from(shadowRoot?.querySelectorAll('.offer-small, .checkbox-detail') ?? []).some(
          (told) => /1[68]/.test(told.textContent) && told.checkVisibility() && !told.closest('.panel-text'),
        ),
      ),
    );
  expect(unfolded).toEqual(tags.map(() => true));
});

/** The first two lines of each element's text, as they break on the screen at a width in px. */
function firstLines(elements: readonly (HTMLElement | SVGElement)[], width: number): string[][] {
  return elements.map((element) => {
    element.style.inlineSize = `${width}px`;
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const lines = new Map<number, string>();
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // What only screen readers hear is a box of a pixel.
      if ((node.parentElement?.getBoundingClientRect().width ?? 0) <= 1) continue;
      for (let at = 0; at < (node.nodeValue ?? '').length && lines.size < 3; at += 1) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { height, bottom } = range.getBoundingClientRect();
        // A joiner has no box, and the characters of a line differ by less than half of its height.
        if (height === 0) continue;
        const line = Math.round(bottom / 10);
        lines.set(line, (lines.get(line) ?? '') + range.toString());
      }
    }
    return [...lines.values()].slice(0, 2).map((text) => text.replaceAll(/\s+/g, ' '));
  });
}
