import { EMAIL_MAX_LENGTH } from '../../../src/embed/market/limits.ts';

/** Zero-width characters and no-break spaces, which a pasted address can contain. */
const INVISIBLE = /[\u00a0\u00ad\u180e\u2007\u200b-\u200f\u202a-\u202f\u2060-\u2069\ufeff]/g;

const LOCAL_ATOM = /^[\w!#$%&'*+/=?^`{|}~-]+$/;
/** Letters of any script, for international domain names. `isEmail` rejects a `-` at either end. */
const DOMAIN_LABEL = /^[\p{L}\p{N}\p{M}-]{1,63}$/u;
const TOP_LEVEL = /^(?:\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]+)$/iu;

/** An address as it is checked and sent: without surrounding white space and without invisible characters. */
export function cleanEmail(typed: string): string {
  return typed.replace(INVISIBLE, '').trim();
}

/**
 * Whether a cleaned address has the form of one: an ASCII local part, an `@`, a domain with a dot, no double dots. The
 * address is split and each piece is checked on its own, so that the time is linear in the length.
 */
export function isEmail(address: string): boolean {
  const at = address.lastIndexOf('@');
  if (at < 1) return false;
  const atoms = address.slice(0, at).split('.');
  const labels = address.slice(at + 1).split('.');
  return (
    atoms.every((atom) => LOCAL_ATOM.test(atom)) &&
    labels.length > 1 &&
    labels.every((label) => DOMAIN_LABEL.test(label) && !label.startsWith('-') && !label.endsWith('-')) &&
    TOP_LEVEL.test(labels.at(-1) ?? '')
  );
}

/** Whether a cleaned address is longer than the service accepts. */
export function isTooLong(address: string): boolean {
  return address.length > EMAIL_MAX_LENGTH;
}

/** An address that its owner recognises and nobody else can read: `a•••@example.com`. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 1)}•••${at < 0 ? '' : address.slice(at)}`;
}
