// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { live, READY, SCRIPT } from '../../../../test/support/checked-page.ts';
import { TEXTS } from '../../../../test/support/snippets.ts';

/** A page with an attribute of the script. */
const scriptWith = (attribute: string): string => READY.replace('defer', `data-${attribute}`);

describe('before a page goes live', () => {
  it('goes through the points of the guide, what is to do first', async () => {
    const { output, exitCode } = await live(READY);
    expect(exitCode).toBe(0);
    expect(output).toContain('company: ok: the consents of shop-newsletter name “Kávéház Kft.”.');
    expect(output).toMatch(/headers: cannot be checked here: begin the head with .* “á” appears garbled/);
    expect(output).toContain('services: cannot be checked here: run node dist/cli.js conformance');
    const headings = TEXTS['go-live.md']?.toLowerCase().match(/(?<=^## ).+$/gmu) ?? [];
    const topics = output.split('\n').map((line) => line.split(': ')[0] ?? '');
    expect([...new Set(topics)].slice(0, -2).toSorted()).toEqual(headings.toSorted());
    expect((await live(`${SCRIPT}<shop-preview>`)).output).not.toMatch(/\bform\b|by a lawyer|each newsletter/);
    const { output: other } = await live(`${SCRIPT}<shop-newsletter></shop-newsletter>`);
    const states = Array.from(other.matchAll(/: (to do|cannot|ok)/gu), ([, state = '']) => state);
    expect([...new Set(states)]).toEqual(['to do', 'cannot', 'ok']);
    expect(states.join(' ')).toMatch(/^(?:to do ?)+(?:cannot ?)+(?:ok ?)+$/u);
  });

  it('takes the company of the script tag for every tag and placeholder', async () => {
    const script = SCRIPT.replace('defer', `data-texts='{"shop": {"company": "Kávéház Kft.", "goods": "kávé"}}'`);
    const { output, exitCode } = await live(
      `${script}<shop-footer></shop-footer><p data-shop-widget="newsletter"></p>`,
    );
    expect(output.match(/company: ok: the consents of shop-\w+ name “Kávéház Kft.”/g)).toHaveLength(2);
    expect(exitCode).toBe(0);
  });

  it.each([
    ['a sign-up without a company', `${SCRIPT}<shop-newsletter></shop-newsletter>`, 'company: to do: set the text'],
    [
      'a footer beside a sign-up with a company',
      `${READY}<shop-footer></shop-footer>`,
      'company: to do: set the text shop.company of shop-footer',
    ],
    [
      'a company that a placeholder alone names',
      `${SCRIPT}<div data-shop-widget="newsletter" data-texts='{"shop.company": "Evil Kft."}'></div>`,
      'company: to do: set the text shop.company of shop-newsletter',
    ],
    ['a sign-up without goods', READY.replace(', "shop.goods": "kávé"', ''), 'goods: to do: set the text shop.goods'],
    ['the demo’s company', READY.replace('Kávéház Kft.', 'Tambrel Magyarország Kft.'), 'company: to do: tag 1, data-t'],
    ['a page without the script', '<shop-newsletter></shop-newsletter>', 'links: to do: the page does not load'],
    ['the demo’s services', scriptWith('service-base="http://localhost"'), 'to do: service-base is http://local'],
    ['an unknown value', scriptWith('offer="x"'), 'attributes: to do: the script tag: data-offer="x" is'],
    ['a misspelled name', scriptWith('offfer'), 'data-offfer is not known; did you mean "offer"?'],
    [
      'the modules of another site',
      READY.replace('widgets.js', 'widgets.ch-fr.js'),
      'attributes: to do: the modules of the page do not contain HU: load those of HU, or the one script.',
    ],
    ['that of a tag', `${READY}<shop-session ab-tets>`, '<shop-session>: ab-tets is not known; did you mean "ab-t'],
    [
      'an attribute of a placeholder without data-',
      `${READY}<div data-shop-widget="newsletter" class="a" site="HU"></div>`,
      'to do: <shop-newsletter>: write data-site: a placeholder does not read site.',
    ],
    [
      'a headline as plugins take it',
      `${READY}<shop-newsletter headline="Post"></shop-newsletter>`,
      'to do: <shop-newsletter>: headline is for plugins alone: write the text newsletter.title.',
    ],
    [
      'JSON that does not say what it is',
      `${READY}<shop-session><script type="application/json">{}</script></shop-session>`,
      'to do: <shop-session>: its JSON has no effect: write <script type="application/json" data-texts>.',
    ],
    [
      'a consent that leads to another privacy notice',
      READY.replace('"shop.g', '"newsletter.link.privacy": "/gdpr", "shop.g'),
      'links: to do: set the text newsletter.link.usage, too, such as "/gdpr#newsletter".',
    ],
    [
      'a content file of the script tag',
      `${scriptWith('content-src="/f.json"')}<shop-footer hide-newsletter></shop-footer>`,
      'content: to do: the page loads /f.json',
    ],
    [
      'a tag that is not closed',
      `${READY}<shop-session /><p>Text</p>`,
      'to do: <shop-session> is not closed: write </shop',
    ],
    [
      'a placeholder that is not closed',
      `${READY}<div data-shop-widget="session" />`,
      'to do: <div data-shop-widget="session"> is not closed: write </div> at its end.',
    ],
    ['a tag that is text', `${SCRIPT}<p>\n&lt;shop-newsletter site="HU"&gt;`, '<shop-newsletter> as text'],
    ['a placeholder that is text', '<pre>&lt;div data-shop-widget="footer"&gt;', '<div data-shop-widget> as text'],
    [
      'a policy of the page that blocks the script',
      `<head><meta http-equiv="Content-Security-Policy" content="script-src 'none'"></head>${READY}`,
      'headers: to do: the Content-Security-Policy in the page blocks the script, /shop-widgets.js',
    ],
    ['services without HTTPS', scriptWith('service-base="http://a.hu"'), 'to do: service-base is http://a.hu: pages'],
    ['a script of an example', READY.replace('/shop', 'https://widgets.example/shop'), 'links: to do: src is https'],
    [
      'an unknown key in the content of a placeholder',
      `${READY}<div data-shop-widget=footer data-hide-newsletter data-content='{&quot;seals&quot;: 1}'></div>`,
      'content: to do: tag 2, data-content 1: seals is not known',
    ],
    [
      'a seal without evidence',
      `${READY}<shop-footer hide-newsletter><script type="application/json" data-content>
        {"qualityLogos": {"logos": [{"image": {"label": "Bio", "source": "gptw"}}]}}</script></shop-footer>`,
      'seals: to do: “Bio” has no link to the evidence',
    ],
  ])('finds %s', async (_fact, html, line) => {
    const { output, exitCode } = await live(html);
    expect(output).toContain(line);
    expect(output).toMatch(/^(?:HU|DE): [1-9] to do, [1-9]\d* to check yourself\./m);
    expect(exitCode).toBe(1);
  });

  it.each(['XX', '\u001B]0;owned\u0007\u202E'])(
    'goes on with the site of a tag if a placeholder names %j',
    async (site) => {
      const { output } = await live(`<div data-shop-widget="newsletter" data-site="${site}"></div>${READY}`);
      expect(output).toMatch(/^HU: /m);
      expect(output).toContain('<shop-newsletter>: site="');
      expect(output.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    },
  );

  it('names a country once, however many of its tags have one fault', async () => {
    const { output } = await live(SCRIPT + '<shop-newsletter></shop-newsletter>'.repeat(2));
    expect(output).toMatch(/^company: to do: /mu);
  });

  it('lists nothing of a footer or a form that the page does not have', async () => {
    const { output } = await live(READY);
    expect(output).toContain('content: ok: the page has no footer.');
    expect(output).not.toMatch(/true of your shop: “Minden|elallas/);
    const script = SCRIPT.replace('defer', `data-texts='{"newsletter.link.privacy": "/x"}'`);
    for (const tag of ['preview', 'footer hidenewsletter', 'footer reduced'])
      expect((await live(`${script}<shop-${tag}>`)).output).not.toMatch(/the form|link\.usage/);
    expect((await live(`${scriptWith('hide-newsletter')}<shop-footer>`)).output).not.toContain('of shop-footer');
    expect((await live(READY.replace('HU', 'TR'))).output).not.toContain('newsletter.link.privacy →');
  });

  it('lists every address of the footer with its words, by part', async () => {
    const { output } = await live(`${READY}<shop-footer></shop-footer>`);
    expect(output).toMatch(/^links: .* part “legalLinks”, leads to .*\/elallas[^,]* “Elállás a\sszerződéstől”/m);
    expect(output.match(/^links: .* the footer, part “/gm)?.length).toBeGreaterThan(5);
    expect(output).toMatch(/^promises: .* must be true of your shop: “.*Üzletkereső, /m);
  });

  const turkish = (texts: object): string =>
    `<shop-newsletter site="TR"><script type="application/json" data-texts>${JSON.stringify(texts)}</script></shop-newsletter>`;

  it.each<[string, string, string | RegExp]>([
    ['the site of a tag', '<shop-session site="sk"></shop-session>', '\nSK: '],
    ['the site of modules', '<script type="module" src="modules/shop-widgets.ch-fr.js"></script>', '\nCH_FR: '],
    [
      'nothing of a tag in noscript',
      `${SCRIPT}<noscript><shop-footer></shop-footer></noscript>`,
      'the page contains no tag',
    ],
    ['nothing of a tag in a text', `${SCRIPT}<shop-footer></shop-footer>&lt;shop-footer&gt;`, 'attributes: ok'],
    [
      'an address as one word of a command',
      `<script src="/shop-widgets.js" data-service-base="http://x; rm -rf ~'"></script>`,
      String.raw`conformance 'http://x; rm -rf ~'\''' --site DE --origin '<origin of the page>'`,
    ],
    ['A/B tests', `${READY}<shop-footer></shop-footer>`, 'cookies: cannot be checked here: the page calls the A/B'],
    ['A/B tests with a typo', `${scriptWith('ab-tests="x"')}<shop-session>`, 'ok: the A/B test service is never'],
    ['A/B tests after consent', `${scriptWith('ab-tests="consent"')}<shop-footer>`, 'A/B test service is called after'],
    ['A/B tests that are off', `${scriptWith('ab-tests="off"')}<shop-footer>`, 'ok: the A/B test service is never'],
    ['A/B tests of one tag', `${READY}<shop-footer ab-tests="off"></shop-footer><shop-session>`, 'cookies: cannot'],
    ['A/B tests of a placeholder', `${READY}<p data-shop-widget="footer" data-ab-tests="off">`, 'cookies: cannot'],
    ['the voucher of a placeholder', `${SCRIPT}<p data-shop-widget="newsletter" data-offer="none">`, 'voucher terms: '],
    ['the site of a tag by the language of its texts', '<shop-session site="de-AT"></shop-session>', '\nAT: '],
    ['the site of a tag in typographic quotes', '<shop-session site="„SK“"></shop-session>', '\nSK: '],
    ['no A/B tests', READY, 'cookies: ok: no tag of the page calls'],
    ['the link of a form', READY, 'newsletter.link.privacy → /adatvedelem'],
    ['the voucher', READY, /promises: cannot be checked here: must be true of your shop: “¹ A\s10% kedvezményre/],
    ['how long a Turkish form keeps data', turkish({}), 'must be true of your shop: “Doğrulanmayan'],
    [
      'that it records consents',
      turkish({}),
      /“Onayım, mevzuat gereği İleti Yönetim Sistemi’ne \(İYS\)\skaydedilir\.”/,
    ],
    [
      'how long it keeps data in the words of the shop',
      turkish({ 'newsletter.legalNotice.retention': 'Veriler 3 gün saklanır.' }),
      'must be true of your shop: “Veriler 3 gün saklanır.”',
    ],
  ])('names %s', async (_fact, html, line) => {
    expect((await live(html)).output).toMatch(line);
  });

  it.each([
    ['script', scriptWith('offer="none"')],
    ['tag', READY.replace('newsletter>', 'newsletter OFFER="“None”">')],
  ])('names no voucher and none of its links if the %s offers none', async (_place, page) => {
    const { output } = await live(page);
    expect(output).toContain('promises: ok: the command recognises none;');
    expect(output).not.toMatch(/voucher|^links: .* the form leads to .*kupon/mu);
  });

  it('takes texts and content from files too', async () => {
    const { output, exitCode } = await live(
      `${SCRIPT}<shop-footer></shop-footer>`,
      ['--texts', 'texts.json', 'content.json'],
      {
        'texts.json': '{"shop": {"company": "Kávéház Kft.", "goods": "kávé"}}',
        'content.json': '{"teaser": {"groups": [{"introductoryText": "Másnapra önnél."}]}}',
      },
    );
    expect(output).toContain('company: ok: the consents of shop-footer name “Kávéház Kft.”.');
    expect(output).toContain('promises: cannot be checked here: must be true of your shop: “Másnapra önnél.”');
    expect(output).toContain('de nem tartalmazza a szállítási díjat.”');
    expect(output).toContain('egyszer használható fel. Részletek: kuponfeltételek.”');
    expect(exitCode).toBe(0);
  });

  it('checks the file of content-src if the command gets it', async () => {
    const page = `${READY}<shop-footer hide-newsletter content-src="/f.json"></shop-footer>`;
    const forgotten = await live(page);
    expect(forgotten.output).toContain('content: to do: the page loads /f.json: add that file');
    expect(forgotten.output).not.toContain('the footer, part');
    expect(forgotten.exitCode).toBe(1);
    expect((await live(page, ['f.json'], { 'f.json': '{}' })).output).toContain('content: ok: the widgets take');
    const other = page.replace('/f.json', 'https://cdn.shop.hu/f.json');
    expect((await live(other, ['f.json'], { 'f.json': '{}' })).output).toContain('hu/f.json must be UTF-8, and send');
  });

  it('opens each link where --base is given', async () => {
    const asked: string[] = [];
    const page = `${READY}<shop-footer hide-newsletter></shop-footer>`;
    const { output, exitCode } = await live(page, ['--base', 'https://shop.example'], {}, (address, method) => {
      asked.push(`${method} ${address}`);
      if (address.endsWith('/aszf')) return Promise.reject(new TypeError('fetch failed'));
      if (address.endsWith('/impresszum')) return Promise.resolve(404);
      return Promise.resolve(address.endsWith('/adatvedelem') && method === 'HEAD' ? 405 : 200);
    });
    expect(output).toMatch(/^links: to do: .* leads to \/impresszum “Impresszum”, which answers 404\.$/mu);
    expect(output).toMatch(/^links: to do: .* leads to \/aszf “ÁSZF”, which does not answer\.$/mu);
    expect(output).toMatch(/^links: ok: 8 of 10 addresses of the footer, part “legalLinks” answer\.$/mu);
    expect(output).toContain("--site HU --origin 'https://shop.example'\n");
    expect(asked).toContain('GET https://shop.example/adatvedelem');
    expect(asked.filter((each) => each.includes('#'))).toEqual([]);
    expect(exitCode).toBe(1);
  });

  it('finds one fault in a site that is not known, and takes no text for that of another', async () => {
    const page = `${SCRIPT.replace('HU', 'XX')}<shop-footer hide-newsletter content-src="/f.json"></shop-footer>`;
    const { output } = await live(page, ['f.json'], { 'f.json': '{"legalLinks": []}' });
    expect(output.match(/: to do: .*$/gmu)).toEqual([expect.stringContaining('site="XX" is not known. Allowed: DE')]);
  });

  it.each([
    ['quotes', '<a "'],
    ['comments', '<!--'],
    ['elements in elements', '<div>'],
  ])('reads a page of %s that a visitor wrote', async (_fact, written) => {
    expect((await live(READY + written.repeat(30_000))).exitCode).toBe(0);
  });
});
