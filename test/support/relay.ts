import { pathToFileURL } from 'node:url';

type Fetch = (request: Request) => Promise<Response>;

/** An address that every stand-in has already, and one that each refuses. */
export const KNOWN = 'known@example.com';
export const FAKE = 'fake@example.com';

/** What a provider answers, by its documentation. */
const STAND_INS: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
  // https://mailchimp.com/developer/marketing/api/list-members/add-member-to-list/
  // https://mailchimp.com/developer/marketing/docs/errors/
  'https://us1.api.mailchimp.com/3.0/lists/': async (request) => {
    const problem = (status: number, title: string, detail: string) =>
      Response.json(
        { type: 'https://mailchimp.com/developer/marketing/docs/errors/', title, status, detail },
        { status },
      );
    if (request.headers.get('Authorization') !== 'Bearer key-us1') return problem(401, 'API Key Invalid', 'Invalid.');
    if (!request.url.includes('/lists/1a/members')) return problem(404, 'Resource Not Found', 'Not found.');
    if (request.method === 'GET') return Response.json({ status: 'unsubscribed' });
    if (request.method === 'PATCH') return Response.json({ status: 'pending' });
    // https://mailchimp.com/developer/marketing/api/list-member-tags/
    if (request.url.endsWith('/tags')) return new Response(null, { status: 204 });
    const { email_address: email, status } = (await request.json()) as Readonly<Record<string, string>>;
    if (email === KNOWN) return problem(400, 'Member Exists', `${email} is already a list member.`);
    if (email === FAKE)
      return problem(400, 'Invalid Resource', `${email} looks fake or invalid, please enter a real one.`);
    return Response.json({ email_address: email, status });
  },
  // https://developers.brevo.com/reference/create-doi-contact
  'https://api.brevo.com/v3/contacts/doubleOptinConfirmation': async (request) => {
    const error = (status: number, code: string, message: string) => Response.json({ code, message }, { status });
    if (request.headers.get('api-key') !== 'key') return error(401, 'unauthorized', 'Key not found');
    const { email, includeListIds, templateId } = (await request.json()) as Readonly<Record<string, unknown>>;
    if (email === KNOWN) return new Response(null, { status: 204 });
    if (email === FAKE) return error(400, 'invalid_parameter', 'Invalid email address');
    const isRight = /^\[\[7(?:,8)?\],5\]$/.test(JSON.stringify([includeListIds, templateId]));
    return isRight ? new Response(null, { status: 201 }) : error(400, 'invalid_parameter', 'List ID is invalid');
  },
  // https://listmonk.app/docs/apis/subscribers/#post-apipublicsubscription
  'https://lists.example/': async (request) => {
    if (!request.url.endsWith('.example/api/public/subscription')) return new Response('', { status: 404 });
    const { email, list_uuids: lists } = (await request.json()) as { email: string; list_uuids: readonly string[] };
    if (email === FAKE) return Response.json({ message: 'Invalid email.' }, { status: 400 });
    const isRight = /^uuid(?:,personal)?$/.test(lists.join());
    return isRight ? Response.json({ data: true }) : Response.json({ message: 'Unknown list UUID.' }, { status: 400 });
  },
};

/** The settings of the relay for each provider. */
export const SETTINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  mailchimp: { MAILCHIMP_KEY: 'key-us1', MAILCHIMP_LIST: '1a' },
  brevo: {
    BREVO_KEY: 'key',
    BREVO_LIST: '7',
    BREVO_PERSONAL_LIST: '8',
    BREVO_TEMPLATE: '5',
    BREVO_CONFIRMED_PAGE: 'https://shop.example/ok',
  },
  listmonk: { LISTMONK_URL: 'https://lists.example', LISTMONK_LIST: 'uuid', LISTMONK_PERSONAL_LIST: 'personal' },
};

/** Answers what the relay asks of a provider. The cause of a failure names the address, as some runtimes do. */
export async function answerAsProvider(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const found = Object.entries(STAND_INS).find(([address]) => request.url.startsWith(address));
  if (found === undefined)
    throw new TypeError(`error sending request for url (${request.url}): ${JSON.stringify(init)}`);
  return found[1](request);
}

let loaded = 0;

/**
 * The relay with the settings of a provider, which has counted nothing yet.
 *
 * @param waitUntil gets what goes on after an answer; without it, the answer comes when all is done
 */
export async function startRelay(
  provider: string,
  settings: Readonly<Record<string, string>> = {},
  waitUntil?: (work: Promise<unknown>) => void,
): Promise<Fetch> {
  loaded += 1;
  const file = `${pathToFileURL('demo/examples/relay/relay.mjs').href}?${loaded}`;
  const { default: relay } = (await import(/* @vite-ignore */ file)) as {
    default: { fetch(request: Request, bindings: object, context: object): Promise<Response> };
  };
  return async (request) => {
    const rest: Array<Promise<unknown>> = [];
    const context = { waitUntil: waitUntil ?? ((work: Promise<unknown>) => rest.push(work)) };
    const answer = await relay.fetch(request, { PROVIDER: provider, ...SETTINGS[provider], ...settings }, context);
    await Promise.all(rest);
    return answer;
  };
}
