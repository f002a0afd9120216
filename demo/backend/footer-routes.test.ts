// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { createTestBackend } from '../../test/support/backend.ts';
import { readContract } from '../../test/support/contract.ts';
import { SHORT, SUBSCRIBERS } from '../../test/support/sign-ups.ts';
import { logoFile, LOGO_SOURCES } from '../../widgets/footer/content/logo-sources.ts';
import { LOGO_NAMES } from './logo-drawings.ts';

const PS_DATA = '/service/customerfrontenddata/api/v1/psdata';
const LOGOS = '/service/footer-images/logos';
const CSRF = { 'X-CSRF-Token': '1' };

describe('the session data', () => {
  test.each(['NONE', 'WAITING_FOR_DOI', 'SUBSCRIBED'])(
    'contain the status %s when the switch is set to it',
    async (status) => {
      const backend = createTestBackend();
      await backend.send('PUT', '/demo/api/nl-status', { status });
      const response = await backend.fetch(PS_DATA, { headers: CSRF });
      expect(await response.json()).toEqual({ nl_status: status });
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    },
  );

  test('follow what the visitor does in the browser: sign-up, confirmation, and a deleted sign-up', async () => {
    const backend = createTestBackend();
    let cookie = '';
    const call = async (path: string, method = 'GET', body?: unknown): Promise<Response> => {
      const answer = await backend.send(method, path, body, { ...CSRF, Cookie: cookie });
      cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? cookie;
      return answer;
    };
    const status = async (): Promise<unknown> => (await (await call(PS_DATA)).json()) as unknown;
    const signUp = async (email: string): Promise<string> => {
      await call(SUBSCRIBERS, 'POST', { ...SHORT, email });
      return backend.newestToken();
    };
    expect(await status()).toEqual({ nl_status: 'NONE' });
    const refused = await signUp('anna@example.org');
    expect(await status()).toEqual({ nl_status: 'WAITING_FOR_DOI' });
    await call('/demo/api/refuse', 'POST', { token: refused });
    expect(await status()).toEqual({ nl_status: 'NONE' });
    await call(`${SUBSCRIBERS}/${await signUp('bea@example.org')}/doi`, 'PUT');
    expect(await status()).toEqual({ nl_status: 'SUBSCRIBED' });
    // Another browser.
    cookie = '';
    expect(await status()).toEqual({ nl_status: 'NONE' });
  });
});

describe('the logos', () => {
  test('have a drawing for every source that the footer knows, and for no other', () => {
    expect(LOGO_NAMES.toSorted()).toEqual([...LOGO_SOURCES].toSorted());
  });

  test('include nothing else', async () => {
    const backend = createTestBackend();
    expect((await backend.fetch(`${LOGOS}/nobody.svg`)).status).toBe(404);
    expect((await backend.fetch(`${LOGOS}/constructor.svg`)).status).toBe(404);
    // The OpenAPI document names whole files.
    expect((await backend.fetch(`${LOGOS}/dhl`)).status).toBe(404);
    expect((await backend.fetch(`${LOGOS}/dhl.svg.svg`)).status).toBe(404);
  });

  test('are the files that the OpenAPI document names', () => {
    const schema = readContract()['footer-images']?.components.schemas['LogoFile'];
    expect(schema).toMatchObject({ enum: LOGO_SOURCES.map(logoFile) });
  });
});
