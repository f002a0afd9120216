import type { Locale, Site } from '../../src/api/openapi/newsletter.types.ts';
import { renderMailHtml, renderMailText } from './mail-layout.ts';
import { MAIL_TEXTS, type MailTexts } from './mail-texts.ts';
import type { Mail } from './store.ts';

export interface ConfirmationMailRequest {
  recipient: { email: string; firstName: string | null; lastName: string | null };
  site: Site;
  locale: Locale;
  token: string;
  /** Epoch milliseconds. */
  at: number;
  shopName: string;
  /** The origin that the link leads to. */
  origin: string;
}

/** Writes the mail that asks for the confirmation of a sign-up, in the market's language. */
export function createConfirmationMail(request: ConfirmationMailRequest): Mail {
  const { recipient, site, locale, token, at, shopName, origin } = request;
  const name = fullName(recipient, locale);
  const texts = fillIn(MAIL_TEXTS[locale], { shop: shopName, name });
  const greeting = name === '' ? texts.greeting : texts.greetingNamed;
  // The site travels along, so that a link that has gone stale still leads to the right country's form.
  const confirmUrl = `${origin}/confirm.html?site=${site}&token=${token}`;
  const content = { ...texts, locale, greeting, confirmUrl };
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
