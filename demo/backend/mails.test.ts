// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { signUp } from '../../test/support/sign-ups.ts';
import { LOCALE_TEXTS } from '../../src/embed/i18n/locales.ts';
import { shownTexts, withWholeLegalForm } from '../../src/embed/i18n/shown-texts.ts';
import { localeOf, type Site, SITES } from '../../src/embed/market/sites.ts';
import { DEMO_SITES } from '../sites.ts';
import { createConfirmationMail, createVoucherMail } from './mails.ts';
import type { Mail, Subscriber } from './records.ts';

const PAGES = 'http://shop.test';
const PERSON = { firstName: 'Anna', lastName: 'Muster' };

describe.each(SITES)('the confirmation mail of %s', (site) => {
  const mail = confirmation({ site });
  const { mail: texts, texts: given } = DEMO_SITES[site];
  const company = withWholeLegalForm(given['shop.company']);

  test('says all in the language of the market, and ends with the sender', () => {
    const page = parse(mail);
    expect(page.documentElement.lang).toBe(localeOf(site));
    expect(mail.subject).toBe(texts.subject);
    expect(texts.button, 'the button opens a page, and the button of the page confirms').not.toBe(
      texts['confirm.button'],
    );
    for (const key of ['preheader', 'body', 'linkHint', 'ignore', 'expiry'] as const) {
      expect(page.body.textContent).toContain(texts[key]);
    }
    const sender = texts.senderBlock.replaceAll('{{company}}', company);
    expect(page.querySelector('main > :last-child')?.textContent).toBe(sender);
    expect(mail.html + mail.from).not.toMatch(/\{\{|\}\}|<usage>|undefined/u);
  });

  test('quotes the declaration of the form, with its sender and the address behind its reference', () => {
    const { body } = parse(mail);
    const { words, link, address } = declarationOf(site);
    for (const part of [words, link, company]) expect(body.textContent).toContain(part);
    expect(body.querySelector('.box')?.textContent).toMatch(/\b1[68]\b/u);
    const links = Array.from(body.querySelectorAll<HTMLAnchorElement>('.box a'), ({ textContent, href }) => [
      textContent,
      href,
    ]);
    expect(links).toEqual(link ? [[link, address]] : []);
  });
});

test.each(SITES)('the voucher mail of %s has its code on one line, and a link to withdraw single consents', (site) => {
  const mail = voucherMail(site);
  expect(mail.html).toMatch(/\.code \{[^}]*white-space: nowrap/u);
  expect(parse(mail).querySelector('[href*=unsubscribe]')?.textContent).toMatch(
    /Einwilligungen|consentement|[zZ]god|souhlas|hozzájárulás|súhlas|rıza/u,
  );
});

test.each([
  ['CZ', /^Obchodní sdělení: /u, 'Act 480/2004, section 7(4)(a): clearly and at once'],
  ['PL', /Informacja handlowa: /u, 'Act on services by electronic means, article 9(1)'],
  ['SK', /Reklamný e‑mail: /u, 'Act 22/2004, section 4'],
] as const)('the voucher mail of %s says that it is advertising: %s (%s)', (site, mark, _source) => {
  const mail = voucherMail(site);
  expect(site === 'CZ' ? mail.subject : mail.html).toMatch(mark);
});

test.each([
  ['HU', '2026-11-23T11:00Z', '1 hónapig, 2026. december 23. napjáig érvényes, és egyszer használható fel'],
  ['HU', '2027-01-31T11:00Z', '2027. február 28. napjáig'],
  ['HU', '2026-12-31T23:30Z', '2027. február 1. napjáig'],
  ['DE', '2026-11-23T11:00Z', 'gilt bis zum 23. Dezember 2026'],
  ['AT', '2026-11-23T23:30Z', 'gilt bis zum 24. Dezember 2026'],
  ['CH_FR', '2026-12-02T11:00Z', 'jusqu’au 1er janvier 2027'],
  ['PL', '2026-11-23T11:00Z', 'do 23 grudnia 2026'],
  ['CZ', '2026-11-23T11:00Z', 'do 23. prosince 2026'],
  ['SK', '2026-11-23T11:00Z', 'do 23. decembra 2026'],
  ['TR', '2026-11-23T11:00Z', '23 Aralık 2026 günü sonuna kadar'],
] as const)('the voucher of %s from %s has its last day: %s', (site, at, until) => {
  expect(wordsOf(voucherMail(site, Date.parse(at))).replaceAll('\u00A0', ' ')).toContain(until);
});

test.each([
  ['DE', PERSON, 'Guten Tag Anna Muster,'],
  ['HU', PERSON, 'Tisztelt Muster Anna!'],
  ['TR', { ...PERSON, lastName: null }, 'Merhaba Anna,'],
  ['DE', { firstName: null, lastName: null }, 'Guten Tag,'],
  ['AT', { firstName: 'J.R.', lastName: 'Evil.gg' }, 'Guten Tag J.\u2060R.\u2060 Evil.\u2060gg,'],
  ['DE', { ...PERSON, lastName: `<img src=x> & "Co" {{shop}}` }, 'Guten Tag Anna <img src=x> & "Co" {{shop}},'],
] as const)('the greeting in %s of %j is "%s"', (site, person, greeting) => {
  const mail = confirmation({ site, ...person });
  expect(parse(mail).querySelector('h1 + p')?.textContent).toBe(greeting);
});

/** What the form of a site declares, without names: the words up to a link, the link and its address. */
function declarationOf(site: Site): Readonly<Record<'words' | 'link' | 'address', string>> {
  const texts = shownTexts({ ...LOCALE_TEXTS[localeOf(site)], ...DEMO_SITES[site].texts });
  const [text = ''] = texts[site === 'TR' ? 'newsletter.legals.label' : 'newsletter.legalNotice'].split('\n\n');
  const [words = '', link = ''] = (text.split('}}').at(-1) ?? '').split(/<\/?usage>/u);
  return { words, link, address: PAGES + texts['newsletter.link.usage'].replace('#', `?site=${site}#`) };
}

function confirmation(recipient: Parameters<typeof signUp>[0]): Mail {
  const to = signUp({ site: 'DE', consents: [], ...PERSON, ...recipient });
  return createConfirmationMail(to, { at: 0, pages: PAGES, token: 'TOKEN' });
}

function voucherMail(site: Site, signedUpAt = 0): Mail {
  const subscriber: Subscriber = { ...signUp({ site, signedUpAt }), status: 'SUBSCRIBED', interests: [] };
  return createVoucherMail(subscriber, { at: signedUpAt, pages: PAGES, token: 'TOKEN' });
}

function parse(mail: Mail): Document {
  return new DOMParser().parseFromString(mail.html, 'text/html');
}

/** The texts of a mail, one in a line. */
function wordsOf(mail: Mail): string {
  return Array.from(parse(mail).querySelectorAll('main > *'), ({ textContent }) => textContent).join('\n');
}
