// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { createTestBackend } from '../../test/support/backend.ts';
import { readContract } from '../../test/support/contract.ts';
import { logoFile, LOGO_SOURCES } from '../../widgets/footer/content/logo-sources.ts';
import { LOGO_NAMES } from './logo-drawings.ts';

const PS_DATA = '/service/customerfrontenddata/api/v1/psdata';
const LOGOS = '/service/footer-images/logos';
const CSRF = { 'X-CSRF-Token': '1' };

function setStatus(backend: ReturnType<typeof createTestBackend>, status: unknown): Promise<Response> {
  return backend.fetch('/demo/api/nl-status', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ status }),
  });
}

describe('the session data', () => {
  test.each(['NONE', 'WAITING_FOR_DOI', 'SUBSCRIBED'])(
    'contain the status %s when the switch is set to it',
    async (status) => {
      const backend = createTestBackend();
      await setStatus(backend, status);
      const response = await backend.fetch(PS_DATA, { headers: CSRF });
      expect(await response.json()).toEqual({ nl_status: status });
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    },
  );
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
