import { expect, test } from 'vitest';
import { hasSignedUp } from './sign-up-rules.ts';

test.each([
  ['WAITING_FOR_DOI', true],
  ['SUBSCRIBED', true],
  ['UNSUBSCRIBED', false],
  ['', false],
  [undefined, false],
  [1, false],
])('a visitor whose newsletter status is %j has signed up: %s', (status, signedUp) => {
  expect(hasSignedUp(status)).toBe(signedUp);
});
