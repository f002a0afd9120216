// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { BASE, inspectAll, prepareBackend } from '../../../test/support/inspected-backend.ts';
import { listServices } from '../../embed/api/openapi/generate.ts';
import { SITES } from '../../embed/market/sites.ts';
import { CALLS } from './calls.ts';
import { createContract } from './contract.ts';
import { readDocuments, SERVICES } from './documents.ts';

it('every service of the contract is checked', async () => {
  expect(SERVICES.toSorted()).toEqual((await listServices()).toSorted());
});

it.each(SITES)('the backend of the demo fulfils the contract for %s in every point', async (site) => {
  // A test of the demo begins two days later.
  vi.setSystemTime('2026-11-27');
  const reports = await inspectAll(await prepareBackend(site));
  const faults = reports.flatMap(({ what, points }) =>
    points.filter(({ good }) => !good).map(({ name, got }) => `${what}: ${name}: ${got}`),
  );
  expect(faults).toEqual([]);
  expect(reports.filter(({ result }) => result === 'left-out').map(({ what }) => what)).toEqual(
    CALLS.filter(({ needs, look }) => needs.includes('limit') || look !== undefined).map(({ what }) => what),
  );
  expect(reports.length).toBeGreaterThan(40);
});

it.each([
  ['pages of its own origin', { page: BASE }],
  ['single-page applications', { spa: true }],
  ['pages with a key', { apiKey: 'key' }],
  ['a client that has to wait', { limit: true }],
])('the backend of the demo does so for %s', async (_, settings) => {
  const reports = await inspectAll(await prepareBackend('DE', settings));
  expect(reports.filter(({ result }) => result === 'failed')).toEqual([]);
});

it('without data of the caller nobody is signed up or logged in, and what is left out says what it needs', async () => {
  const nothing = { email: undefined, token: undefined, customer: undefined, staffCookie: undefined };
  const { transport, settings } = await prepareBackend('DE', nothing);
  const changes: string[] = [];
  const reports = await inspectAll({
    settings,
    transport: async (request, milliseconds) => {
      const answer = await transport(request, milliseconds);
      if (request.method !== 'GET' && request.method !== 'OPTIONS' && answer.ok) changes.push(request.url);
      return answer;
    },
  });
  expect(changes).toEqual([]);
  expect(reports.filter(({ result }) => result === 'failed')).toEqual([]);
  const needs = new Set(reports.flatMap(({ reason = '' }) => /needs (--[\w-]+)/u.exec(reason)?.[1] ?? []));
  expect([...needs]).toEqual(['--email', '--token', '--customer', '--staff-cookie', '--limit']);
});

it('makes a call for those tags for which the contract names it, as needed or as optional', async () => {
  const { operations } = createContract(readDocuments());
  const named = Object.values(readDocuments()).flatMap(({ paths }) =>
    Object.values(paths).flatMap((item) => Object.values(item)),
  );
  const reports = await inspectAll(await prepareBackend('DE', { limit: true }));
  const wrong = reports.flatMap(({ service, what, request = '' }) => {
    const { tags = [], optional, relies } = CALLS.find((call) => call.service === service && call.what === what) ?? {};
    const [method, path = ''] = request.split(' ');
    const id = operations.find((one) => one.method === method && one.pattern.test(path))?.id;
    const operation = named.find(({ operationId }) => operationId === id) as
      | Readonly<Record<string, unknown>>
      | undefined;
    const listed = (operation?.[optional ? 'x-optional-for' : 'x-needed-for'] ?? []) as readonly string[];
    // A page logs a customer in; the tags then need what the login has set. No tag sends what has to be refused.
    return id !== 'login' && request !== '' && relies !== 'safety' && tags.some((tag) => !listed.includes(tag))
      ? [`${what}: ${tags.join()}`]
      : [];
  });
  expect(wrong).toEqual([]);
});
