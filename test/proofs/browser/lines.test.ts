import { createConfirmationMail, createVoucherMail } from '../../../demo/backend/mails.ts';
import type { Subscriber } from '../../../demo/backend/records.ts';
import { shopContent } from '../../../demo/index/page/footer-content.ts';
import { DEMO_SITES } from '../../../demo/sites.ts';
import { type Site, SITES } from '../../../src/embed/market/sites.ts';
import { child, openEverything, openFooter } from '../../embed/footer/footer-page.ts';
import { fillIn, formOf } from '../../embed/newsletter/form.ts';
import { HOST_FONT, HOST_FONT_SHEET } from '../../embed/support/host-font.ts';
import { expect, type HostPage, test } from '../../embed/support/host-page.ts';
import { SIGN_UP_CALL } from '../../embed/support/sign-up.ts';
import { signUp } from '../../support/sign-ups.ts';

/** Of 12, 26 and 45 characters. */
const NAMES = ['Lindner GmbH', 'Haus Lindner GmbH & Co. KG', 'Handelshaus Kawy i Herbaty Lindner sp. z o.o.'];
const FONTS = [HOST_FONT, "'Wide', 'Wide Extended'"];
/** The second of the fonts. */
const WIDE = HOST_FONT_SHEET.replaceAll('Host Sans', 'Wide').replaceAll('src:', 'size-adjust: 112%; src:');
/** What stays on one line, and what a break does to it. Parts of an address may be apart. */
const PIECES: readonly (readonly [fault: string, source: string])[] = [
  ['cuts a word', String.raw`[\p{L}\p{M}\p{N}]{5,}`],
  ['breaks where a blank or hyphen ties', String.raw`[^\s\u2011][\u00A0\u202F\u2011]+[^\s\u2011]`],
  ['ends with one letter and a hyphen', String.raw`(?<![\p{L}\p{N}])\p{L}-\p{L}`],
  ['parts a number from its noun', String.raw`(?:(?<!:\d)\d|[\dIVX]\.|§)[ \u00A0][\p{L}\d%§×€]`],
  ['parts a legal form', String.raw`GmbH & Co\. KG|sp\.\sz\so\.o\.|s\.\s?r\.\s?o\.`],
];

/** A page with the footer, with a form for each kind of text and each sender, and with the mails. */
async function openAll(host: HostPage, site: Site): Promise<void> {
  const { texts } = DEMO_SITES[site];
  const textsWith = (company = '') => JSON.stringify({ ...texts, 'shop.company': company }).replaceAll("'", '&#39;');
  const forms = Array.from({ length: 7 }, (_, at) => {
    const own = `site="${site}" data-texts='${textsWith(NAMES[at % 3])}'`;
    return `<shop-newsletter ${own} ${at === 3 ? 'offer="none" invalid-link' : ''}></shop-newsletter>`;
  });
  const sending = { at: 0, pages: 'https://shop.example', token: 'T'.repeat(43) };
  const to: Subscriber = { ...signUp({ site }), status: 'SUBSCRIBED', confirmedAt: 0, consents: [], interests: [] };
  const mails = NAMES.flatMap((company) => {
    Object.assign(texts, { 'shop.company': company });
    return [
      createConfirmationMail(to, { ...sending, consents: ['NEWSLETTER', 'DNE'] }),
      createVoucherMail(to, sending),
    ];
  }).map(({ html }) => {
    const page = html.replace('</head>', `<style>${HOST_FONT_SHEET}${WIDE}</style></head>`);
    return `<iframe srcdoc="${page.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" width="100%"></iframe>`;
  });
  await openFooter(host, {
    attributes: `site="${site}" data-texts='${textsWith(NAMES[1])}'`,
    inside: child(shopContent(site)),
    psData: { body: { nl_status: 'NONE' } },
    around: `%<style>body { margin: 0 } iframe { border: 0 } ${WIDE}</style>${forms.join('')}${mails.join('')}`,
  });
}

/** Forms with the notice unfolded and each error, one with a hint, one that succeeds and two that fail. */
async function bringIntoStates(host: HostPage, site: Site): Promise<void> {
  const wrong = [[''], ['bad', '#'], [`${'a'.repeat(260)}@example.com`, 'a'.repeat(60)], ['anna@gmial.com', '']];
  for (const at of Array.from({ length: 7 }).keys()) {
    const tag = host.page.locator('shop-newsletter').nth(at);
    const form = formOf(tag, site);
    await form.email.click();
    if (at < 3) await form.legalNotice.click();
    const [address, name = ''] = wrong[at] ?? [];
    if (address === undefined) await fillIn(tag, site);
    else await form.email.fill(address);
    for (const field of [form.firstName, form.lastName])
      if (address && (await field.isVisible())) await field.fill(name);
    if (at === 5) host.serve(SIGN_UP_CALL, { status: 500 });
    await host.page.context().setOffline(at === 6);
    await form.submit.click();
    if (at > 3) await expect(at === 4 ? form.success : form.retry).toBeVisible();
  }
  await host.page.context().setOffline(false);
}

for (const site of SITES) {
  test(`no line of ${site} parts what belongs together, at 57 widths in two fonts`, async ({ host, page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await openAll(host, site);
    await bringIntoStates(host, site);
    await page.evaluate(loadFonts, FONTS);
    const found = new Map<string, number>();
    let blocks = await page.evaluateHandle(findPieces, PIECES);
    for (let width = 320; width <= 1440; width += 20) {
      await page.setViewportSize({ width, height: 900 });
      if ([320, 780, 1280].includes(width)) {
        await expect(page.locator('.footer-countries')).toHaveCount(width === 780 ? 0 : 1);
        await openEverything(page);
        blocks = await page.evaluateHandle(findPieces, PIECES);
      }
      for (const fault of await blocks.evaluate(faultsIn, FONTS)) found.set(fault, width);
    }
    expect([...found].map(([fault, width]) => `${fault}, at up to ${width} px`)).toEqual([]);
  });
}

/** Until a font is there, lines are as long as in another one. */
async function loadFonts(fonts: readonly string[]): Promise<void> {
  const mails = Array.from(document.querySelectorAll('iframe')).flatMap(({ contentDocument }) => contentDocument ?? []);
  const loads = [document, ...mails].flatMap((page) => fonts.map((font) => page.fonts.load(`16px ${font}`)));
  await Promise.all(loads);
}

/** The blocks of text, with the first and the last letter of each piece. */
function findPieces(patterns: typeof PIECES) {
  const roots = Array.from(document.querySelectorAll('shop-newsletter, shop-footer'), (tag) => tag.shadowRoot);
  const mails = Array.from(document.querySelectorAll('iframe'), (frame) => frame.contentDocument?.body);
  const lettersOf = new Map<Element, [text: Text, at: number][]>();
  for (const root of [...roots, ...mails]) {
    const walker = document.createTreeWalker(root ?? document, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      let block = node.parentElement;
      while (block?.parentElement && getComputedStyle(block).display === 'inline') block = block.parentElement;
      // What only screen readers hear is a box of a pixel.
      if (!block || block.closest('style, option') || block.getBoundingClientRect().width <= 1) continue;
      const letters = lettersOf.get(block) ?? [];
      for (let at = 0; at < node.length; at += 1) letters.push([node, at]);
      lettersOf.set(block, letters);
    }
  }
  const range = (from?: [Text, number], to = from): Range => {
    const made = (from?.[0].ownerDocument ?? document).createRange();
    if (from) made.setStart(...from);
    if (to) made.setEnd(to[0], to[1] + 1);
    return made;
  };
  return Array.from(lettersOf.values(), (letters) => {
    const text = letters.map(([{ data }, at]) => data[at]).join('');
    const prose = text.replaceAll(/\S*(?:@|:\/\/)\S*/g, (address) => ' '.repeat(address.length));
    const pieces = patterns.flatMap(([fault, source]) =>
      Array.from(prose.matchAll(new RegExp(source, 'gu')), ({ 0: piece, index }) => {
        const end = index + piece.length;
        const seen = `${fault}: ${text.slice(Math.max(0, index - 15), index)}[${piece}]${text.slice(end, end + 9)}`;
        return { fault: seen, first: range(letters[index]), last: range(letters[end - 1]) };
      }),
    );
    return { all: range(letters[0], letters.at(-1)), pieces };
  });
}

/** The pieces that are on two lines, in one of the fonts. */
function faultsIn(blocks: ReturnType<typeof findPieces>, fonts: readonly string[]): string[] {
  const mails = Array.from(document.querySelectorAll('iframe'), (frame) => frame.contentDocument?.body);
  return fonts.flatMap((font) => {
    for (const body of [document.body, ...mails]) body?.style.setProperty('font-family', font);
    const folded = blocks.filter(({ all }) => all.getClientRects().length > 1).flatMap(({ pieces }) => pieces);
    const bottom = (letter: Range): number => letter.getBoundingClientRect().bottom;
    return folded.filter(({ first, last }) => bottom(last) - bottom(first) > 8).map(({ fault }) => fault);
  });
}
