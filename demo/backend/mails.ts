import {
  DEFAULT_SITE,
  fieldRules,
  localeOf,
  signUpLinks,
  type Site,
  timeZoneOf,
} from '../../src/embed/market/sites.ts';
import { pageFor, UNSUBSCRIBE } from '../shop-pages/addresses.ts';
import { SHOP_NAME } from '../index/page/markets.ts';
import { DEMO_SITES } from '../sites.ts';
import { wordingOf } from './consent-texts.ts';
import { type MailContent, renderMailHtml, renderMailText } from './mail-layout.ts';
import { readSite } from './markets.ts';
import type { ConfirmationMail, Mail, RecordedConsentType, Subscriber } from './store.ts';
import { createVoucherCode } from './tokens.ts';

interface Recipient {
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

export interface ConfirmationMailRequest {
  recipient: Recipient;
  site: Site;
  token: string;
  /** Epoch milliseconds. */
  at: number;
  /** The consents that the recipient confirms. */
  consents: readonly RecordedConsentType[];
  /** The address of the demo's pages, to which the links lead, without a slash at the end. */
  pages: string;
}

interface VoucherMailRequest {
  readonly subscriber: Subscriber;
  /** Epoch milliseconds. */
  readonly at: number;
  /** As in the confirmation mail. */
  readonly pages: string;
}

/** Creates the mail with which the recipient confirms a sign-up, in the market's language. */
export function createConfirmationMail(request: ConfirmationMailRequest): ConfirmationMail {
  const { recipient, site, token, at, pages, consents } = request;
  const {
    texts: { 'shop.company': company },
    mail: words,
  } = DEMO_SITES[site];
  const texts = fillIn(words, { shop: SHOP_NAME, company, consent: wordingOf(consents, site, company, pages) });
  // The URL contains the site, so that an expired link still leads to the form of the right country.
  const confirmUrl = `${pages}/confirm.html?site=${site}&token=${token}`;
  const mail = mailTo(
    recipient,
    { site, at },
    {
      ...texts,
      button: { text: texts.button, url: confirmUrl },
      box: texts.confirms,
      notes: [
        { text: texts.linkHint, link: { text: confirmUrl, url: confirmUrl } },
        { text: texts.expiry },
        { text: texts.ignore, link: { text: texts.refuse, url: `${confirmUrl}&refuse` } },
      ],
    },
  );
  return { ...mail, confirmUrl };
}

/** Creates the mail with the voucher that a confirmed sign-up brings. */
export function createVoucherMail({ subscriber, at, pages }: VoucherMailRequest): Mail {
  const site = readSite(subscriber.site) ?? DEFAULT_SITE;
  const texts = fillIn(DEMO_SITES[site].voucher, { until: oneMonthAfter(subscriber.signedUpAt, site) });
  const linkTo = (key: 'page.voucherConditions' | 'page.unsubscribe', path: string) => ({
    text: DEMO_SITES[site].shop[key],
    url: pages + pageFor(site, path),
  });
  return mailTo(
    subscriber,
    { site, at },
    {
      ...texts,
      code: createVoucherCode(),
      button: { text: texts.button, url: `${pages}/?site=${site}` },
      box: texts.terms,
      notes: [
        { text: texts.conditions, link: linkTo('page.voucherConditions', signUpLinks(site).voucherConditions) },
        { text: texts.reason, link: linkTo('page.unsubscribe', UNSUBSCRIBE) },
      ],
    },
  );
}

/** Puts what a mail says into the layout, with the greeting and the sender of every mail. */
function mailTo(
  recipient: Recipient,
  { site, at }: { readonly site: Site; readonly at: number },
  content: Omit<MailContent, 'locale' | 'greeting' | 'sender' | 'senderBlock'>,
): Mail {
  const locale = localeOf(site);
  const name = fullName(recipient, site);
  const { greeting, greetingNamed, sender, senderBlock } = fillIn(DEMO_SITES[site].mail, {
    shop: SHOP_NAME,
    company: DEMO_SITES[site].texts['shop.company'],
    name,
  });
  const whole = { ...content, locale, greeting: name === '' ? greeting : greetingNamed, sender, senderBlock };
  return {
    id: crypto.randomUUID(),
    from: sender,
    to: recipient.email,
    site,
    locale,
    subject: content.subject,
    html: renderMailHtml(whole),
    text: renderMailText(whole),
    sentAt: new Date(at).toISOString(),
  };
}

/** The last day of a month that begins on a day of the site, in the words of its language. */
function oneMonthAfter(moment: number, site: Site): string {
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: timeZoneOf(site) }).format(moment);
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  // The next month, which may be shorter: months count from 0 here.
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const end = Date.UTC(year, month, Math.min(day, lastDay));
  return new Intl.DateTimeFormat(localeOf(site), { dateStyle: 'long', timeZone: 'UTC' }).format(end);
}

/** Keeps mail programs from turning words with a dot into links. */
const WORD_JOINER = '\u2060';

/** The name in the order of the market: in Hungary the family name comes first. */
function fullName({ firstName, lastName }: Recipient, site: Site): string {
  const names = { firstName, lastName };
  const name = fieldRules(site)
    .nameOrder.map((field) => names[field])
    .filter((part) => part !== null)
    .join(' ');
  return name.replaceAll('.', `.${WORD_JOINER}`);
}

function fillIn<Texts extends Readonly<Record<string, string>>>(texts: Texts, values: Record<string, string>): Texts {
  const filled = Object.entries(texts).map(([key, text]) => [
    key,
    text.replaceAll(/\{\{(\w+)\}\}/gu, (placeholder, name: string) => values[name] ?? placeholder),
  ]);
  return Object.fromEntries(filled) as Texts;
}
