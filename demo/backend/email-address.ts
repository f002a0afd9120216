/** Longest address that the service accepts, in characters (newsletter.yaml). */
const MAX_LENGTH = 256;

const INVISIBLE = /[\u00A0\u00AD\u180E\u2007\u200B-\u200F\u202A-\u202F\u2060-\u2069\uFEFF]/gu;
const LOCAL_PART = /^[\w.!#$%&'*+/=?^`{|}~-]+$/u;
const LABEL = /^[\p{L}\p{M}\p{N}-]{1,63}$/u;
const TOP_LABEL = /^(?:[\p{L}\p{M}]{2,63}|xn--[a-z\d-]{1,59})$/iu;

/** An e-mail address as typed, and its canonical form, which is the same for all spellings of it. */
export interface EmailAddress {
  email: string;
  identity: string;
}

/**
 * Parses an e-mail address by the rules of newsletter.yaml: surrounding white space and invisible characters are
 * removed; plus signs, apostrophes, international domains and long top-level domains are valid; the domain needs a dot;
 * double dots and non-ASCII local parts are invalid. Takes time linear in the length.
 *
 * @returns the address, or what is wrong with it
 */
export function readEmailAddress(text: string): EmailAddress | { fault: string } {
  const email = text.replaceAll(INVISIBLE, '').trim().normalize('NFC');
  if (email === '') return { fault: 'empty' };
  if (Array.from(email).length > MAX_LENGTH) return { fault: `longer than ${MAX_LENGTH} characters` };
  const at = email.lastIndexOf('@');
  if (at === -1) return { fault: 'no @' };
  const local = email.slice(0, at);
  const domain = email.slice(at + 1);
  const fault = faultOfLocalPart(local) ?? faultOfDomain(domain);
  if (fault !== undefined) return { fault };
  const host = canonicalHost(domain);
  return host === undefined ? { fault: 'no valid domain' } : { email, identity: `${local.toLowerCase()}@${host}` };
}

function faultOfLocalPart(local: string): string | undefined {
  if (local === '') return 'nothing before the @';
  if (!LOCAL_PART.test(local)) return 'a character that is not allowed before the @';
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return 'a dot in a wrong place';
  return undefined;
}

function faultOfDomain(domain: string): string | undefined {
  const labels = domain.split('.');
  if (labels.length < 2) return 'no dotted domain';
  const isWrong = (label: string): boolean => !LABEL.test(label) || label.startsWith('-') || label.endsWith('-');
  if (labels.some(isWrong)) return 'no valid domain';
  return TOP_LABEL.test(domain.slice(domain.lastIndexOf('.') + 1)) ? undefined : 'no valid top-level domain';
}

/** The domain in lower case and Punycode, so that `Müller.example` and `xn--mller-kva.example` are one. */
function canonicalHost(domain: string): string | undefined {
  return URL.canParse(`http://${domain}/`) ? new URL(`http://${domain}/`).hostname : undefined;
}
