// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { loadContract } from './contract.ts';

const contract = loadContract();
const URL_OF_TOKEN = 'http://shop.test/service/newsletter/api/internal/newsletter-subscribers/token';
const SUBSCRIBER = {
  status: 'SUBSCRIBED',
  site: 'DE',
  locale: 'de-DE',
  email: 'anna@example.org',
  consents: [],
  interests: [],
};

describe('the contract', () => {
  test('accepts a documented answer', async () => {
    await expect(check(Response.json(SUBSCRIBER))).resolves.toBeUndefined();
  });

  test.each([
    ['another status', Response.json(SUBSCRIBER, { status: 202 }), 'no such answer'],
    ['another type', new Response('{}', { headers: { 'Content-Type': 'text/html' } }), 'no body of the type'],
    ['a field too many', Response.json({ ...SUBSCRIBER, token: 'x' }), 'must NOT have additional properties'],
    ['a field too few', Response.json({ ...SUBSCRIBER, site: undefined }), "must have required property 'site'"],
    ['a value of another form', Response.json({ ...SUBSCRIBER, locale: 'en' }), '/locale must match pattern'],
    ['a value of no list', Response.json({ ...SUBSCRIBER, status: 'LOST' }), '/status must be equal to one of'],
  ])('refuses an answer with %s', async (_, answer, reason) => {
    await expect(check(answer)).rejects.toThrow(reason);
  });

  test('refuses an answer to an undocumented request', async () => {
    await expect(contract.check(new Request('http://shop.test/service/x'), new Response(''))).rejects.toThrow(
      'no such call',
    );
  });
});

function check(answer: Response): Promise<void> {
  return contract.check(new Request(URL_OF_TOKEN), answer);
}
