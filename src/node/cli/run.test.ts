// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { DEMO_SITES } from '../../../demo/sites.ts';
import type { FooterContent } from '../../../widgets/footer/content/content-schema.ts';
import { mergeContent } from '../../../widgets/footer/content/merge-content.ts';
import { builtInContent } from '../../../widgets/footer/content/built-in.ts';
import { LOCALE_TEXTS } from '../../embed/i18n/locales.ts';
import { SITES } from '../../embed/market/sites.ts';
import { run } from './run.ts';

const FILES: Record<string, string> = {
  'good.json': '{"headline": "Service"}',
  'links.json': '{"legalLinks": [{"url": "/impressum-neu", "text": "Impressum & Co"}]}',
  'link.html': '<a href="/subscribenewsletter">Newsletter</a>\n',
  'recht.json': JSON.stringify({ legalLinks: builtInContent('DE').legalLinks }),
  'notice-of-de.json': JSON.stringify({
    'shop.company': 'X',
    'newsletter.legalNotice': LOCALE_TEXTS['de-DE']['newsletter.legalNotice'],
    'shop.goods': 'Tee',
  }),
  'empty.json': '',
  'typo.json': '{"legallinks": []}',
  'keys.json': JSON.stringify({ '\u001b[2J\u0007owned\r\n\u202e': 1, 'a\u2028b': 1 }),
  'esc.json': '\u001b[31m{',
  'cut.json': '{\n  "headline": "',
  'unclosed.json': '{"headline": "x"\n',
  'comma.json': '\n{"headline": "x"\n "seo": 1}',
  // As reading gives it.
  'utf-16.json': '\uFFFD\uFFFD{\0"\0',
  'deep.json': `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  'odr.json': '{"legalLinks": [{"url": "https://ec.europa.eu/consumers/odr/", "text": "Online vitarendezés"}]}',
  // A good sentence of the market in other words than the built-in ones.
  'texts.json': JSON.stringify({
    shop: { company: 'Radhaus Lindner GmbH', goods: 'Fahrräder', age: '18' },
    'newsletter.consent.label': 'Freiwillig und kostenfrei: {{sender}} darf auswerten, welche E-Mails ich öffne.',
  }),
  // A notice of the shop's own, which names its goods.
  'notice.json': '{"shop.company": "Radhaus GmbH", "newsletter.legalNotice": "{{sender}} wirbt für Fahrräder."}',
  'goods.json': '{"shop.goods": "kávé, divat"}',
  'age.json': '{"shop.age": "15"}',
  'open.json': '{"newsletter.privacyHint": "Siehe <privacy>Datenschutz."}',
  'strange.json': '{"newsletter.privacyHint": "Siehe <usage>Datenschutz</usage>."}',
  'name.json': '{"shop.name": "Kávéház"}',
  ...Object.fromEntries(
    SITES.flatMap((site) => [
      [`${site}.content.json`, JSON.stringify(DEMO_SITES[site].content)],
      [`${site}.texts.json`, JSON.stringify(DEMO_SITES[site].texts)],
    ]),
  ),
  'unknown-text.json': '{"newsletter.heading": "Hírlevél"}',
};

function readFile(file: string): Promise<string> {
  const text = FILES[file];
  return text === undefined ? Promise.reject(new Error(`ENOENT: ${file}`)) : Promise.resolve(text);
}

async function shopWidgets(line: string) {
  let printed = '';
  const print = (text: string): void => void (printed += text);
  const { output, exitCode } = await run(line.split(' ').filter(Boolean), {
    readFile,
    print,
    ask: () => Promise.resolve(200),
    environment: {},
  });
  return { output: printed + output, exitCode, printed };
}

describe('the command', () => {
  it.each([
    ['check odr.json', 0, 'odr.json: good.\n'],
    ['check empty.json', 0, 'empty.json: good, but empty: it changes nothing.'],
    ['check typo.json', 1, 'typo.json: legallinks is not known; did you mean "legalLinks"?'],
    ['check cut.json', 1, 'it is not valid JSON: '],
    ['check unclosed.json', 1, 'in line 1, column 17, before it is complete: a } or ] is missing.'],
    ['check comma.json', 1, ' (line 3, column 2).'],
    ['check utf-16.json', 1, 'utf-16.json: it is not in UTF-8, which browsers expect: save it as UTF-8.'],
    ['check deep.json', 1, 'deep.json: a is not known'],
    ['check none.json', 1, 'ENOENT'],
    ['check', 2, 'needs a file name'],
    ['check --site DE links.json', 0, 'links.json: good.'],
    ['check --site AT recht.json', 0, 'recht.json: good.'],
    ['check --site PL recht.json', 1, '].text is the built-in text of DE; use that of PL, or your own.'],
    ['check --site AT --texts notice-of-de.json', 1, ': newsletter.legalNotice is the built-in text of DE; use that'],
    ['check --without demo.shp links.json', 2, '--without "demo.shp" is not known; did you mean "demo.shop"?'],
    ['check --site DE --texts texts.json', 0, 'texts.json: good.'],
    ['check --texts notice.json', 0, 'notice.json: good.'],
    ['check --site HU --texts goods.json', 1, 'goods.json: "shop.company" is missing'],
    ['check --site HU --texts name.json', 1, 'name.json: "shop.goods" is missing'],
    ['check --texts age.json', 1, 'age.json: "shop.age": its value must be a number from 16 on'],
    ['check --texts open.json', 1, '<privacy> is not closed or not known; this text has <privacy>.'],
    ['check --texts strange.json', 1, '<usage> is not closed or not known; this text has <privacy>.'],
    ['check --law --site AT', 0, 'Source: AStG, section 19. Applies if: you have committed yourself'],
    ['check --law', 0, '\nTR: a reading list. Not legal advice'],
    [
      'check --site HU --texts unknown-text.json',
      1,
      'unknown-text.json: "newsletter.heading": unknown key; did you mean',
    ],
    ['fallback --site XX', 2, '"XX" is not a site'],
    ['fallback --sit AT', 2, '--sit is not known; did you mean "--site"?'],
    ['fallback --site --content', 2, "Option '--site"],
    ['check --live content.json', 2, 'needs one page'],
    ['check --live --base shop.example page.html', 2, '--base is for --live, and takes the address'],
    ['fallback AT', 2, '\nnode dist/cli.js fallback --help shows the options.\n'],
    ['check --help', 0, 'node dist/cli.js check --law [--site HU]'],
    ['check -h', 0, 'node dist/cli.js check --law [--site HU]'],
    ['mock --origin localhost:3000', 2, 'not an origin'],
    ['fallback --site AT --content typo.json', 1, 'legallinks'],
    ['prerender --tag shop-nothing', 2, 'needs --tag'],
    ['prerender --tag shop-footer --now never', 2, '"never" is not a date'],
    ['prerender --tag shop-footer --content typo.json', 1, 'did you mean "legalLinks"?'],
    ['prerender --tag shop-footer --texts none.json', 1, 'none.json: ENOENT'],
    ['prerender --tag shop-footer --page shop.example', 2, '"shop.example" is not an address; write it in full'],
    ['prerender --tag shop-footre', 2, '"shop-footre" is not a tag; did you mean "shop-footer"?'],
    ['prerender --tag shop-footer --attribute sitee=AT', 2, '<shop-footer>: sitee is not known; did you mean "site"?'],
    ['prerender --tag shop-footer --attribute data-x=1 --attribute id=a', 0, '<shop-footer'],
    ['--version', 0, 'shop-widgets 0.'],
    ['chek good.json', 2, '"chek" is not a command; did you mean "check"?'],
    ['prerender --tag shop-footer --attribute a"b=1', 1, 'cannot be the name of an attribute'],
    ['', 2, 'Usage'],
    ['help', 0, '\n  node dist/cli.js check'],
    ['schema', 0, '"$schema"'],
  ])('%j ends with %i', async (line, exitCode, output) => {
    const result = await shopWidgets(line);
    expect(result.exitCode).toBe(exitCode);
    expect(result.output).toContain(output);
    // Nobody owns the package name, so a stranger could take it and run code at those who follow the advice.
    expect(result.output).not.toContain('npx');
  });

  it.each([
    'check keys.json',
    'check esc.json',
    'check --site DE --texts keys.json',
    'check --site \u001b[2J good.json',
  ])('prints no character that a terminal obeys: %j', async (line) => {
    const { output } = await shopWidgets(line);
    expect(output.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    expect(output).toContain('\\u{1b}[');
  });

  it.each(SITES)('finds in what the demo’s shop of %s says all that no other shop may say', async (site) => {
    const { content, texts } = DEMO_SITES[site];
    const { qualityLogos, socialMedia, appReferences } = content as FooterContent;
    const seals = (qualityLogos?.logos ?? []).map(({ link }) => `is a seal of the demo's shop, ${link?.url};`);
    const icons = [...(socialMedia?.socialMediaIcons ?? []), ...(appReferences?.appIcons ?? [])];
    const networks = icons.map(({ link }) => `leads to no page of your shop, ${link.url};`);
    const named = [texts['shop.name'], texts['shop.company']];
    const names = named.map((name) => `names the demo's shop in “${name}”;`);
    const call = `check --site ${site} --texts ${site}.texts.json ${site}.content.json`;
    const { output, exitCode } = await shopWidgets(call);
    expect(exitCode).toBe(1);
    for (const line of [...seals, ...networks, ...names]) expect(output).toContain(line);
    expect(output.match(/: seo\.columns\S+\.url is of the demo's shop, “\/c\//gu)).toHaveLength(24);
    expect(output).toContain(`: shop.goods is of the demo's shop, “${texts['shop.goods']}”`);
    const kept = (await shopWidgets(`${call} --without demo.shop`)).output.trim().split('\n');
    expect(kept).toHaveLength(seals.length + networks.length + names.length);
  });

  it.each(SITES)('prints content of %s to begin with, which is in order and says nothing of a shop', async (site) => {
    const { output } = await shopWidgets(`content --site ${site}`);
    FILES['neutral.json'] = output;
    const checked = await shopWidgets(`check --site ${site} neutral.json`);
    expect(checked.output).toBe('neutral.json: good.\n');
    expect(checked.exitCode).toBe(0);
    const { content } = mergeContent(builtInContent(site), JSON.parse(output));
    expect(content.teaser?.groups?.map(({ heading }) => heading?.iconName)).not.toContain('card');
    expect(content.teaser?.groups?.every(({ introductoryText }) => introductoryText === undefined)).toBe(true);
    expect(content.legalLinks).toEqual(builtInContent(site).legalLinks);
    expect(content.countries?.length).toBe(SITES.length);
  });

  it('prints a footer that holds its links in the kinds that a tag hides later', async () => {
    const { output } = await shopWidgets('fallback --site=DE');
    const template = document.createElement('template');
    template.innerHTML = output;
    const tag = template.content.querySelector('shop-footer');
    expect(tag?.querySelectorAll('a').length).toBeGreaterThan(50);
    expect([...new Set([...(tag?.children ?? [])].map((child) => child.localName))]).toEqual(['nav', 'ul', 'p']);
    expect([...(tag?.children ?? [])].every((child) => child.hasAttribute('data-fallback'))).toBe(true);
  });

  it('prints a tag that shows before the script has run', async () => {
    const { output, exitCode } = await shopWidgets(
      'prerender --tag shop-newsletter --site AT --attribute spa --attribute title=a=b --texts name.json --nonce n1',
    );
    expect(exitCode).toBe(0);
    expect(output).toMatch(
      /^<shop-newsletter site="AT" spa="" title="a=b"><template shadowrootmode="open"><style nonce="n1" /,
    );
    expect(output).toContain(
      '<script type="application/json" data-texts="">{"shop.name":"K\\u00e1v\\u00e9h\\u00e1z"}</script>',
    );
  });

  it('puts an editor’s content and a page’s fallback into the prerendered tag', async () => {
    const { output } = await shopWidgets(
      'prerender --tag shop-footer --default site=PL --content links.json --fallback link.html --nested --now 2026-12-01',
    );
    expect(output).toContain('lang="pl-PL"');
    expect(output).toContain('role="group"');
    expect(output).toContain('Impressum &amp; Co<');
    expect(output).toMatch(/<\/script><a href="\/subscribenewsletter">Newsletter<\/a><\/shop-footer>\n$/);
  });

  it('puts an editor’s content into the fallback', async () => {
    const link = '<a href="/impressum-neu">Impressum &amp; Co</a>';
    expect((await shopWidgets('fallback --site DE')).output).not.toContain(link);
    expect((await shopWidgets('fallback --site DE --content links.json')).output).toContain(link);
  });
});
