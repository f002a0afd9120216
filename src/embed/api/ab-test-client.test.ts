import { describe, expect, it, vi } from 'vitest';
import { createAbTestClient } from './ab-test-client.ts';
import { ResponseError } from './errors.ts';
import type { Request } from './request.ts';

const TIME = '2026-12-01T10:00:00+01:00';

function answering(body: unknown) {
  return vi.fn<Request>(() => Promise.resolve(Response.json(body)));
}

describe('the A/B tests', () => {
  it('have names: an entry without one is left out', async () => {
    const request = answering([{ name: 'headline', groups: [{ name: 'A' }, { name: 1 }] }, { groups: [] }, null]);
    expect(await createAbTestClient(request).getTestsAt(TIME)).toEqual([{ name: 'headline', groups: [{ name: 'A' }] }]);
  });

  it.each([
    ['a page of the host', () => new Response('<!doctype html><title>Shop</title>')],
    ['no list', () => Response.json({ name: 'headline' })],
  ])('are not read from %s', async (_, answer) => {
    const client = createAbTestClient(() => Promise.resolve(answer()));
    await expect(client.getTestsAt(TIME)).rejects.toBeInstanceOf(ResponseError);
  });
});
