import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request as ask } from 'node:http';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import type { Settings } from '../src/node/conformance/settings.ts';
import { sendByNode } from '../src/node/conformance/transport.ts';
import { TEXTS } from '../test/support/snippets.ts';
import { inspectAll, PAGE, prepareBackend, TRIED_PAGE } from '../test/support/inspected-backend.ts';

const PATH = '/service/newsletter/api/internal/newsletter-subscribers';

/** Of the relay. */
const SETTINGS = {
  ORIGINS: `${PAGE},${TRIED_PAGE}`,
  PROVIDER: 'mailchimp',
  MAILCHIMP_KEY: 'key-us1',
  MAILCHIMP_LIST: '1a',
};

/** Starts an example on Node, which says its address. */
async function onNode(
  file: string,
  act: (address: string, output: Readable, errors: Readable) => Promise<void>,
  options = '',
  change?: (text: string) => string,
): Promise<void> {
  const path = `demo/examples/${file}`;
  const run = change ? ['--input-type=module', '--eval', change(readFileSync(path, 'utf8'))] : [path];
  const server = spawn(process.execPath, run, {
    env: { PORT: '0', STAFF: 'anna:secret', NODE_OPTIONS: options, ...SETTINGS },
  });
  try {
    const [line] = (await once(server.stdout, 'data')) as [Buffer];
    await act(/http:\S+/u.exec(line.toString())?.[0] ?? '', server.stdout, server.stderr);
  } finally {
    server.kill();
  }
}

it('on Node survives a request that is none', async () => {
  await onNode('relay/node.mjs', async (address) => {
    const [answer] = (await once(ask(address, { method: 'TRACE' }).end(), 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(400);
  });
}, 10_000);

const LISTMONK = {
  PROVIDER: 'listmonk',
  LISTMONK_URL: 'lists.example',
  LISTMONK_LIST: 'uuid',
  LISTMONK_PERSONAL_LIST: 'x',
};
const BREVO = {
  BREVO_KEY: 'k',
  BREVO_LIST: '7',
  BREVO_PERSONAL_LIST: 'eight',
  BREVO_TEMPLATE: '5',
  BREVO_CONFIRMED_PAGE: 'https://shop.example/',
};

it.each<[string, Record<string, string>, string?]>([
  ['set ORIGINS', { ORIGINS: 'www.shop.example' }],
  ['set PROVIDER\n', { PROVIDER: '' }],
  ['set LISTMONK_PERSONAL_LIST', { ...LISTMONK, LISTMONK_PERSONAL_LIST: '' }],
  ['set PROVIDER to one of mailchimp, brevo, listmonk', { PROVIDER: 'mailchimpp' }],
  ['end MAILCHIMP_KEY with its data centre', { MAILCHIMP_KEY: 'key' }],
  ['listmonk: lists.example/api/public/subscription is not an address', LISTMONK],
  ['the ids of lists and templates are numbers', { PROVIDER: 'brevo', ...BREVO }],
  ['There is no no/shop.js: run npm run build, and set SCRIPT', { SCRIPT: 'no/shop.js' }, 'staff-service.mjs'],
])(
  'an example does not start with wrong settings, and says: %s',
  async (message, settings, file = 'relay/node.mjs') => {
    const env = { PORT: '0', ...SETTINGS, ...settings };
    const run = promisify(execFile)(process.execPath, [`demo/examples/${file}`], { env, timeout: 5000 });
    await expect(run).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(file.startsWith('relay') ? `relay: ${message}` : message) as string,
    });
  },
  10_000,
);

const withSession = (text: string): string =>
  text
    .replace('(_request) => undefined', "({ headers }) => headers.cookie?.includes('shop=7') && own")
    .replace('=> {}', "=> void (own = undefined);\nlet own = { id: 7, name: '<b>Otto' }");

it.each<[string, Partial<Settings>]>([
  ['own-service.mjs', { only: ['newsletter'], sendSite: false, limit: true }],
  ['staff-service.mjs', { tags: ['shop-preview'] }],
  ['staff-service.mjs', { only: ['preview'] }],
  ['staff-service.mjs', { tags: ['shop-preview'], staffCookie: 'shop=7; StaffAuthToken=1' }],
])(
  '%s has all of %j',
  async (file, wanted) => {
    const act = async (address: string, output: Readable): Promise<void> => {
      const base = new URL(address).origin;
      if (wanted.limit) void signUp(base, 'anna@example.org');
      const [mail = ''] = wanted.limit ? ((await once(output, 'data')) as [Buffer]) : [];
      const [token] = /(?<=token=)\S+/u.exec(mail.toString()) ?? [];
      const staffCookie = await logIn(base);
      const { settings } = await prepareBackend(file === 'staff-service.mjs' ? 'AT' : 'DE', {
        base,
        // A staff service refuses pages of other sites.
        page: TRIED_PAGE,
        token,
        staffCookie,
        customer: undefined,
        ...wanted,
      });
      const reports = await inspectAll({ settings, transport: sendByNode });
      const passed = reports.filter(({ result }) => result !== 'left-out');
      expect(passed.flatMap(({ points }) => points.filter(({ good }) => !good))).toEqual([]);
      expect(passed.length).toBeGreaterThan(20);
    };
    await onNode(file, act, '', wanted.staffCookie === undefined ? undefined : withSession);
  },
  10_000,
);

/** Logs a member of staff in with the command of the guide, which prints the cookies. */
async function logIn(base: string): Promise<string> {
  const [, login = ''] = /"\$\((curl .*)\)"/.exec(TEXTS['staff-panel.md'] ?? '') ?? [];
  const { stdout } = await promisify(execFile)('sh', ['-c', login.replace('http://localhost:8789', base)]);
  return stdout;
}

it('the staff service returns to a link after the login, and shows the page of a time', async () => {
  const act = async (address: string): Promise<void> => {
    const base = new URL(address).origin;
    const link = '/?shop-preview-time=2026-12-01T10:00';
    const login = (await fetch(base + link, { redirect: 'manual' })).headers.get('Location') ?? '';
    const post = (path: string, password = 'secret'): Promise<Response> =>
      fetch(base + path, { method: 'POST', redirect: 'manual', body: `user=anna&password=${password}` });
    const targetOf = async (path: string) => (await post(path)).headers.get('Location');
    const refused = await post(login, 'secre');
    expect([refused.status, await refused.text()]).toEqual([401, expect.stringContaining('password is wrong')]);
    expect(await targetOf(login)).toBe(link);
    expect(await targetOf('/login?return=//other.example')).toBe('/');
    expect(await targetOf('/login?return=/%E4%B8%AD')).toBe('/');
    const visit = (Cookie: string, path = ''): Promise<Response> => fetch(base + path, { headers: { Cookie } });
    const session = (await logIn(base)).replaceAll('\n', ' ');
    await visit(session, '/service/preview/api/token?dateTime=2026-12-01T10:00');
    expect(await (await visit(session)).text()).toMatch(/Advent in the shop[^]*anna: preview/u);
    const own = await visit('shop=7');
    expect(own.headers.get('Set-Cookie')).toContain('StaffAuthToken=1');
    expect(await own.text()).toContain('&#60;b&#62;Otto');
    expect((await visit('StaffSession=own:7')).headers.get('Set-Cookie')).toBeNull();
    // In Vienna, the test ends at midnight.
    const testsAt = async (time: string) =>
      (await fetch(`${base}/service/abtestfrontend/api/v1/gettestsat?time=${time}`)).text();
    expect(await testsAt('2026-12-26T22:59:00Z')).toContain('christmas-delivery');
    expect(await testsAt('2026-12-26T23:00:00Z')).not.toContain('christmas-delivery');
  };
  await onNode('staff-service.mjs', act, '', withSession);
}, 10_000);

async function signUp(base: string, email: string): Promise<Response> {
  const body = { consents: [], origin: 'onsite', originAddition: 'subsite', email };
  const headers = { Origin: PAGE, 'Content-Type': 'application/json' };
  return fetch(base + PATH, { method: 'POST', headers, body: JSON.stringify(body) });
}

it('the service to copy confirms when the button behind the link is pressed', async () => {
  await onNode('own-service.mjs', async (base, output) => {
    void signUp(base, 'anna@example.com');
    const [mail] = (await once(output, 'data')) as [Buffer];
    const link = base + (/\/newsletter\/confirm\S+/u.exec(mail.toString())?.[0] ?? '');
    expect(await (await fetch(link)).text()).toContain('<form method="post">');
    expect(await (await fetch(link, { method: 'POST' })).text()).toContain('You are subscribed');
    expect((await fetch(`${link}A`, { method: 'POST' })).status).toBe(404);
  });
}, 10_000);

it('the service to copy says 500 while its database fails, and logs it without the address', async () => {
  // Stands for the database, which the example does not have.
  const failing =
    "import crypto from 'node:crypto';import{syncBuiltinESMExports as s}from'node:module';" +
    "crypto.randomBytes=()=>{throw new RangeError('anna@example.com')};s()";
  const act = async (base: string, _: Readable, errors: Readable): Promise<void> => {
    const logged = once(errors, 'data') as Promise<[Buffer]>;
    const answer = await signUp(base, 'anna@example.com');
    expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([500, PAGE]);
    expect(String(await logged)).toBe('failed: RangeError\n');
  };
  await onNode('own-service.mjs', act, `--import=data:text/javascript,${encodeURIComponent(failing)}`);
}, 10_000);
