import { describe, expect, test } from 'vitest';
import contract from '../../../src/embed/api/openapi/newsletter.yaml?raw';
import { type Site, SITES } from '../../../src/embed/market/sites.ts';
import { SIGN_UP_ATTRIBUTES } from '../declaration.ts';
import type { FormValues } from './form-values.ts';
import { analyticsEntry, type Origin, toRequest } from './submission.ts';
import { checkSignUp } from './validation.ts';

const ORIGIN = { origin: 'checkout', originAddition: 'step-3' };
const FULL: FormValues = {
  email: 'known@example.com',
  newsletterEmail: 'anna@example.com',
  salutation: 'MRS',
  firstName: 'Anna',
  lastName: 'Muster',
  consents: [],
  legals: ['NEWSLETTER'],
};

/** The request that the schema of the site and `toRequest` make of the values. */
function requestOf(values: FormValues, site: Site, origin: Origin, hadConsent: boolean) {
  const checked = checkSignUp(site, values);
  if (!checked.valid) throw new Error(`The values are invalid: ${JSON.stringify(checked.errors)}`);
  return toRequest(checked.signUp, origin, hadConsent);
}

describe('the body of a sign-up', () => {
  const COMMON = { email: 'anna@example.com', consents: [], ...ORIGIN };
  const NAMES = { firstName: 'Anna', lastName: 'Muster' };
  const BODIES: Readonly<Partial<Record<Site, object>>> = {
    AT: { ...COMMON, salutation: 'MRS', ...NAMES },
    HU: { ...COMMON, salutation: 'MRS', ...NAMES },
    TR: { ...COMMON, ...NAMES },
  };

  test.each(SITES)('holds in %s what the site shows and where the sign-up came from, and no more', (site) => {
    expect(requestOf(FULL, site, ORIGIN, false)).toStrictEqual(BODIES[site] ?? COMMON);
  });

  test.each([
    ['origin', SIGN_UP_ATTRIBUTES.origin],
    ['originAddition', SIGN_UP_ATTRIBUTES['origin-addition']],
  ])('has an %s as long as the contract allows', (field, { parse }) => {
    const longest = Number(
      new RegExp(`^ {8}${field}:\\n(?: {10}.*\\n)*? {10}maxLength: (\\d+)`, 'mu').exec(contract)?.[1],
    );
    expect(parse('x'.repeat(longest))).toHaveLength(longest);
    expect(parse('x'.repeat(longest + 1))).toBeUndefined();
  });

  test('leaves out what is empty or blank', () => {
    const values: FormValues = { ...FULL, salutation: '', firstName: '', lastName: ' \u00a0' };
    expect(requestOf(values, 'AT', ORIGIN, false)).toStrictEqual(COMMON);
  });

  test.each([
    ['ticked now', ['DNE'], false, ['DNE']],
    ['not ticked', [], false, []],
    ['given earlier, after the visitor had unticked it', [], true, []],
  ] as const)('has the personalised-offers consent when it is %s: %j', (_when, consents, hadConsent, sent) => {
    expect(requestOf({ ...FULL, consents }, 'DE', ORIGIN, hadConsent).consents).toEqual(sent);
  });
});

test('the analytics entry names the origin and nobody', () => {
  expect(analyticsEntry(ORIGIN)).toStrictEqual({
    event: 'sign_up',
    subject: 'newsletter',
    origin: 'checkout:step-3',
    type: 'ga4',
    emitter: 'newsletterservice',
  });
});
