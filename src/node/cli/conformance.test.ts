import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BASE, PAGE, prepareBackend } from '../../../test/support/inspected-backend.ts';
import { type Machine, UsageError } from './command.ts';
import type { Transport } from '../conformance/calling-page.ts';
import type { Settings } from '../conformance/settings.ts';
import { conformanceBy } from './conformance.ts';

const unreachable: Transport = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ENOTFOUND') }));

it.each([
  ['', 'needs one address'],
  [`${BASE} ${BASE}`, 'needs one address'],
  ['shop.example', '"shop.example" is not an origin; write it in full, such as https://shop.example.'],
  [`${BASE}/service`, `is more than an origin: the command adds /service/ to it. Write ${BASE}.`],
  [`${BASE} --site XX`, '"XX" is not a site; use one of DE, AT'],
  [`${BASE} --only newsletter,logins`, '"logins" is not a service; use some of newsletter,login,customer'],
  [`${BASE} --for shop-basket`, '"shop-basket" is not a tag; use some of shop-newsletter,'],
  [`${BASE} --timeout soon`, '--timeout takes at most 15 seconds, after which the script gives up, not "soon".'],
  [`${BASE} --staff-cookie session=1`, '--staff-cookie needs StaffAuthToken or CobraAuthToken: without one of them'],
  // As tokens may begin: Node names the remedy.
  [`${BASE} --token -abc`, "use '--token=-XYZ'"],
  [`${BASE} --email anna`, 'The form of DE refuses the address "anna"; set --email to a mailbox of yours.'],
])('%j is a misuse that says how to fix it', async (line, message) => {
  const calls = vi.fn<Transport>(unreachable);
  await expect(conformance(line, calls)).rejects.toThrow(message);
  await expect(conformance(line, calls)).rejects.toBeInstanceOf(UsageError);
  expect(calls).not.toHaveBeenCalled();
});

it('says that pages of https: call no service of http:', async () => {
  const { transport } = await prepareBackend('DE');
  const { printed } = await conformance(
    'http://api.shop.example --origin https://www.shop.example --only abtest',
    transport,
  );
  expect(printed).toContain('- what browsers do: pages of https: call no service of http:');
});

it('says so once when the host cannot be reached', async () => {
  const { result, printed } = await conformance(BASE, unreachable);
  expect(result).toEqual({
    output: `${BASE} cannot be reached (ENOTFOUND). Check the address, the network and the certificate.\n`,
    exitCode: 1,
  });
  expect(printed).toBe('');
});

it('ends with 0 and one JSON text when all is well', async () => {
  const { transport } = await prepareBackend('TR');
  const { result, printed } = await conformance(`${BASE} --site tr --only preview,abtest --json`, transport);
  const report = JSON.parse(printed) as { site: string; failed: number; calls: { service: string }[] };
  expect(report).toMatchObject({ base: BASE, page: BASE, site: 'TR', failed: 0 });
  expect(new Set(report.calls.map(({ service }) => service))).toEqual(new Set(['abtest', 'preview']));
  expect(result).toEqual({ output: '', exitCode: 0 });
});

describe('--for', () => {
  const line = `${BASE} --origin ${PAGE} --email anna@example.org --limit`;

  /** A service whose answers with a status are others. */
  const changed =
    (of: number, status: number, body: object): Transport =>
    async (request, milliseconds) => {
      const answer = await service(request, milliseconds);
      const headers = new Headers([...answer.headers, ['Retry-After', '600']]);
      return answer.status === of ? Response.json(body, { status, headers }) : answer;
    };
  let service: Transport;
  beforeEach(async () => {
    service = (await prepareBackend('DE', { limit: true })).transport;
  });

  const remediesIn = (printed: string): readonly string[] =>
    Array.from(printed.matchAll(/^✗ (.+?)(?: \(\d+ calls\))?$/gmu), ([, remedy = '']) => remedy);

  it('shop-newsletter needs the call of a sign-up alone', async () => {
    const sent = vi.fn<Transport>(service);
    const { result, printed } = await conformance(`${line} --for shop-newsletter`, sent);
    expect(result.exitCode).toBe(0);
    const paths = sent.mock.calls.slice(1).map(([{ url }]) => new URL(url).pathname);
    const others = paths.filter((path) => !path.startsWith('/service/newsletter/api/internal/newsletter-subscribers'));
    expect(others).toEqual([]);
    expect(printed).toContain('No tag breaks. 74 calls: 64 passed, 0 failed, 10 left out.');
  });

  it('does not fail for what no tag reads', async () => {
    const { result, printed } = await conformance(`${line} --for shop-newsletter`, changed(201, 201, {}));
    expect(result.exitCode).toBe(0);
    expect(printed).toContain("got       must have required property 'status': WAITING_FOR_DOI");
  });

  it('shows the problem that came instead of an acceptance', async () => {
    const problem = { type: 'urn:newsletter:body_invalid', detail: 'consents: empty' };
    const { result, printed } = await conformance(`${line} --for shop-newsletter`, changed(201, 400, problem));
    expect(result.exitCode).toBe(1);
    expect(printed).toContain('got       400 (urn:newsletter:body_invalid, consents: empty)\n');
    const body = '{"email":"anna@example.org","consents":[],"origin":"onsite","originAddition":"subsite"}';
    expect(printed).toContain(`    sent      ${body}\n`);
  });

  it.each([
    [200, {}, 'Not safe', 'Answer 400: after a 2xx, the form tells the visitor'],
    [
      422,
      { status: 422 },
      'A tag breaks',
      'Name the problem type, as in {"type": "urn:newsletter:email_invalid"}: without it',
    ],
    [422, { type: 'urn:newsletter:email_invalid' }, undefined, ''],
    [429, {}, undefined, ''],
  ])('fails where the form says something false of a refused address: %d %j', async (status, body, title, remedy) => {
    const { result, printed } = await conformance(`${line} --for shop-newsletter`, changed(400, status, body));
    expect(result.exitCode).toBe(title === undefined ? 0 : 1);
    expect(title === undefined ? '' : printed).toContain(title ?? '');
    expect(printed).toContain(remedy);
  });

  it('takes neither a slow service for an unsafe one, nor a limit of each address for one of this machine', async () => {
    vi.useFakeTimers();
    // The client gives up at the same time.
    const late: Transport = ({ method }, wait) =>
      method === 'HEAD'
        ? Promise.resolve(new Response())
        : new Promise((_, reject) => setTimeout(reject, wait, new DOMException('', 'TimeoutError')));
    const slow = conformance(`${line} --for shop-newsletter`, late);
    await vi.advanceTimersByTimeAsync(3_600_000);
    vi.useRealTimers();
    expect((await slow).printed).toContain('✗ Answer sooner: ');
    expect((await slow).printed).not.toMatch(/no request|is not safe/u);
    const busy = await conformance(`${line} --for shop-newsletter`, async (request, wait) => {
      const isAgain = (await request.clone().text()).includes('ANNA');
      return (isAgain ? changed(201, 429, {}) : service)(request, wait);
    });
    expect(remediesIn(busy.printed).join('\n')).toMatch(/^Limit .* counts in memory\.\nLimit .* by address. /u);
  });

  it.each([
    [
      'shop-newsletter',
      ['needs --email', 'needs --token', 'optional; needs --customer', 'needs --limit'],
      'newsletter: sign-up and 40 more',
    ],
    ['shop-session', ['needs --customer'], 'login: login and 2 more'],
    ['shop-preview', ['needs --staff-cookie'], 'preview: check of staff and 16 more'],
  ])('%s without its options is no success, and says what was not checked', async (tag, options, calls) => {
    const { result, printed } = await conformance(`${BASE} --for ${tag}`, service);
    expect(result.exitCode).toBe(3);
    expect(printed).toContain('Not everything that was asked for was checked.');
    const [, rest = ''] = printed.split('\nNot checked:\n');
    expect(rest).toContain(`- ${calls} calls: ${options[0]}`);
    const named = Array.from(rest.matchAll(/(?:optional; )?(?:needs|add) --[\w-]+/gu), ([words]) => words);
    expect(named).toEqual([...options, 'add --origin', 'add --token']);
    expect((await conformance(line.replace(PAGE, BASE), service)).printed).not.toMatch(/needs --email|--origin|--for/);
  });

  it.each([
    [409, 'ANNA', 'Answer 201 to every sign-up, also of an address that is known: '],
    [308, '', 'Answer at this very address, also without a slash at its end: '],
  ])('names the cause of a %d once', async (status, part, remedy) => {
    const { printed } = await conformance(`${line} --for shop-newsletter`, async (request, milliseconds) => {
      const isOther = request.method === 'POST' && (await request.clone().text()).includes(part);
      const answer = await service(request, milliseconds);
      return isOther ? new Response(null, { status, headers: [...answer.headers, ['Location', '/x/']] }) : answer;
    });
    expect(remediesIn(printed)).toEqual([expect.stringContaining(remedy)]);
  });

  it('prints each remedy once, first what breaks a tag', async () => {
    const { printed } = await conformance(line, () => Promise.resolve(new Response('', { status: 404 })));
    const remedies = remediesIn(printed);
    expect(remedies.length).toBeGreaterThan(5);
    expect(new Set(remedies).size).toBe(remedies.length);
    expect(printed.indexOf('A tag breaks (')).toBeLessThan(printed.indexOf('Differs from the contract ('));
    expect(printed.split('\n').length).toBeLessThan(240);
  });
});

it('finds a GET that confirms, and asks for another token where one is confirmed', async () => {
  const { transport, settings } = await prepareBackend('DE');
  const line = `${BASE} --origin ${PAGE} --for shop-newsletter --email anna@example.org --token ${settings.token}`;
  const first = await conformance(line, async (request, milliseconds) =>
    transport(request.url.endsWith('/doi') ? new Request(request, { method: 'PUT' }) : request, milliseconds),
  );
  expect(first.printed).toMatch(/✗ Change nothing with a GET.*\n.*\n.*\n.*subscription that a GET has not confirmed/u);
  const { result, printed } = await conformance(line, transport);
  expect(printed).toContain('✗ Change nothing with a GET: ');
  expect(printed).toMatch(/^- newsletter: subscription that a GET .* needs the token of a link that nobody/mu);
  expect(result.exitCode).toBe(1);
});

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

/** Runs the command with words, and a transport that stands for the network. */
async function conformance(line: string, transport: Transport, environment: Machine['environment'] = {}) {
  let printed = '';
  const result = await conformanceBy(transport).run(line.split(' ').filter(Boolean), {
    readFile: () => Promise.reject(new Error('No file is read.')),
    print: (text) => void (printed += text),
    ask: () => Promise.resolve(200),
    environment,
  });
  return { result, printed };
}
