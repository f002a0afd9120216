import type { Locale, Site } from '../../src/api/openapi/newsletter.types.ts';
import { companyOf, wordingOf } from './consent-texts.ts';
import { renderMailHtml, renderMailText } from './mail-layout.ts';
import { MAIL_TEXTS, type MailTexts } from './mail-texts.ts';
import type { Mail, RecordedConsentType } from './store.ts';

export interface ConfirmationMailRequest {
  recipient: { email: string; firstName: string | null; lastName: string | null };
  site: Site;
  locale: Locale;
  token: string;
  /** Epoch milliseconds. */
  at: number;
  shopName: string;
  /** The company that consents name; the locale's own unless given. */
  company?: string | undefined;
  /** What was declared with the sign-up and is confirmed with it; the newsletter alone unless given. */
  consents?: readonly RecordedConsentType[];
  /** The origin that the link leads to. */
  origin: string;
  /** Where the recipient deletes a sign-up that was not theirs. Without it the mail has no link for that. */
  refuseUrl?: string;
}

/** Writes the mail that asks for the confirmation of a sign-up, in the market's language. */
export function createConfirmationMail(request: ConfirmationMailRequest): Mail {
  const { recipient, site, locale, token, at, origin, refuseUrl, consents = ['NEWSLETTER'] } = request;
  const name = fullName(recipient, locale);
  const names = { shop: request.shopName, company: request.company ?? companyOf(locale) };
  const texts = fillIn(MAIL_TEXTS[locale], { ...names, name, consent: wordingOf(consents, locale, names) });
  const greeting = name === '' ? texts.greeting : texts.greetingNamed;
  // The site travels along, so that a link that has gone stale still leads to the right country's form.
  const confirmUrl = `${origin}/confirm.html?site=${site}&token=${token}`;
  const content = { ...texts, locale, greeting, confirmUrl, ...(refuseUrl !== undefined && { refuseUrl }) };
  return {
    id: crypto.randomUUID(),
    from: texts.sender,
    to: recipient.email,
    site,
    locale,
    subject: texts.subject,
    html: renderMailHtml(content),
    text: renderMailText(content),
    confirmUrl,
    sentAt: new Date(at).toISOString(),
  };
}

/** Keeps mail programs from making a link of what holds a dot. */
const WORD_JOINER = '\u2060';

/** The name as the market writes it: in Hungary the family name stands first. */
function fullName({ firstName, lastName }: ConfirmationMailRequest['recipient'], locale: Locale): string {
  const parts = locale === 'hu-HU' ? [lastName, firstName] : [firstName, lastName];
  const name = parts.filter((part) => part !== null).join(' ');
  return name.replaceAll('.', `.${WORD_JOINER}`);
}

function fillIn(texts: MailTexts, values: Record<string, string>): MailTexts {
  const filled = Object.entries(texts).map(([key, text]) => [
    key,
    text.replaceAll(/\{\{(\w+)\}\}/gu, (placeholder, name: string) => values[name] ?? placeholder),
  ]);
  return Object.fromEntries(filled) as MailTexts;
}
