// @vitest-environment node
import { expect, test } from 'vitest';
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

test('a documented answer is accepted', async () => {
  await expect(check(Response.json(SUBSCRIBER))).resolves.toBeUndefined();
});

test.each([
  ['status', Response.json(SUBSCRIBER, { status: 202 }), 'no such answer'],
  ['type', new Response('{}', { headers: { 'Content-Type': 'text/html' } }), 'no body of the type'],
  ['body', Response.json({ ...SUBSCRIBER, locale: 'en' }), '/locale must match pattern'],
])('an answer with an undocumented %s is refused', async (_, answer, reason) => {
  await expect(check(answer)).rejects.toThrow(reason);
});

function check(answer: Response): Promise<void> {
  return contract.check(new Request(URL_OF_TOKEN), answer);
}
