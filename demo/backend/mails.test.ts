import { describe, expect, test } from 'vitest';
import { LOCALE_TEXTS } from '../../src/embed/i18n/locales.ts';
import { localeOf, signUpLinks, type Site, SITES } from '../../src/embed/market/sites.ts';
import { signUp } from '../../test/support/sign-ups.ts';
import { DEMO_SITES } from '../sites.ts';
import { createConfirmationMail, createVoucherMail } from './mails.ts';
import type { Mail } from './store.ts';
import { afterSignUp } from './subscription-rules.ts';

const PERSON = { email: 'anna@example.org', firstName: 'Anna', lastName: 'Muster' };

describe.each(SITES)('the mail of %s', (site) => {
  const locale = localeOf(site);
  const mail = write({ site });

  test('is in the language of the market', () => {
    const texts = DEMO_SITES[site].mail;
    const page = parse(mail);
    expect(page.documentElement.lang).toBe(locale);
    expect(mail).toMatchObject({ to: PERSON.email, site, locale, subject: texts.subject });
    for (const key of ['preheader', 'body', 'linkHint', 'ignore', 'expiry'] as const) {
      expect(page.body.textContent).toContain(texts[key]);
    }
    for (const key of ['body', 'button', 'expiry', 'ignore'] as const) expect(mail.text).toContain(texts[key]);
  });

  test('quotes the declaration of the form, with the address behind its reference', () => {
    const declared = parse(mail).body.textContent;
    for (const part of declarationOf(site)) {
      expect(declared).toContain(part);
      expect(mail.text).toContain(part);
    }
    expect(mail.text).not.toMatch(/Bilgilendirme|double opt/iu);
    expect(declared).toContain(DEMO_SITES[site].texts['shop.company']);
  });

  test('ends with the sender, line by line', () => {
    const lines = DEMO_SITES[site].mail.senderBlock
      .replaceAll('{{company}}', DEMO_SITES[site].texts['shop.company'])
      .split('\n');
    expect(mail.text.trimEnd().endsWith(lines.join('\n'))).toBe(true);
    const block = [...parse(mail).querySelectorAll('td td')].at(-1);
    expect(block?.textContent.trim().split('\n')).toEqual(lines);
    expect(block?.querySelectorAll('br')).toHaveLength(lines.length - 1);
  });

  test('has no unfilled placeholder', () => {
    expect(mail.html + mail.text + mail.subject + mail.from).not.toMatch(/\{\{|\}\}|<usage>/u);
  });

  test('links to the confirmation by the button and by the written URL, and to the deletion of the sign-up', () => {
    const { button, refuse } = DEMO_SITES[site].mail;
    expect(mail.confirmUrl).toBe(`http://shop.test/confirm.html?site=${site}&token=TOKEN`);
    const links = [...parse(mail).querySelectorAll('a')].map(({ href, textContent }) => ({ href, textContent }));
    expect(links).toEqual([
      { href: mail.confirmUrl, textContent: button },
      { href: mail.confirmUrl, textContent: mail.confirmUrl },
      { href: `${mail.confirmUrl}&refuse`, textContent: refuse },
    ]);
    expect(mail.text).toContain(`${button}\n${mail.confirmUrl}\n`);
    expect(mail.text).toContain(`${refuse}\n${mail.confirmUrl}&refuse\n`);
  });
});

describe.each(SITES)('the voucher mail of %s', (site) => {
  const { voucher, shop } = DEMO_SITES[site];
  const mail = writeVoucher(site);

  test('is in the language of the market, without an unfilled placeholder', () => {
    const page = parse(mail);
    expect(page.documentElement.lang).toBe(localeOf(site));
    expect(mail).toMatchObject({ to: PERSON.email, site, subject: voucher.subject });
    for (const key of ['body', 'button', 'conditions', 'reason'] as const) {
      expect(page.body.textContent).toContain(voucher[key]);
      expect(mail.text).toContain(voucher[key]);
    }
    expect(mail.html + mail.text + mail.subject).not.toMatch(/\{\{|\}\}|undefined/u);
  });

  test('has a code of its own, and leads to the shop, its conditions and the end of the subscription', () => {
    const [code] = /TAMBREL-[2-9A-HJ-NP-Z]{8}/u.exec(mail.text) ?? [];
    expect(parse(mail).body.textContent).toContain(code);
    expect(writeVoucher(site).text).not.toContain(code);
    const page = (path: string): string => `http://shop.test${path}?site=${site}`;
    expect([...parse(mail).querySelectorAll('a')].map(({ href, textContent }) => ({ href, textContent }))).toEqual([
      { href: `http://shop.test/?site=${site}`, textContent: voucher.button },
      { href: page(signUpLinks(site).voucherConditions), textContent: shop['page.voucherConditions'] },
      { href: page('/unsubscribenewsletter'), textContent: shop['page.unsubscribe'] },
    ]);
  });
});

test.each([
  ['2026-11-23T11:00Z', '2026. december 23. napjáig'],
  ['2027-01-31T11:00Z', '2027. február 28. napjáig'],
  ['2026-12-31T23:30Z', '2027. február 1. napjáig'],
])('the voucher of Hungary is for a single use within a month of the sign-up: %s', (signedUpAt, until) => {
  const { text } = writeVoucher('HU', Date.parse(signedUpAt));
  expect(text).toContain(`1\u00a0hónapig, ${until} érvényes, és egyszer használható fel`);
});

test('a mail quotes the consent to offers only if its checkbox was checked', () => {
  const offers = LOCALE_TEXTS['de-DE']['newsletter.consent.label'].slice(0, 40);
  expect(write({ consents: ['NEWSLETTER'] }).text).not.toContain(offers);
  expect(write({ consents: ['NEWSLETTER', 'DNE'] }).text).toContain(offers);
});

describe('the greeting', () => {
  test.each([
    ['DE', PERSON, 'Guten Tag Anna Muster,'],
    ['HU', PERSON, 'Tisztelt Muster Anna!'],
    ['TR', { ...PERSON, lastName: null }, 'Merhaba Anna,'],
    ['DE', { ...PERSON, firstName: null, lastName: null }, 'Guten Tag,'],
    ['AT', { ...PERSON, firstName: 'J.R.', lastName: 'Evil.gg' }, 'Guten Tag J.\u2060R.\u2060 Evil.\u2060gg,'],
  ] as const)('in %s of %j is "%s"', (site, recipient, greeting) => {
    const mail = write({ site, recipient });
    expect(mail.text.split('\n')[0]).toBe(greeting);
    expect(parse(mail).querySelector('h1 + p')?.textContent).toBe(greeting);
  });
});

test('a name is escaped in the mail', () => {
  const lastName = `<img src=x onerror="alert(1)"> & 'Co' {{shop}}`;
  const page = parse(write({ recipient: { ...PERSON, lastName } }));
  expect(page.querySelectorAll('img, script')).toHaveLength(0);
  expect(page.querySelector('h1 + p')?.textContent).toBe(`Guten Tag Anna ${lastName},`);
});

/** The parts of what the form of a site declares, without names: the words up to a link, and the link with its address. */
function declarationOf(site: Site): string[] {
  const texts = LOCALE_TEXTS[localeOf(site)];
  const [text = ''] = texts[site === 'TR' ? 'newsletter.legals.label' : 'newsletter.legalNotice'].split('\n\n');
  const [words = '', link] = (text.split('}}').at(-1) ?? '').split(/<\/?usage>/u);
  const path = signUpLinks(site).usage.replace('#', `?site=${site}#`);
  return [words, ...(link === undefined ? [] : [`${link} (http://shop.test${path})`])];
}

function write(changes: Partial<Parameters<typeof createConfirmationMail>[0]> = {}): Mail {
  const site = changes.site ?? 'DE';
  return createConfirmationMail({
    recipient: PERSON,
    site,
    token: 'TOKEN',
    at: 0,
    consents: ['NEWSLETTER'],
    pages: 'http://shop.test',
    ...changes,
  });
}

function writeVoucher(site: Site, at = 0): Mail {
  const { subscriber } = afterSignUp(undefined, [], signUp({ site, ...PERSON, at }));
  return createVoucherMail({ subscriber, at, pages: 'http://shop.test' });
}

function parse(mail: Mail): Document {
  return new DOMParser().parseFromString(mail.html, 'text/html');
}
