import { fieldRules, type Locale, type Site } from '../../src/market/sites.ts';
import type { DemoSite } from '../demo-site.ts';
import { DEMO_SITES } from '../sites.ts';
import { companyOf, wordingOf } from './consent-texts.ts';
import { renderMailHtml, renderMailText } from './mail-layout.ts';
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
  const name = fullName(recipient, site);
  const names = { shop: request.shopName, company: request.company ?? companyOf(locale) };
  const texts = fillIn(DEMO_SITES[site].mail, { ...names, name, consent: wordingOf(consents, site, names) });
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
function fullName({ firstName, lastName }: ConfirmationMailRequest['recipient'], site: Site): string {
  const names = { firstName, lastName };
  const name = fieldRules(site)
    .nameOrder.map((field) => names[field])
    .filter((part) => part !== null)
    .join(' ');
  return name.replaceAll('.', `.${WORD_JOINER}`);
}

function fillIn(texts: DemoSite['mail'], values: Record<string, string>): DemoSite['mail'] {
  const filled = Object.entries(texts).map(([key, text]) => [
    key,
    text.replaceAll(/\{\{(\w+)\}\}/gu, (placeholder, name: string) => values[name] ?? placeholder),
  ]);
  return Object.fromEntries(filled) as DemoSite['mail'];
}
