import { fieldRules, type Locale, type Site } from '../../src/embed/market/sites.ts';
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
  /** The consents that the recipient confirms. */
  consents: readonly RecordedConsentType[];
  /** The address of the demo's pages, to which the links lead, without a slash at the end. */
  pages: string;
}

/** The name of the demo's shop. */
const SHOP = 'Tambrel';

/** Creates the mail that asks the recipient to confirm a sign-up, in the market's language. */
export function createConfirmationMail(request: ConfirmationMailRequest): Mail {
  const { recipient, site, locale, token, at, pages, consents } = request;
  const name = fullName(recipient, site);
  const names = { shop: SHOP, company: companyOf(locale) };
  const texts = fillIn(DEMO_SITES[site].mail, { ...names, name, consent: wordingOf(consents, site, names) });
  const greeting = name === '' ? texts.greeting : texts.greetingNamed;
  // The URL contains the site, so that an expired link still leads to the form of the right country.
  const confirmUrl = `${pages}/confirm.html?site=${site}&token=${token}`;
  const content = { ...texts, locale, greeting, confirmUrl, refuseUrl: `${confirmUrl}&refuse` };
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

/** Keeps mail programs from turning words with a dot into links. */
const WORD_JOINER = '\u2060';

/** The name in the order of the market: in Hungary the family name comes first. */
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
