// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { NEWSLETTER, signUp } from '../../test/support/sign-ups.ts';
import { MAIL_PAUSE, MAILS_PER_DAY } from './limits.ts';
import type { ConsentRequest, Subscriber } from './store.ts';
import { afterSignUp, changed, confirmed, sendsMail } from './subscription-rules.ts';

const DAY = 24 * 60 * 60 * 1000;
const OFFERS: ConsentRequest = { type: 'DNE', textVersion: 'v1' };

/** Anna, who signed up at the beginning of time for the newsletter and for offers. */
const waiting = afterSignUp(undefined, [], signUp()).subscriber;
const subscribed = confirmed(waiting, 5);

function consentsOf({ consents }: Subscriber): readonly (readonly [string, string, number, number])[] {
  return consents.map(({ type, state, requestedAt, changedAt }) => [type, state, requestedAt, changedAt]);
}

describe('a sign-up', () => {
  test('of a new address makes a subscriber who waits', () => {
    const { subscriber, outcome } = afterSignUp(undefined, [], signUp({ firstName: 'Anna', at: 7 }));
    expect(outcome).toBe('created');
    expect(subscriber).toEqual({
      identity: 'anna@example.org',
      email: 'Anna@example.org',
      site: 'AT',
      locale: 'de-AT',
      salutation: null,
      firstName: 'Anna',
      lastName: null,
      origin: 'onsite',
      originAddition: 'subsite',
      status: 'WAITING_FOR_DOI',
      interests: [],
      signedUpAt: 7,
      confirmedAt: null,
      consents: [
        { type: 'NEWSLETTER', textVersion: 'v1', state: 'requested', requestedAt: 7, changedAt: 7 },
        { type: 'DNE', textVersion: 'v1', state: 'requested', requestedAt: 7, changedAt: 7 },
      ],
    });
  });

  test('of a subscriber changes nothing', () => {
    const { subscriber, outcome } = afterSignUp(subscribed, [], signUp({ consents: NEWSLETTER, at: DAY }));
    expect(subscriber).toBe(subscribed);
    expect(outcome).toBe('ignored');
  });

  test('of an address that waits leaves only what all sign-ups ask for', () => {
    const again = (before: Subscriber, consents: ConsentRequest[]): Subscriber =>
      afterSignUp(before, [], signUp({ consents, firstName: 'Eve', at: 9 })).subscriber;
    expect(again(waiting, [...NEWSLETTER, OFFERS])).toEqual(waiting);
    const fewer = again(waiting, NEWSLETTER);
    expect(consentsOf(fewer)).toEqual([
      ['NEWSLETTER', 'requested', 0, 0],
      ['DNE', 'withdrawn', 0, 9],
    ]);
    expect(again(fewer, [OFFERS, ...NEWSLETTER])).toEqual(fewer);
  });

  test.each([
    ['no mail', [], 'repeated'],
    ['a mail ten minutes ago', [DAY - MAIL_PAUSE], 'repeated'],
    ['a mail less than ten minutes ago', [DAY - MAIL_PAUSE + 1], 'paused'],
    ['as many mails as a day may have', mailsFrom(1, MAILS_PER_DAY), 'paused'],
    ['one mail less', mailsFrom(1, MAILS_PER_DAY - 1), 'repeated'],
    ['as many mails, the first of them a day ago', mailsFrom(0, MAILS_PER_DAY), 'repeated'],
  ] as const)('of an address that waits and got %s is %s', (_what, sentAt, outcome) => {
    expect(afterSignUp(waiting, [...sentAt], signUp({ at: DAY })).outcome).toBe(outcome);
  });

  test('is followed by a mail when it is the first or a repeated one', () => {
    const outcomes = ['created', 'repeated', 'paused', 'ignored'] as const;
    expect(outcomes.filter(sendsMail)).toEqual(['created', 'repeated']);
  });
});

describe('a confirmation', () => {
  test('gives what was asked for, and nothing that was taken back', () => {
    const fewer = afterSignUp(waiting, [], signUp({ consents: NEWSLETTER, at: 3 })).subscriber;
    const subscriber = confirmed(fewer, 8);
    expect(subscriber).toMatchObject({ status: 'SUBSCRIBED', confirmedAt: 8 });
    expect(consentsOf(subscriber)).toEqual([
      ['NEWSLETTER', 'given', 0, 8],
      ['DNE', 'withdrawn', 0, 3],
    ]);
  });

  test('counts once', () => {
    expect(confirmed(subscribed, 99)).toBe(subscribed);
  });
});

describe('a change', () => {
  test('of a name leaves the consents', () => {
    expect(changed(subscribed, { firstName: 'Eve' }, 9)).toEqual({ ...subscribed, firstName: 'Eve' });
  });

  test('of the consents takes back what is not listed, but never the newsletter', () => {
    expect(consentsOf(changed(subscribed, { consents: [] }, 9))).toEqual([
      ['NEWSLETTER', 'given', 0, 5],
      ['DNE', 'withdrawn', 0, 9],
    ]);
  });

  test('that gives a consent again is recorded beside the first time', () => {
    const without = changed(subscribed, { consents: [] }, 9);
    expect(consentsOf(changed(without, { consents: [{ ...OFFERS, textVersion: 'v2' }] }, 10))).toEqual([
      ['NEWSLETTER', 'given', 0, 5],
      ['DNE', 'withdrawn', 0, 9],
      ['DNE', 'given', 10, 10],
    ]);
  });

  test('adds nothing that is given already, and asks for confirmation of a waiting subscriber', () => {
    expect(changed(subscribed, { consents: [...NEWSLETTER, OFFERS] }, 9)).toEqual(subscribed);
    const one = afterSignUp(undefined, [], signUp({ consents: NEWSLETTER })).subscriber;
    expect(consentsOf(changed(one, { consents: [OFFERS] }, 9))).toEqual([
      ['NEWSLETTER', 'requested', 0, 0],
      ['DNE', 'requested', 9, 9],
    ]);
  });
});

function mailsFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index);
}
