// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { loadContract } from '../../test/support/contract.ts';
import { SHORT } from '../../test/support/sign-ups.ts';
import { readSignUpBody, readUpdateBody } from './subscriber-body.ts';

const contract = loadContract();

/** Values that each field is tried with, whatever its type. */
const VALUES: unknown[] = [
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

describe.each(['salutation', 'firstName', 'lastName', 'consents', 'origin', 'originAddition'])(
  'the field %s of a sign-up',
  (name) => {
    test('is accepted and refused exactly as the OpenAPI document says', () => {
      const bodies = bodiesWith(SHORT, name);
      const allowed = bodies.filter((body) => contractAllows('CreateNewsletterSubscriberRequest', body));
      expect(allowed).not.toHaveLength(0);
      expect(bodies.filter((body) => 'value' in readSignUpBody(body))).toEqual(allowed);
    });
  },
);

describe('the field email of a sign-up', () => {
  test('is refused with its own problem if it is a string, otherwise as part of the body', () => {
    const { consents, origin, originAddition } = SHORT;
    expect(typeOf(readSignUpBody({ consents, origin, originAddition }))).toBe('urn:newsletter:body_invalid');
    const types = VALUES.map((email) => typeOf(readSignUpBody({ ...SHORT, email })));
    expect(types).toEqual(
      VALUES.map((email) => `urn:newsletter:${typeof email === 'string' ? 'email_invalid' : 'body_invalid'}`),
    );
  });
});

describe.each(['salutation', 'firstName', 'lastName', 'consents', 'interests'])('the field %s of a change', (name) => {
  test('is accepted and refused exactly as the OpenAPI document says', () => {
    const bodies = bodiesWith({}, name);
    const allowed = bodies.filter((body) => contractAllows('UpdateNewsletterSubscriberRequest', body));
    expect(allowed).not.toHaveLength(0);
    expect(bodies.filter((body) => 'value' in readUpdateBody(body))).toEqual(allowed);
  });
});

describe('a body', () => {
  test.each([[null], ['text'], [[SHORT]]])('%j is not an object', (body) => {
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

  test.each(['evil.de/win', 'goo.gl/abc'])('with %s for a name is refused: no mail greets with a link', (firstName) => {
    expect(readSignUpBody({ ...SHORT, firstName })).toEqual({
      refusal: { type: 'urn:newsletter:body_invalid', detail: 'firstName: not a name' },
    });
  });

  test('has its names normalised', () => {
    expect(readUpdateBody({ firstName: ' Zoe\u0308 ', lastName: 'O’Neil' })).toEqual({
      value: { firstName: 'Zo\u00EB', lastName: "O'Neil" },
    });
  });
});

/** A body for each of the values, and one without the field. */
function bodiesWith(body: object, name: string): object[] {
  const others = Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));
  return [others, ...VALUES.map((value) => ({ ...others, [name]: value }))];
}

function contractAllows(schema: string, body: object): boolean {
  return contract.faultsOf({ $ref: `newsletter#/$defs/${schema}` }, body).length === 0;
}

function typeOf(read: object): string | undefined {
  return 'refusal' in read ? (read.refusal as { type: string }).type : undefined;
}
