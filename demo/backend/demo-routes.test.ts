// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestBackend, type TestBackend } from '../../test/support/backend.ts';
import { SHORT, SUBSCRIBERS } from '../../test/support/sign-ups.ts';

let backend: TestBackend;

beforeEach(() => {
  backend = createTestBackend();
});

describe('the switches', () => {
  test('are off by default, and can be set one by one', async () => {
    expect(await json('/faults')).toMatchObject({ newsletter: 'none', customer: 'none' });
    await send('PUT', '/faults', { customer: 'slow' });
    expect(await json('/faults')).toMatchObject({ newsletter: 'none', customer: 'slow' });
    await send('PUT', '/faults', { newsletter: 'drop' });
    expect(await json('/faults')).toMatchObject({ newsletter: 'drop', customer: 'slow' });
  });

  test.each([[{ newsletter: 'fire' }], [{ toString: 'none' }], [{ customer: 'invalid-email' }], [null]])(
    'refuse %j',
    async (body) => {
      expect((await send('PUT', '/faults', body)).status).toBe(400);
      expect(await json('/faults')).toMatchObject({ newsletter: 'none', customer: 'none' });
    },
  );
});

describe('the session of a customer', () => {
  test('starts with a cookie that scripts can read, and ends', async () => {
    const login = await send('POST', '/customer-session', { customer: 'partial' });
    expect(await login.json()).toEqual({ customer: 'partial' });
    const cookie = login.headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(/^LoginToken=[\w.-]+; Max-Age=3600; Path=\/; SameSite=Lax$/u);
    const headers = { Cookie: cookie.split(';')[0] ?? '' };
    expect(await json('/customer-session', headers)).toEqual({ customer: 'partial' });

    const logout = await send('DELETE', '/customer-session');
    expect(logout.headers.get('Set-Cookie')).toMatch(/^LoginToken=; Max-Age=0; Path=\//u);
  });

  test.each([[{ customer: 'nobody' }], [{ customer: ['new'] }], [null]])('does not start for %j', async (body) => {
    const answer = await send('POST', '/customer-session', body);
    expect(answer.status).toBe(400);
    expect(answer.headers.has('Set-Cookie')).toBe(false);
  });
});

describe('a sign-up that its recipient refuses', () => {
  async function tokenOfSignUp(): Promise<string> {
    await backend.send('POST', SUBSCRIBERS, SHORT);
    return backend.newestToken();
  }

  test('is deleted with its mail, and its link no longer works', async () => {
    const token = await tokenOfSignUp();
    expect((await send('POST', '/refuse', { token })).status).toBe(204);
    expect(await json('/subscribers')).toEqual([]);
    expect(await json('/outbox')).toEqual([]);
    expect((await backend.send('PUT', `${SUBSCRIBERS}/${token}/doi`)).status).toBe(404);
    expect((await send('POST', '/refuse', { token })).status).toBe(404);
  });

  test('is kept once it is confirmed', async () => {
    const token = await tokenOfSignUp();
    await backend.send('PUT', `${SUBSCRIBERS}/${token}/doi`);
    expect((await send('POST', '/refuse', { token })).status).toBe(409);
    expect(await json('/subscribers')).toMatchObject([{ status: 'SUBSCRIBED' }]);
  });

  test.each([[{ token: 'A'.repeat(43) }], [{ token: ['A'] }], [null]])('is not found by %j', async (body) => {
    await tokenOfSignUp();
    expect((await send('POST', '/refuse', body)).status).toBe(404);
    expect(await json('/subscribers')).toHaveLength(1);
  });
});

describe('the outbox', () => {
  test('lists the newest mail first, and can be emptied', async () => {
    for (const email of ['anna@example.org', 'bea@example.org'])
      await backend.send('POST', SUBSCRIBERS, { ...SHORT, email });
    expect(await json('/outbox')).toMatchObject([{ to: 'bea@example.org' }, { to: 'anna@example.org' }]);
    expect(await json('/subscribers')).toMatchObject([{ email: 'anna@example.org' }, { email: 'bea@example.org' }]);
    expect((await send('DELETE', '/outbox')).status).toBe(204);
    expect(await json('/outbox')).toEqual([]);
    expect(await json('/subscribers')).toHaveLength(2);
  });
});

async function json(path: string, headers: Record<string, string> = {}): Promise<unknown> {
  return (await backend.fetch(`/demo/api${path}`, { headers })).json();
}

function send(method: string, path: string, body?: unknown): Promise<Response> {
  return backend.send(method, `/demo/api${path}`, body);
}
