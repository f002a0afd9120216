import { type Site, SITES } from '../../../src/embed/market/sites.ts';
import { DEMO_SITES } from '../../../demo/sites.ts';
import { expect, test } from '../support/host-page.ts';
import { formOf } from './form.ts';

/** What the first two lines have to say. */
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

test('the folded notice begins with advertising and e-mail in every language, whoever sends it', async ({
  host,
  page,
}) => {
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
  for (const width of [328, 343, 572]) {
    const folded = await notices.evaluateAll(firstLines, width);
    for (const [index, { site, company }] of tags.entries()) {
      const [first = '', second = ''] = folded[index] ?? [];
      const where = `${site}, ${company}, ${width} px`;
      const legible = `${first} ${second}`.replaceAll(/\s+/g, ' ');
      for (const word of WORDS[site]) {
        expect.soft(legible.replaceAll('\u2011', '-').toLowerCase(), where).toContain(word.toLowerCase());
      }
      // A longer one begins there.
      const sender = company.length <= 26 && width > 328 ? company : company.slice(0, 8);
      expect.soft(legible, where).toContain(sender.replaceAll('\u00A0', ' '));
      if (site === 'TR') expect.soft(legible, where).toContain('Aydınlatma Metni');
    }
  }
  // The age is never folded.
  const unfolded = await page
    .locator('shop-newsletter')
    .evaluateAll((all) =>
      all.map(({ shadowRoot }) =>
        Array.from(shadowRoot?.querySelectorAll('.offer-small') ?? []).some(
          (told) => /1[68]/.test(told.textContent) && told.checkVisibility() && !told.closest('.panel-text'),
        ),
      ),
    );
  expect(unfolded).toEqual(tags.map(() => true));
});

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
