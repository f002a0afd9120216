import { cleanEmail, isEmail, isTooLong } from '../../widgets/newsletter/rules/email-address.ts';

/** An e-mail address as typed, and its canonical form, which is the same for all spellings of it. */
export interface EmailAddress {
  email: string;
  identity: string;
}

/**
 * Reads an e-mail address by the form's own rules, which are those of newsletter.yaml: a service must not refuse what the
 * form has accepted.
 *
 * @returns the address, or what is wrong with it
 */
export function readEmailAddress(text: string): EmailAddress | { fault: string } {
  const email = cleanEmail(text).normalize('NFC');
  if (isTooLong(email)) return { fault: 'too long' };
  if (!isEmail(email)) return { fault: 'not an address' };
  const at = email.lastIndexOf('@');
  const host = canonicalHost(email.slice(at + 1));
  if (host === undefined) return { fault: 'no valid domain' };
  return { email, identity: `${email.slice(0, at).toLowerCase()}@${host}` };
}

/** The domain in lower case and Punycode, so that `Müller.example` and `xn--mller-kva.example` are one. */
function canonicalHost(domain: string): string | undefined {
  return URL.canParse(`http://${domain}/`) ? new URL(`http://${domain}/`).hostname : undefined;
}
