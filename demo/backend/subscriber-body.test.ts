// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { loadContract } from '../../test/support/contract.ts';
import { readSignUpBody, readUpdateBody } from './subscriber-body.ts';

const contract = loadContract();
const SHORT = { email: 'anna@example.org', consents: [], origin: 'onsite', originAddition: 'subsite' };

/** Values that each field is tried with, whatever its type. */
const VALUES: unknown[] = [
  undefined,
  null,
  true,
  0,
  '',
  ' ',
  'DNE',
  'MRS',
  'mrs',
  'Anna',
  "O'Neil-Söderström (jun.) & Co+1, c/o `x´",
  'Ngũgĩ wa Thiong’o',
  'Anna<b>',
  'Anna\u0000',
  'Anna 😀',
  '\uD800',
  'x'.repeat(40),
  'x'.repeat(41),
  'x'.repeat(100),
  'x'.repeat(101),
  [],
  ['DNE'],
  ['DNE', 'DNE'],
  ['OTHER'],
  [['DNE']],
  ['COFFEE', 'STORE'],
  {},
  { __proto__: null, length: 1 },
];

describe.each(['email', 'salutation', 'firstName', 'lastName', 'consents', 'origin', 'originAddition'])(
  'the field %s of a sign-up',
  (name) => {
    test('is taken and refused exactly as the contract says', () => {
      for (const value of VALUES) {
        const { [name]: _, ...others } = SHORT as Record<string, unknown>;
        const body = value === undefined ? others : { ...others, [name]: value };
        const faults = contract.faultsOf('newsletter', refTo('CreateNewsletterSubscriberRequest'), body);
        // The address has a rule and a problem of its own, which no schema can express.
        const isFine = name === 'email' && typeof value === 'string' ? undefined : faults.length === 0;
        if (isFine !== undefined)
          expect(typeOf(readSignUpBody(body)), describeValue(value)).toBe(
            isFine ? undefined : 'urn:newsletter:body_invalid',
          );
      }
    });
  },
);

describe.each(['salutation', 'firstName', 'lastName', 'consents', 'interests'])('the field %s of a change', (name) => {
  test('is taken and refused exactly as the contract says', () => {
    for (const value of VALUES) {
      const body = value === undefined ? {} : { [name]: value };
      const isFine = contract.faultsOf('newsletter', refTo('UpdateNewsletterSubscriberRequest'), body).length === 0;
      expect(typeOf(readUpdateBody(body)), describeValue(value)).toBe(
        isFine ? undefined : 'urn:newsletter:body_invalid',
      );
    }
  });
});

describe('a body', () => {
  test.each([[null], ['text'], [1], [[]], [[SHORT]]])('%j is no object', (body) => {
    expect(readSignUpBody(body)).toEqual({ refusal: { type: 'urn:newsletter:body_invalid', detail: 'not an object' } });
  });

  test.each(['verify', 'toString', '__proto__', 'anna@example.org'])(
    'with the unknown field %s is refused without repeating its name',
    (name) => {
      const body: unknown = JSON.parse(`{${JSON.stringify(SHORT).slice(1, -1)}, ${JSON.stringify(name)}: 1}`);
      expect(readSignUpBody(body)).toEqual({
        refusal: { type: 'urn:newsletter:body_invalid', detail: 'an unknown field' },
      });
    },
  );

  test.each(['www.example.test', 'evil.com', 'Win-money.shop.online', 'evil.de/win'])(
    'with the name %s is refused, so that no mail greets with a link',
    (firstName) => {
      expect(readSignUpBody({ ...SHORT, firstName })).toEqual({
        refusal: { type: 'urn:newsletter:body_invalid', detail: 'firstName: looks like a web address' },
      });
    },
  );

  test.each(['Dr. Anna', 'J.R.R.', 'Anna-Lena', 'St. John/Smith'])('with the name %s is taken', (firstName) => {
    expect(readSignUpBody({ ...SHORT, firstName })).toMatchObject({ value: { fields: { firstName } } });
  });

  test('has its names normalised', () => {
    expect(readUpdateBody({ firstName: ' Zoe\u0308 ', lastName: 'O’Neil' })).toEqual({
      value: { firstName: 'Zo\u00EB', lastName: "O'Neil" },
    });
  });

  test('with a bad address is refused by the address alone', () => {
    expect(typeOf(readSignUpBody({ ...SHORT, email: 'anna' }))).toBe('urn:newsletter:email_invalid');
    expect(typeOf(readSignUpBody({ ...SHORT, email: '' }))).toBe('urn:newsletter:email_invalid');
  });
});

function refTo(name: string): object {
  return { $ref: `#/components/schemas/${name}` };
}

function typeOf(read: object): string | undefined {
  return 'refusal' in read ? (read.refusal as { type: string }).type : undefined;
}

function describeValue(value: unknown): string {
  return JSON.stringify(value) ?? 'left out';
}
