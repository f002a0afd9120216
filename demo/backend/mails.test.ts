// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { MAIL_TEXTS } from './mail-texts.ts';
import { createConfirmationMail } from './mails.ts';
import { localeOf, SITES } from './markets.ts';
import type { Mail } from './store.ts';

const PERSON = { email: 'anna@example.org', firstName: 'Anna', lastName: 'Muster' };

describe.each(SITES)('the mail of %s', (site) => {
  const locale = localeOf(site);
  const mail = write({ site });

  test('is in the language of the market', () => {
    const texts = MAIL_TEXTS[locale];
    const page = parse(mail);
    expect(page.documentElement.lang).toBe(locale);
    expect(mail).toMatchObject({ to: PERSON.email, site, locale, subject: texts.subject });
    for (const key of ['preheader', 'body', 'linkHint', 'ignore', 'expiry', 'voucher'] as const) {
      expect(page.body.textContent).toContain(texts[key]);
    }
    for (const key of ['body', 'button', 'voucher', 'expiry', 'ignore'] as const)
      expect(mail.text).toContain(texts[key]);
  });

  test('has every text, and no placeholder is left', () => {
    expect(Object.keys(MAIL_TEXTS[locale]).toSorted()).toEqual(Object.keys(MAIL_TEXTS['de-DE']).toSorted());
    expect(Object.values(MAIL_TEXTS[locale])).not.toContain('');
    expect(mail.html + mail.text + mail.subject + mail.from).not.toMatch(/\{\{|\}\}/u);
  });

  test('leads to the confirmation, from the button and from the written address', () => {
    const links = [...parse(mail).querySelectorAll('a')];
    expect(links.map(({ href }) => href)).toEqual([mail.confirmUrl, mail.confirmUrl]);
    expect(links.map(({ textContent }) => textContent)).toEqual([MAIL_TEXTS[locale].button, mail.confirmUrl]);
    expect(mail.confirmUrl).toBe(`http://shop.test/confirm.html?site=${site}&token=TOKEN`);
    expect(mail.text).toContain(mail.confirmUrl);
  });
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

describe('text from outside', () => {
  test('is text in the mail and never markup', () => {
    const lastName = `<img src=x onerror="alert(1)"> & 'Co' {{shop}}`;
    const page = parse(write({ recipient: { ...PERSON, lastName }, shopName: '<b>Shop</b>' }));
    expect(page.querySelectorAll('img, b, script')).toHaveLength(0);
    expect(page.querySelector('h1 + p')?.textContent).toBe(`Guten Tag Anna ${lastName},`);
    expect(page.body.textContent).toContain('<b>Shop</b> Newsletter');
  });
});

function write(changes: Partial<Parameters<typeof createConfirmationMail>[0]> = {}): Mail {
  const site = changes.site ?? 'DE';
  return createConfirmationMail({
    recipient: PERSON,
    site,
    locale: localeOf(site),
    token: 'TOKEN',
    at: 0,
    shopName: 'Shop',
    origin: 'http://shop.test',
    ...changes,
  });
}

function parse(mail: Mail): Document {
  return new DOMParser().parseFromString(mail.html, 'text/html');
}
