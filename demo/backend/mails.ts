import { LOCALE_TEXTS } from '../../src/embed/i18n/locales.ts';
import { shownTexts, withWholeLegalForm } from '../../src/embed/i18n/shown-texts.ts';
import { fieldRules, localeOf, type Site, timeZoneOf } from '../../src/embed/market/sites.ts';
import { SHOP_NAME } from '../index/page/markets.ts';
import { pageFor, UNSUBSCRIBE } from '../shop-pages/addresses.ts';
import { DEMO_SITES } from '../sites.ts';
import { type MailContent, renderMailHtml } from './mail-layout.ts';
import type { ConfirmationMail, Mail, SignUp, Subscriber } from './records.ts';
import { createVoucherCode } from './tokens.ts';
import type { ConsentType } from '../../src/embed/api/openapi/newsletter.types.ts';
import { withArticle } from '../../src/embed/i18n/article.ts';

type Recipient = Pick<SignUp, 'email' | 'firstName' | 'lastName' | 'site' | 'consents'>;

interface Sending {
  /** Epoch milliseconds. */
  readonly at: number;
  /** The address of the demo's pages, to which the links lead, without a slash at the end. */
  readonly pages: string;
  /** What its recipient changes the sign-up with. */
  readonly token: string;
}

/** Creates the mail with which the recipient confirms a sign-up and its consents, in the market's language. */
export function createConfirmationMail(recipient: Recipient, { at, pages, token }: Sending): ConfirmationMail {
  const { site, consents } = recipient;
  const { mail, texts: given } = DEMO_SITES[site];
  const company = withWholeLegalForm(given['shop.company']);
  const texts = fillIn(mail, { shop: SHOP_NAME, company, consent: wordingOf(consents, site, company) });
  // The URL contains the site, so that an expired link still leads to the form of the right country.
  const confirmUrl = `${pages}/confirm.html?site=${site}&token=${token}`;
  const content = {
    ...texts,
    button: { text: texts.button, url: confirmUrl },
    box: { text: texts.confirms, usage: pages + pageFor(site, LOCALE_TEXTS[localeOf(site)]['newsletter.link.usage']) },
    notes: [
      { text: texts.linkHint, link: { text: confirmUrl, url: confirmUrl } },
      { text: texts.expiry },
      { text: texts.ignore, link: { text: texts.refuse, url: `${confirmUrl}&refuse` } },
    ],
  };
  return { ...mailTo(recipient, at, content), confirmUrl };
}

/** Creates the mail with the voucher that a confirmed sign-up brings. */
export function createVoucherMail(subscriber: Subscriber, { at, pages, token }: Sending): Mail {
  const { site, signedUpAt } = subscriber;
  const { voucher, shop } = DEMO_SITES[site];
  const texts = fillIn(voucher, { until: endOfVoucher(site, signedUpAt, at).replaceAll(' ', '\u00A0') });
  const unsubscribe = `${pages}${pageFor(site, UNSUBSCRIBE)}&token=${token}`;
  const { 'newsletter.link.terms': terms } = LOCALE_TEXTS[localeOf(site)];
  return mailTo(subscriber, at, {
    ...texts,
    code: createVoucherCode(),
    button: { text: texts.button, url: `${pages}/?site=${site}` },
    box: { text: texts.terms },
    notes: [
      {
        text: texts.conditions,
        link: { text: shop['page.voucherConditions'], url: pages + pageFor(site, terms) },
      },
      { text: texts.reason, link: { text: shop['page.unsubscribe'], url: unsubscribe } },
    ],
  });
}

/** Puts what a mail says into the layout, with the greeting and the sender of every mail. */
function mailTo(
  recipient: Recipient,
  at: number,
  content: Omit<MailContent, 'locale' | 'greeting' | 'sender' | 'senderBlock'>,
): Mail {
  const { site, email } = recipient;
  const locale = localeOf(site);
  const name = fullName(recipient);
  const { mail, texts } = DEMO_SITES[site];
  const filled = fillIn(mail, { shop: SHOP_NAME, company: withWholeLegalForm(texts['shop.company']), name });
  const greeting = name === '' ? filled.greeting : filled.greetingNamed;
  return {
    id: crypto.randomUUID(),
    from: filled.sender,
    to: email,
    site,
    locale,
    subject: content.subject,
    html: renderMailHtml({ ...filled, ...content, locale, greeting }),
    sentAt: new Date(at).toISOString(),
  };
}

/** The last day of a voucher, in the words of its language: a month after the sign-up in Hungary, else 30 days after the mail. */
function endOfVoucher(site: Site, signedUpAt: number, at: number): string {
  const hasMonth = site === 'HU';
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: timeZoneOf(site) }).format(hasMonth ? signedUpAt : at);
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  // The next month, which may be shorter: months count from 0 here.
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const end = hasMonth ? Date.UTC(year, month, Math.min(day, lastDay)) : Date.UTC(year, month - 1, day + 30);
  const words = new Intl.DateTimeFormat(localeOf(site), { dateStyle: 'long', timeZone: 'UTC' }).format(end);
  // French writes the first day of a month as an ordinal, which Intl does not.
  return site === 'CH_FR' ? words.replace(/^1 /u, '1er ') : words;
}

/** Keeps mail programs from turning words with a dot into links. */
const WORD_JOINER = '\u2060';

/** The name in the order of the market: in Hungary the family name comes first. */
function fullName(recipient: Recipient): string {
  const names = fieldRules(recipient.site).nameOrder.map((field) => recipient[field]);
  const name = names.filter((part) => part !== null).join(' ');
  return name.replaceAll('.', `.${WORD_JOINER}`);
}

function fillIn<Texts extends Readonly<Record<string, string>>>(texts: Texts, values: Record<string, string>): Texts {
  const filled = Object.entries(texts).map(([key, text]) => [
    key,
    text.replaceAll(/\{\{(\w+)\}\}/gu, (placeholder, name: string) => values[name] ?? placeholder),
  ]);
  return Object.fromEntries(filled) as Texts;
}

/**
 * What a visitor declared with a sign-up, as the form showed it: paragraphs of text, in which `<usage>` is around the words
 * of a link. The notice declares in its first paragraph, and informs in the second.
 *
 * @param company the sender that the form named
 */
function wordingOf(consents: readonly ConsentType[], site: Site, company: string): string {
  const texts = shownTexts({ ...LOCALE_TEXTS[localeOf(site)], ...DEMO_SITES[site].texts });
  const sender = withArticle(texts['shop.sender'].replace('{{company}}', () => withWholeLegalForm(company)));
  // Where the law requires a box of its own, its text is the declaration.
  const hasBox = fieldRules(site).legals !== 'hidden';
  const [notice = ''] = texts['newsletter.legalNotice'].split('\n\n');
  const declared = [
    hasBox ? texts['newsletter.legals.label'] : notice,
    ...consents.map(() => texts['newsletter.consent.label']),
  ];
  return declared
    .map((text) => text.replaceAll('\n\n', ' '))
    .join('\n\n')
    .replaceAll('{{goods}}', () => texts['shop.goods'])
    .replaceAll('{{age}}', texts['shop.age'])
    .replaceAll('{{sender}}', () => sender);
}
