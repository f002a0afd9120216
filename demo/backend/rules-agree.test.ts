// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { cleanEmail, isEmail, isTooLong } from '../../widgets/newsletter/rules/email-address.ts';
import { cleanName, isName } from '../../widgets/newsletter/rules/person-name.ts';
import { readSignUpBody } from './subscriber-body.ts';

const ADDRESSES = [
  'anna@example.org',
  "a.b+c'd@sub.example.photography",
  'anna@müller.example',
  'anna@xn--mller-kva.example',
  'anna@παράδειγμα.δοκιμή',
  ' \u00A0an\u00ADna@example\u200B.org ',
  'anna',
  '@example.org',
  'anna@localhost',
  'anna@example.c',
  'anna@example.123',
  'anna@127.0.0.1',
  'anna@-example.org',
  'anna@exam_ple.org',
  'anna@example.org.',
  'a..b@example.org',
  '.a@example.org',
  'änna@example.org',
  'a b@example.org',
  'a@b@example.org',
  `${'a'.repeat(244)}@example.org`,
  `${'a'.repeat(245)}@example.org`,
];

const NAMES = [
  'Anna',
  'Ngũgĩ wa Thiong’o',
  'Zoe\u0308',
  "O'Neil-Söderström (jun.) & Co+1, c/o `x´",
  'J.R.R.',
  'x'.repeat(40),
  'Anna<b>',
  'Anna 😀',
  'www.example.test',
  'https://example.test',
  'evil.com',
  'evil.de/win',
  'a.b.shop',
  'Dipl.Ing/FH',
  'Anna,evil.com',
  '´evil.com´',
  'evil.com.-',
  'a/www.x',
  'a-www.x',
  'A.de-Vries',
  'a.xn--p1ai.x',
];

// The form validates first; the service must not refuse what the form has accepted.
describe('the form and the service', () => {
  test.each(ADDRESSES)('agree on the address %j', (typed) => {
    const email = cleanEmail(typed);
    expect(isAccepted({ email })).toBe(isEmail(email) && !isTooLong(email));
    expect(isAccepted({ email: typed })).toBe(isAccepted({ email }));
  });

  test.each(NAMES)('agree on the name %j', (typed) => {
    const firstName = cleanName(typed);
    expect(isAccepted({ firstName })).toBe(isName(firstName));
  });
});

function isAccepted(fields: object): boolean {
  const others = { email: 'anna@example.org', consents: [], origin: 'onsite', originAddition: 'subsite' };
  return 'value' in readSignUpBody({ ...others, ...fields });
}
