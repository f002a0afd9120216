import { expect, it } from 'vitest';
import { answering } from '../../../test/support/answered-requests.ts';
import { createAbTestClient } from './ab-test-client.ts';
import { ResponseError } from './errors.ts';

const TIME = '2026-12-01T10:00:00+01:00';

it('the A/B tests have names: an entry without one is left out', async () => {
  const request = answering(200, [{ name: 'headline', groups: [{ name: 'A' }, { name: 1 }] }, { groups: [] }, null]);
  expect(await createAbTestClient(request).getTestsAt(TIME)).toEqual([{ name: 'headline', groups: [{ name: 'A' }] }]);
});

it.each([
  ['a page of the host', '<!doctype html><title>Shop</title>'],
  ['no list', { name: 'headline' }],
])('the A/B tests are not read from %s', async (_, body) => {
  const client = createAbTestClient(answering(200, body));
  await expect(client.getTestsAt(TIME)).rejects.toBeInstanceOf(ResponseError);
});
