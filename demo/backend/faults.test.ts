// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { loadContract, readContract } from '../../test/support/contract.ts';
import { createApp } from './app.ts';
import type { FaultyService } from './fault-kinds.ts';
import { createFaults } from './faults.ts';
import { createMemoryStore } from './memory-store.ts';

const contract = loadContract();

/** The switch of each OpenAPI file, and the file's type for an internal error. */
const SERVICES: Readonly<Record<string, { readonly fault: FaultyService; readonly type: string }>> = {
  newsletter: { fault: 'newsletter', type: 'urn:newsletter:internal_error' },
  customer: { fault: 'customer', type: 'urn:newsletter:internal_error' },
  login: { fault: 'login', type: 'urn:login:internal_error' },
  preview: { fault: 'preview', type: 'urn:preview:internal_error' },
  abtest: { fault: 'abtest', type: 'urn:abtest:internal_error' },
  'frontend-data': { fault: 'frontend-data', type: 'urn:frontend-data:internal_error' },
  'footer-images': { fault: 'logos', type: 'urn:footer-images:internal_error' },
};

/** Every call of an OpenAPI file, at each of its addresses. */
function callsOf(service: string): { method: string; path: string }[] {
  const { servers = [], paths = {} } = readContract()[service] ?? {};
  return Object.entries(paths).flatMap(
    ([path, { parameters: _, ...operations }]: [string, object & { parameters?: unknown }]) =>
      Object.keys(operations).flatMap((method) =>
        servers.map(({ url }) => ({
          method: method.toUpperCase(),
          path: (url + path).replace('{serviceBase}', '').replace(/\{\w+\}/u, 'x'),
        })),
      ),
  );
}

test('every OpenAPI file and every service has a switch', () => {
  expect(Object.keys(SERVICES).toSorted()).toEqual(Object.keys(readContract()).toSorted());
  expect(
    Object.values(SERVICES)
      .map(({ fault }) => fault)
      .toSorted(),
  ).toEqual(Object.keys(createFaults().get()).toSorted());
});

describe.each(Object.entries(SERVICES))('the service %s', (service, { fault, type }) => {
  test.each(callsOf(service))('answers $method $path as itself when it fails', async ({ method, path }) => {
    const switchedOn = createFaults();
    switchedOn.set({ [fault]: 'server-error' });
    const slow = createFaults();
    slow.set({ [fault]: 'slow' });
    const failsInside = (): Promise<void> => Promise.reject(new Error('disk full'));
    const store = createMemoryStore();
    for (const app of [
      createApp({ store, faults: switchedOn }),
      createApp({ store, faults: slow, wait: failsInside }),
    ]) {
      const request = new Request(`http://shop.test${path}`, { method });
      const response = await app.fetch(request.clone());
      expect(response.status).toBe(500);
      expect(await response.clone().json()).toMatchObject({ type, status: 500 });
      await contract.check(request, response);
    }
  });
});

test('an error outside of the services is not the answer of a service', async () => {
  const store = { ...createMemoryStore(), listMails: () => Promise.reject(new Error('disk full')) };
  const response = await createApp({ store }).request('/demo/api/outbox');
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ type: 'urn:demo:internal_error', status: 500 });
});
