import { expect, it } from 'vitest';
import { readClaims, tokenOf } from './login-token.ts';
import { tokenStatus, waitFor } from './session-rules.ts';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 10, 21, 9);

/** A token that is due and expires so many minutes from now. */
const claimsOf = (due: number, expires: number) => ({
  ren: (NOW + due * MINUTE) / 1000,
  exp: (NOW + expires * MINUTE) / 1000,
});

it.each([
  [0, 3],
  [1, 3],
  [3, 12],
  [4, 24],
  [5, 24],
])(
  'the wait for the next check after %i failures in a row is %i minutes, or up to a tenth less',
  (failures, minutes) => {
    const wait = (random: number) => waitFor({ failures, claims: claimsOf(-1, 600), now: NOW, random });
    expect(wait(0)).toBe(minutes * MINUTE);
    expect(wait(0.5)).toBe(minutes * MINUTE * 0.95);
    expect(wait(1)).toBe(minutes * MINUTE * 0.9);
  },
);

it.each([
  ['due before the next period', 0, claimsOf(2, 2.5), 2],
  ['due soon', 0, claimsOf(1, 2.5), 1.25],
  ['due long since', 0, claimsOf(-5, 2), 1],
  ['due before the next period of a failing service', 4, claimsOf(4, 20), 10],
  ['that lives on after the next period', 0, claimsOf(-5, 4), 3],
  ['that expires at the next period', 0, claimsOf(-5, 3), 1.5],
])('the wait for the next check is in time for a token %s', (_, failures, claims, minutes) => {
  expect(waitFor({ failures, claims, now: NOW, random: 0 })).toBe(minutes * MINUTE);
});

it.each([
  ['due in its last seconds', claimsOf(0.1, 0.15), 6000],
  ['that has 6 seconds left', claimsOf(-5, 0.1), 3000],
  ['that has a second left', claimsOf(-5, 1 / 60), 1000],
  ['that has expired', claimsOf(-5, 0), 1000],
])('the wait for the next check is short for a token %s', (_, claims, milliseconds) => {
  expect(waitFor({ failures: 0, claims, now: NOW, random: 1 })).toBe(milliseconds);
});

it.each([
  ['as long as it says', 20 * MINUTE, 1, 20],
  ['no longer than eight periods', 90 * MINUTE, 1, 24],
  ['ten seconds at least', 0, 1, 1 / 6],
  ['ever longer while it says little', 1000, 5, 16 / 6],
  ['no longer than the token lives', 20 * MINUTE, 1, 5, claimsOf(-5, 10)],
  ['its time where the token is dead', 2 * MINUTE, 1, 2, claimsOf(-5, -1)],
])('a service that asks for a wait gets %s', (_, retryAfter, failures, minutes, claims = claimsOf(-5, 600)) => {
  const options = { failures, retryAfter, claims, now: NOW };
  expect(waitFor({ ...options, random: 0 })).toBe(minutes * MINUTE);
  expect(waitFor({ ...options, random: 1 })).toBeGreaterThanOrEqual(minutes * MINUTE);
});

const CLAIMS = { exp: 1000, ren: 900, lid: 1 };
const token = (claims: unknown): string =>
  `e30.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_')}.sig`;

it('a login token is read by its claims', () => {
  expect(readClaims(token(CLAIMS))).toEqual({ exp: 1000, ren: 900 });
  // In base64 these have the characters that a JWT writes otherwise.
  expect(token({ ...CLAIMS, name: '~~~' })).toContain('-');
  expect(readClaims(token({ ...CLAIMS, name: '~~~' }))).toEqual({ exp: 1000, ren: 900 });
  expect(token({ ...CLAIMS, name: '???' })).toContain('_');
  expect(readClaims(token({ ...CLAIMS, name: '???' }))).toEqual({ exp: 1000, ren: 900 });
});

it.each([
  ['strings', token({ ...CLAIMS, exp: '1000', ren: '900.0' })],
  ['an encoded token', encodeURIComponent(token(CLAIMS)).replaceAll('.', '%2E')],
  ['an encoded padding', `a.${btoa(JSON.stringify({ ...CLAIMS, a: 12 })).replaceAll('=', '%3D')}.b`],
  ['a percent sign elsewhere', `${token(CLAIMS)}%`],
])('a login token is read from %s', (_, encoded) => {
  expect(readClaims(encoded)).toEqual({ exp: 1000, ren: 900 });
});

it.each([
  [[], undefined],
  [['garbage'], 'garbage'],
  [['garbage', token(CLAIMS)], token(CLAIMS)],
  [[token({ ...CLAIMS, exp: 999 }), token(CLAIMS), token({ ...CLAIMS, exp: '998' })], token(CLAIMS)],
])('a login token is, of the cookies %j, %j', (cookies, chosen) => {
  expect(tokenOf(cookies)).toBe(chosen);
});

it.each([
  undefined,
  '',
  'token',
  'a..b',
  'a.%.b',
  `a.${btoa('{')}.b`,
  token(null),
  token([]),
  token({ ...CLAIMS, exp: undefined }),
  token({ ...CLAIMS, exp: ' ' }),
  token({ ...CLAIMS, exp: [1000] }),
  token({ ...CLAIMS, exp: 'soon' }),
  token({ ...CLAIMS, ren: null }),
  token({ ...CLAIMS, lid: undefined }),
  token({ ...CLAIMS, lid: null }),
])('a login token counts as none when it is %j', (nothing) => {
  expect(readClaims(nothing)).toBeUndefined();
});

it.each([
  [899_999, 'not-due'],
  [900_000, 'due'],
  [999_999, 'due'],
  [1_000_000, 'expired'],
])('a login token at %i is %s', (now, status) => {
  expect(tokenStatus(CLAIMS, now)).toBe(status);
});

it('a login token that cannot be read counts as no token', () => {
  expect(tokenStatus(undefined, 0)).toBe('none');
});
