import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BASE, prepareBackend } from '../../../test/support/inspected-backend.ts';
import { conformance } from '../../../test/support/run-conformance.ts';
import type { Transport } from '../conformance/calling-page.ts';
import type { Settings } from '../conformance/settings.ts';
import type { Machine } from './command.ts';

const tokenIn = ({ staffCookie = '' }: Settings): string => staffCookie.replace('StaffAuthToken=', '');

it('sends each cookie of a staff session, and hides none that is only a signal', async () => {
  const { transport, settings } = await prepareBackend('DE');
  const session = tokenIn(settings);
  const environment = { SHOP_WIDGETS_STAFF_COOKIE: `__Host-session=${session}; StaffAuthToken=1;` };
  // The service wants both, and looks for its session in the first of them.
  const two: Transport = (request, milliseconds) => {
    const headers = new Headers(request.headers);
    const cookies = headers.get('Cookie') ?? '';
    headers.set('Cookie', cookies.replace(/__Host-session=([^;]+); StaffAuthToken=1$/u, 'StaffAuthToken=$1'));
    return transport(new Request(request, { headers }), milliseconds);
  };
  const { result, printed } = await conformance(`${BASE} --for shop-preview --json`, two, environment);
  expect(result.exitCode).toBe(0);
  expect(printed).toContain('GET /service/abtestfrontend/api/v1/gettestsat');
  expect(printed).not.toContain(session);
  // The run has logged the session out, and nothing else is sent with its cookies.
  const sent = vi.fn<Transport>(two);
  const again = await conformance(`${BASE} --only preview`, sent, environment);
  expect(sent.mock.calls.filter(([{ headers }]) => headers.get('Cookie')?.includes(session))).toHaveLength(1);
  expect(again.printed).toMatch(
    /^Not everything .* checked\. [^]*check of staff and 16 more calls: .* belong to none/mu,
  );
});

describe('a service that repeats what it was sent', () => {
  let secrets: readonly string[] = [];
  let environment: Machine['environment'] = {};
  let transport: Transport;

  beforeEach(async () => {
    const backend = await prepareBackend('DE');
    const { token = '' } = backend.settings;
    const staffToken = tokenIn(backend.settings);
    secrets = ['k3y', 'p4ss', token, staffToken];
    environment = {
      SHOP_WIDGETS_API_KEY: 'k3y',
      SHOP_WIDGETS_PASSWORD: 'p4ss',
      SHOP_WIDGETS_TOKEN: token,
      SHOP_WIDGETS_STAFF_COOKIE: backend.settings.staffCookie,
    };
    transport = async (request, milliseconds) => {
      const answer = await backend.transport(request, milliseconds);
      answer.headers.set('Cache-Control', `${secrets.join(' ')} \u0085\u009b2J`);
      return answer;
    };
  });

  it.each(['', '--json'])(
    'gets neither a secret nor a character that a terminal obeys into the report %s',
    async (json) => {
      const { printed } = await conformance(`${BASE} --customer a@b.example ${json}`, transport, environment);
      expect(printed).toContain('Cache-Control: …');
      expect(secrets.filter((secret) => secret === '' || printed.includes(secret))).toEqual([]);
      expect(printed.match(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu)).toBeNull();
    },
  );

  it('gets a secret from the environment, or from the option if there is one', async () => {
    const keys = async (options: string): Promise<ReadonlySet<string | null>> => {
      const sent = vi.fn<Transport>(transport);
      await conformance(`${BASE} --customer a@b.example --only frontend-data ${options}`, sent, environment);
      return new Set(sent.mock.calls.slice(1).map(([request]) => request.headers.get('X-Api-Key')));
    };
    expect(await keys('')).toEqual(new Set(['k3y']));
    expect(await keys('--api-key other')).toEqual(new Set(['other']));
  });
});
