import { withoutInvisible } from './invisible.ts';

const NO_BREAK_SPACES = /[\u00a0\u2007\u202f]/g;

const LOCAL_ATOM = /^[\w!#$%&'*+/=?^`{|}~-]+$/;
/** Letters of any script, for international domain names. `isEmail` rejects a `-` at either end. */
const DOMAIN_LABEL = /^[\p{L}\p{N}\p{M}-]{1,63}$/u;
const TOP_LEVEL = /^(?:\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]+)$/iu;

/** An address as it is checked, sent and shown: as typed, but NFC, without surrounding white space and what nobody sees. */
export function cleanEmail(typed: string): string {
  return withoutInvisible(typed).replace(NO_BREAK_SPACES, '').trim();
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
