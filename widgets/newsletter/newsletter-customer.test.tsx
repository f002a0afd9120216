import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CustomerClient } from '../../src/embed/api/customer-client.ts';
import { ResponseError } from '../../src/embed/api/errors.ts';
import type { CustomerBaseData } from '../../src/embed/api/openapi/customer.types.ts';
import { descriptionOf, pending, renderNewsletter, signUp, present } from '../../test/support/newsletter.tsx';

const ANNA: CustomerBaseData = {
  email: 'anna@example.com',
  salutation: 'MRS',
  firstName: 'Anna',
  lastName: 'Muster',
  consents: [],
};

const at = signUp('AT');

const logIn = (token: string) => {
  document.cookie = `LoginToken=${token}`;
};

/** The Austrian sign-up, whose base data come when the test says so. */
function renderWaiting(given: Parameters<typeof renderNewsletter>[0] = {}) {
  const answers: ReturnType<typeof pending<CustomerBaseData>>[] = [];
  const getBaseData = vi.fn<CustomerClient['getBaseData']>(() => {
    const answer = pending<CustomerBaseData>();
    answers.push(answer);
    return answer.promise;
  });
  const view = renderNewsletter({ site: 'AT', customerClient: { getBaseData }, ...given });
  return {
    ...view,
    getBaseData,
    answer: (data: CustomerBaseData) => act(async () => answers.at(-1)?.resolve(data)),
    fail: (error: unknown) => act(async () => answers.at(-1)?.reject(error)),
    comeBack: (persisted: boolean) => fireEvent(window, new PageTransitionEvent('pageshow', { persisted })),
  };
}

const values = () => [at.email(), at.salutation(), at.firstName(), at.lastName()].map((field) => field?.value);

beforeEach(() => {
  logIn('j.w.t');
});

afterEach(() => {
  document.cookie = 'LoginToken=; max-age=0';
});

// WCAG 3.3.7
test('a customer who is logged in finds the form filled in', async () => {
  const { answer, getBaseData } = renderWaiting();
  await answer(ANNA);
  expect(values()).toEqual(['anna@example.com', 'MRS', 'Anna', 'Muster']);
  expect(getBaseData.mock.calls.map(([token]) => token)).toEqual(['j.w.t']);
  expect(at.consent()?.checked).toBe(false);
});

test.each(['email', 'salutation', 'firstName', 'lastName'] as const)(
  'a customer who is logged in does not fill in %s while it has the focus, or later',
  async (name) => {
    const { answer, comeBack, user } = renderWaiting();
    await answer({ email: 'otto@example.com' });
    const field = present(at[name]());
    const before = field.value;
    await user.click(field);
    comeBack(true);
    await answer(ANNA);
    await user.click(document.body);
    comeBack(true);
    await answer(ANNA);
    const filled = { email: ANNA.email, salutation: 'MRS', firstName: 'Anna', lastName: 'Muster', [name]: before };
    expect(values()).toEqual([filled.email, filled.salutation, filled.firstName, filled.lastName]);
  },
);

test('a customer who is logged in is not asked for a consent that was given, and it is not sent again', async () => {
  const { answer, user, subscribe } = renderWaiting();
  await answer({ ...ANNA, consents: ['DNE'] });
  expect(at.consent()).toBeNull();
  expect(at.email()?.value).toBe('anna@example.com');
  await user.click(present(at.submit()));
  // The press is the first that the form sees of the customer, so that its rules are evaluated first.
  await vi.waitFor(() => expect(subscribe).toHaveBeenCalled(), { timeout: 15_000 });
  expect(subscribe.mock.lastCall?.[0]).toEqual({ ...ANNA, origin: 'onsite', originAddition: 'subsite' });
});

test('data that come late end the error of a field that was left empty', async () => {
  const { answer, user } = renderWaiting();
  await user.click(present(at.email()));
  await user.click(document.body);
  expect(descriptionOf(at.email())).not.toBe('');
  await answer(ANNA);
  await waitFor(() => expect(descriptionOf(at.email())).toBe(''));
});

test('no data are asked for without a login cookie', () => {
  document.cookie = 'LoginToken=; max-age=0';
  expect(renderWaiting().getBaseData).not.toHaveBeenCalled();
});

test('data that do not come cost the visitor nothing when the service is down', async () => {
  const { fail, user, subscribe } = renderWaiting();
  await fail(new ResponseError(new Response('<h1>', { status: 500 })));
  await user.type(present(at.email()), 'anna@example.com{Enter}');
  expect(subscribe).toHaveBeenCalledOnce();
});
