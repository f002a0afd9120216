/** Lifetime of the link in a confirmation mail, in days. */
const TOKEN_DAYS = 14;

/** Lifetime of the link in a confirmation mail, in milliseconds. */
export const TOKEN_LIFETIME = TOKEN_DAYS * 24 * 60 * 60 * 1000;

const TOKEN_BYTES = 32;
const TOKEN_SHAPE = /^[A-Za-z0-9_-]{43}$/u;

/** Creates a token: 256 random bits as 43 base64url characters. */
export function createToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(TOKEN_BYTES));
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Digits and letters that nobody mistakes for each other. */
const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Creates the code of a voucher, which people type. */
export function createVoucherCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return `TAMBREL-${Array.from(bytes, (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('')}`;
}

/** Whether a text has the format of a token. */
export function looksLikeToken(text: string): boolean {
  return TOKEN_SHAPE.test(text);
}

/** The SHA-256 hash of a token as hexadecimal digits. Only the hash is stored. */
export async function hashToken(token: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
