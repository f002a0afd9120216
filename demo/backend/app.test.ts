import { expect, test, vi } from 'vitest';
import { createTestBackend } from '../../test/support/backend.ts';
import { readDocuments } from '../../src/node/conformance/documents.ts';
import { loadContract } from '../../test/support/contract.ts';
import { SHORT, SUBSCRIBERS } from '../../test/support/sign-ups.ts';
import { DROP_HEADER } from './faults.ts';
import { FAULT_KINDS, type Service } from './services.ts';

const { operations, check } = loadContract();

const PAGE = 'http://page.test';
const FROM_PAGE = { Origin: PAGE };
const FAULTS = '/demo/api/faults';

/** What the paths of the contract are below. */
const BASES = Object.values(readDocuments()).flatMap(({ servers }) =>
  servers.map(({ url }) => url.replace('{serviceBase}', '')),
);

test.each([
  ['server-error', 500, 'urn:newsletter:internal_error'],
  ['invalid-email', 400, 'urn:newsletter:email_invalid'],
  ['html-error', 502, '<!doctype html>'],
  ['drop', 500, ''],
] as const)(
  'a fault of the newsletter service "%s" answers %i, which pages of listed origins can read, and keeps nothing',
  async (fault, status, text) => {
    const backend = createTestBackend({ origins: [PAGE] });
    await backend.send('PUT', FAULTS, { newsletter: fault });
    const answer = await backend.send('POST', SUBSCRIBERS, SHORT, FROM_PAGE);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(PAGE);
    expect(answer.headers.has(DROP_HEADER)).toBe(fault === 'drop');
    expect(await answer.text()).toContain(text);
    expect(backend.store.listSubscribers()).toEqual([]);
  },
);

test('every call of the contract answers as its service when that fails', async () => {
  const reportError = vi.fn<(error: unknown) => void>();
  const failing = createTestBackend({ wait: () => Promise.reject(new Error('disk full')), reportError });
  const services = Object.keys(FAULT_KINDS) as Service[];
  for (const fault of ['server-error', 'slow'] as const) {
    for (const service of services) failing.faults[service] = fault;
    for (const { method, path, pattern } of operations) {
      for (const url of BASES.map((base) => base + path.replace(/\{\w+\}/u, 'x')).filter((one) => pattern.test(one))) {
        const request = new Request(`http://shop.test${url}`, { method });
        const answer = await failing.app.fetch(request.clone());
        expect(answer.status).toBe(500);
        await check(request, answer);
      }
    }
  }
  expect(reportError).toHaveBeenCalledWith(new Error('disk full'));
});

test('a refused origin is reported up to a limit, and never as what a shell or a terminal obeys', async () => {
  const reported: string[] = [];
  const { app } = createTestBackend({ reportRefusedOrigin: (origin) => reported.push(origin) });
  const hostile = ['http://$(id).example', 'http://a;id', 'http://`id`', '\u009b2J', '--port=0'];
  const made = Array.from({ length: 100 }, (_, index) => `http://${index}.example`);
  for (const Origin of [...hostile, ...made, ...made])
    await app.request(SUBSCRIBERS, { method: 'OPTIONS', headers: { Origin } });
  expect(reported).toEqual(made.slice(0, 20));
});

test.each([
  [FROM_PAGE],
  [{ Origin: 'null' }],
  [{ 'Sec-Fetch-Site': 'cross-site' }],
  [{ 'Sec-Fetch-Site': 'same-site' }],
  [{ Origin: 'http://shop.test', 'Sec-Fetch-Site': 'cross-site' }],
])('the switches of the demo are refused for a page of another origin: %j', async (headers: Record<string, string>) => {
  const backend = createTestBackend({ origins: [PAGE] });
  for (const path of ['/demo/api/outbox', '/demo/api/panel']) {
    const answer = await backend.fetch(path, { headers });
    expect(answer.status).toBe(403);
    expect(answer.headers.has('Access-Control-Allow-Origin')).toBe(false);
  }
  expect((await backend.send('PUT', FAULTS, { newsletter: 'drop' }, headers)).status).toBe(403);
  expect(backend.faults.newsletter).toBe('none');
});

test.each([
  [{}],
  [{ Origin: 'http://shop.test' }],
  [{ Origin: 'https://shop.test', 'Sec-Fetch-Site': 'same-origin' }],
  [{ Origin: 'https://public.example' }],
  [{ 'Sec-Fetch-Site': 'none' }],
])(
  'the switches of the demo are available to a page of the demo, and to programs: %j',
  async (headers: Record<string, string>) => {
    const backend = createTestBackend({ baseUrl: () => 'https://public.example' });
    expect((await backend.fetch('/demo/api/panel', { headers })).status).toBe(200);
  },
);
