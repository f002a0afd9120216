// @vitest-environment node
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestBackend, type TestBackend } from '../../test/support/backend.ts';
import { SHORT, SUBSCRIBERS } from '../../test/support/sign-ups.ts';
import { DROP_HEADER, SLOW_DELAY } from './faults.ts';
import { createMemoryStore } from './memory-store.ts';

const wait = vi.fn<(milliseconds: number) => Promise<void>>(async () => {});
let backend: TestBackend;

beforeEach(() => {
  wait.mockClear();
  backend = createTestBackend({ wait });
});

describe('a fault of the newsletter service', () => {
  beforeEach(() => {
    backend = createTestBackend({ wait, origins: ['http://page.test'] });
  });

  test('"slow" delays the answer by three seconds', async () => {
    backend.faults.set({ newsletter: 'slow' });
    expect((await signUp()).status).toBe(201);
    expect(wait).toHaveBeenCalledExactlyOnceWith(SLOW_DELAY);
    expect(SLOW_DELAY).toBe(3000);
  });

  test.each([
    ['server-error', 500, 'application/problem+json', 'urn:newsletter:internal_error'],
    ['invalid-email', 400, 'application/problem+json', 'urn:newsletter:email_invalid'],
    ['html-error', 502, 'text/html; charset=UTF-8', '<!doctype html>'],
  ] as const)('"%s" answers %i and keeps nothing', async (newsletter, status, type, text) => {
    backend.faults.set({ newsletter });
    const answer = await signUp();
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Content-Type')).toBe(type);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('http://page.test');
    expect(await answer.text()).toContain(text);
    expect(await backend.store.listSubscribers()).toEqual([]);
  });

  test('"drop" makes the runtime close the connection', async () => {
    backend.faults.set({ newsletter: 'drop' });
    expect((await signUp()).headers.has(DROP_HEADER)).toBe(true);
  });

  test('"invalid-email" does not affect requests without an address', async () => {
    backend.faults.set({ newsletter: 'invalid-email' });
    expect((await backend.fetch(`${SUBSCRIBERS}/x/doi`, { method: 'PUT' })).status).toBe(404);
  });
});

describe('a request from another origin', () => {
  const listed = ['http://page.test', 'https://cms.example.org:8443', 'null'];

  beforeEach(() => {
    backend = createTestBackend({ wait, origins: listed });
  });

  test.each(listed)('is answered with credentials if the origin is listed: %s', async (origin) => {
    const { headers } = await signUp({ Origin: origin });
    expect(headers.get('Access-Control-Allow-Origin')).toBe(origin);
    expect(headers.get('Access-Control-Allow-Credentials')).toBe('true');
    expect(headers.get('Vary')).toContain('Origin');
  });

  test.each(['http://page.test:81', 'https://page.test', 'http://a.page.test', 'http://localhost:3000'])(
    'that is not listed gets no answer that it may read: %s',
    async (origin) => {
      const ask = { Origin: origin, 'Access-Control-Request-Method': 'POST' };
      for (const { headers } of [
        await signUp({ Origin: origin }),
        await backend.fetch(SUBSCRIBERS, { method: 'OPTIONS', headers: ask }),
        await backend.fetch('/service/preview/api/auth/checkauth', { headers: { Origin: origin } }),
      ]) {
        expect(headers.has('Access-Control-Allow-Origin')).toBe(false);
        expect(headers.has('Access-Control-Allow-Credentials')).toBe(false);
        expect(headers.get('Vary')).toContain('Origin');
      }
    },
  );
});

describe('the switches of the demo', () => {
  const FAULTS = '/demo/api/faults';

  test.each([
    [{ Origin: 'http://page.test' }],
    [{ Origin: 'null' }],
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'same-site' }],
    [{ Origin: 'http://shop.test', 'Sec-Fetch-Site': 'cross-site' }],
  ])('are refused for a page of another origin: %j', async (headers: Record<string, string>) => {
    backend = createTestBackend({ origins: ['http://page.test'] });
    for (const path of ['/demo/api/outbox', '/demo/api/nl-status', '/demo/api/staff-session']) {
      const answer = await backend.fetch(path, { headers });
      expect(answer.status).toBe(403);
      expect(answer.headers.has('Access-Control-Allow-Origin')).toBe(false);
    }
    expect((await backend.send('PUT', FAULTS, { newsletter: 'drop' }, headers)).status).toBe(403);
    expect(backend.faults.get().newsletter).toBe('none');
  });

  test.each([
    [{}],
    [{ Origin: 'http://shop.test' }],
    [{ Origin: 'https://shop.test', 'Sec-Fetch-Site': 'same-origin' }],
    [{ Origin: 'https://public.example' }],
    [{ 'Sec-Fetch-Site': 'none' }],
  ])('are available to a page of the demo, and to programs: %j', async (headers: Record<string, string>) => {
    backend = createTestBackend({ baseUrl: 'https://public.example' });
    expect((await backend.fetch(FAULTS, { headers })).status).toBe(200);
  });
});

describe('the services', () => {
  test('answer an internal error with a problem, and report it', async () => {
    const failure = new Error('disk full');
    const reportError = vi.fn<(error: unknown) => void>();
    const store = { ...createMemoryStore(), signUp: () => Promise.reject(failure) };
    backend = createTestBackend({ store, reportError });
    const answer = await signUp();
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      type: 'urn:newsletter:internal_error',
      title: 'The service has failed.',
      status: 500,
    });
    expect(reportError).toHaveBeenCalledExactlyOnceWith(failure);
  });
});

function signUp(headers: Record<string, string> = { Origin: 'http://page.test' }): Promise<Response> {
  return backend.send('POST', SUBSCRIBERS, SHORT, headers);
}
