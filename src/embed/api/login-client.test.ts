// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { answering } from '../../../test/support/answered-requests.ts';
import { ResponseError } from './errors.ts';
import { createLoginClient } from './login-client.ts';

const CREDENTIALS = { email: 'anna@example.org', password: 'a password' };

it.each([
  [200, 'SUCCESS'],
  [401, 'UNAUTHORIZED'],
  [201, 'SERVICE_UNAVAILABLE'],
  [400, 'SERVICE_UNAVAILABLE'],
  [403, 'SERVICE_UNAVAILABLE'],
  [500, 'SERVICE_UNAVAILABLE'],
  [undefined, 'SERVICE_UNAVAILABLE'],
])('the login answered with %s is %s', async (status, result) => {
  expect(await createLoginClient(answering(status)).login(CREDENTIALS)).toBe(result);
});

it('the renewal of a login token sends an empty body and does not wait for that of the answer', async () => {
  const request = answering(201);
  const client = createLoginClient(request);
  await client.renewLoginToken();
  await client.renewLongTermToken();
  expect(request.mock.calls).toEqual([
    ['/service/login/api/v1/logintoken/renew', { method: 'POST', ignoresBody: true }],
    ['/service/login/api/v1/longtermtoken/renew', { method: 'POST', ignoresBody: true }],
  ]);
});

it.each([
  [201, 'NEW_TOKEN'],
  [200, 'NO_FURTHER_RENEWAL'],
])('the renewal of a login token answered with %i is %s', async (status, renewal) => {
  expect(await createLoginClient(answering(status)).renewLoginToken()).toBe(renewal);
});

it.each([202, 401, 500])('the renewal of a login token answered with %i throws the answer', async (status) => {
  const error: unknown = await createLoginClient(answering(status))
    .renewLoginToken()
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ResponseError);
  expect(error).toMatchObject({ response: { status } });
});
