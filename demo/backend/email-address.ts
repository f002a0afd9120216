import { EMAIL_MAX_LENGTH } from '../../src/embed/market/limits.ts';
import { cleanEmail, isEmail } from '../../widgets/newsletter/rules/email-address.ts';
import type { EmailAddress } from './records.ts';

/** Reads an address by the rules of the form, whose addresses no service must refuse; `undefined` for any other text. */
export function readEmailAddress(text: string): EmailAddress | undefined {
  const email = cleanEmail(text).normalize('NFC');
  const at = email.lastIndexOf('@');
  // In lower case and Punycode, so that `Müller.example` and `xn--mller-kva.example` are one.
  const host = URL.parse(`http://${email.slice(at + 1)}/`)?.hostname;
  if (email.length > EMAIL_MAX_LENGTH || !isEmail(email) || host === undefined) return undefined;
  return { email, identity: `${email.slice(0, at).toLowerCase()}@${host}` };
}
