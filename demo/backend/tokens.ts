import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Lifetime of the link in a confirmation mail, in milliseconds: 14 days. */
export const TOKEN_LIFETIME = 14 * 24 * 60 * 60 * 1000;

/** Creates a token: 256 random bits as 43 base64url characters. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Digits and letters that nobody mistakes for each other. */
const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Creates the code of a voucher, which people type. */
export function createVoucherCode(): string {
  return `TAMBREL-${Array.from({ length: 8 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')}`;
}

/** The SHA-256 hash of a token as hexadecimal digits. Only the hash is stored. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
