// @vitest-environment node
import { sign } from 'hono/jwt';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestBackend, type TestBackend } from '../../test/support/backend.ts';

const BASE_DATA = '/service/newsletter/api/internal/customers/base-data';

let backend: TestBackend;

beforeEach(() => {
  backend = createTestBackend();
});

describe('the base data', () => {
  test.each([
    [
      'new',
      { email: 'anna.muster@example.org', salutation: 'MRS', firstName: 'Anna', lastName: 'Muster', consents: [] },
    ],
    [
      'consented',
      { email: 'jonas.probe@example.org', salutation: 'MR', firstName: 'Jonas', lastName: 'Probe', consents: ['DNE'] },
    ],
    ['partial', { email: 'gast@example.org', consents: [] }],
  ] as const)('of the customer "%s" hold what is known', async (customer, data) => {
    const answer = await baseData(await backend.loginToken(customer));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(data);
  });

  test('are refused for a token that was changed, forged, unsigned or belongs to no customer', async () => {
    const token = await backend.loginToken('new');
    const [header, , signature] = token.split('.');
    const claims = { sub: 'new', exp: 9_999_999_999, ren: 0, lid: 0 };
    const secret = await backend.store.secret('login-token');
    const broken = [
      '',
      'x',
      'a.b.c',
      `${token.slice(0, -2)}xx`,
      `${header}.${btoa(JSON.stringify(claims))}.${signature}`,
      await sign(claims, 'another secret', 'HS256'),
      await sign(claims, secret, 'HS512'),
      `${btoa('{"alg":"none","typ":"JWT"}')}.${btoa(JSON.stringify(claims))}.`,
      await sign({ ...claims, sub: 'nobody' }, secret, 'HS256'),
      await sign({ sub: 'new', ren: 0, lid: 0 }, secret, 'HS256'),
    ];
    const answers = await Promise.all(broken.map(baseData));
    expect(answers.map(({ status }) => status)).toEqual(broken.map(() => 401));
  });
});

function baseData(token: string): Promise<Response> {
  return backend.fetch(BASE_DATA, { headers: { 'X-LoginToken': token } });
}
