// Passes the sign-ups of <shop-newsletter> to an e-mail provider, which sends the confirmation mail and keeps the list.
// A fetch handler for Cloudflare, Vercel, Deno and `node node.mjs`. Settings: PROVIDER, ORIGINS and what a provider needs.

const PROVIDERS = {
  mailchimp({ email, firstName, lastName, consents }, need, env) {
    const [, center = raise('end MAILCHIMP_KEY with its data centre, as in …-us21')] = need('MAILCHIMP_KEY').split('-');
    const url = `${env.MAILCHIMP_URL || `https://${center}.api.mailchimp.com`}/3.0/lists/${need('MAILCHIMP_LIST')}/members`;
    const headers = { Authorization: `Bearer ${need('MAILCHIMP_KEY')}` };
    const names = { FNAME: firstName, LNAME: lastName };
    const body = { email_address: email, status: 'pending', merge_fields: names, tags: consents };
    // Who has unsubscribed is asked anew, with the consents of now. For a subscriber nothing changes, whoever typed it. Who
    // has not confirmed yet keeps a consent only if each sign-up has it: the owner of the address has one mail to confirm.
    const member = `${url}/${encodeURIComponent(email.toLowerCase())}`;
    const again = async () => {
      const { text } = await send(`${member}?fields=status`, headers);
      const isGone = /"(?:unsubscribed|archived)"/.test(text);
      const isOpen = /"pending"/.test(text) && consents.length === 0;
      const tags = [{ name: 'DNE', status: consents.length > 0 ? 'active' : 'inactive' }];
      const tagged = isGone || isOpen ? await send(`${member}/tags`, headers, { tags }) : undefined;
      return isGone && tagged.status < 300 ? send(member, headers, { status: 'pending' }, 'PATCH') : tagged;
    };
    return { url, headers, body, again, check: { 401: 'MAILCHIMP_KEY', 404: 'MAILCHIMP_LIST' } };
  },
  brevo({ email, firstName, lastName, consents }, need, env) {
    const url = `${env.BREVO_URL || 'https://api.brevo.com'}/v3/contacts/doubleOptinConfirmation`;
    const headers = { 'api-key': need('BREVO_KEY') };
    const includeListIds = [need('BREVO_LIST'), ...consents.map(() => need('BREVO_PERSONAL_LIST'))].map(Number);
    const template = { templateId: Number(need('BREVO_TEMPLATE')), redirectionUrl: need('BREVO_CONFIRMED_PAGE') };
    const attributes = { FIRSTNAME: firstName, LASTNAME: lastName };
    return { url, headers, body: { email, attributes, includeListIds, ...template }, check: { 401: 'BREVO_KEY' } };
  },
  listmonk({ email, firstName, lastName, consents }, need) {
    const list_uuids = [need('LISTMONK_LIST'), ...consents.map(() => need('LISTMONK_PERSONAL_LIST'))];
    const body = { email, name: `${firstName} ${lastName}`.trim(), list_uuids };
    return { url: `${need('LISTMONK_URL')}/api/public/subscription`, body, check: { 404: 'LISTMONK_URL' } };
  },
};

/** What a provider says of an address that it has, or may not have again; and of one that it does not take. */
const KNOWN = /"(?:Member Exists|Forgotten Email[^"]*|Member In Compliance[^"]*|duplicate_parameter)"|already/i;
const REFUSED = /looks fake|e-?mail[^"]* (?:not valid|invalid)|(?:in)?valid e-?mail/i;

async function send(url, headers, json, method = json ? 'POST' : 'GET') {
  const body = { body: JSON.stringify(json), headers: { 'Content-Type': 'application/json', ...headers } };
  // A redirect would take the key along.
  const answer = await fetch(url, { method, ...body, redirect: 'error', signal: AbortSignal.timeout(10_000) }).catch(
    raise,
  );
  return { status: answer.status, text: await answer.text().catch(() => '') };
}

/** @param reason what goes to the log. Not what `fetch` says: it may name the URL, and that the address. */
function raise(reason) {
  throw new Error(typeof reason === 'string' ? reason : 'the provider gave no answer');
}

function callOf(body, env) {
  const need = (setting) => env[setting] || raise(`set ${setting}`);
  const make = PROVIDERS[need('PROVIDER')] ?? raise(`set PROVIDER to one of ${Object.keys(PROVIDERS).join(', ')}`);
  return make({ firstName: '', lastName: '', ...body }, need, env);
}

const originsIn = (env) => env.ORIGINS?.match(/[a-z]+:\/\/[^\s,/]+/g) ?? [];

/** @returns what is wrong with the settings; `undefined` if a sign-up can be sent with them */
export function settingsFault(env) {
  if (originsIn(env).length === 0) return 'set ORIGINS to the origins of your pages, such as https://www.shop.example';
  try {
    const { url, body } = callOf({ email: 'anna@example.org', consents: [] }, env);
    if (!/^https?:/.test(url) || !URL.canParse(url)) return `${env.PROVIDER}: ${url} is not an address`;
    return JSON.stringify(body).includes('null') ? 'the ids of lists and templates are numbers' : undefined;
  } catch (error) {
    return error.message;
  }
}

/** @returns whether the provider takes the address */
async function pass(body, env) {
  const call = callOf(body, env);
  const first = await send(call.url, call.headers, call.body);
  const isKnown = first.status === 400 && KNOWN.test(first.text);
  const { status, text } = isKnown ? ((await call.again?.()) ?? { status: 200 }) : first;
  if (status < 300 || (status === 400 && REFUSED.test(text))) return status < 300;
  return raise(`the provider answered ${status}${status in call.check ? `: check ${call.check[status]}` : ''}`);
}

const EMAIL = /^[\w!#$%&'*+/=?^`{|}~.-]{1,64}@(?:[\p{L}\p{N}\p{M}-]{1,63}\.)+[\p{L}\p{M}\p{N}-]{2,63}$/u;
const NAME = /^(?=.*\S)[\p{L}\p{M}\p{Nd}\s+&'’`´,()/.-]{1,40}$/u;
/** A web address in a name, as the form finds it: mails greet by name. */
const TOP =
  'com|net|org|info|biz|io|co|me|app|dev|shop|store|online|site|xyz|top|club|link|click|live|pro|tv|vip|win|eu|de|at|ch|fr|pl|cz|hu|sk|tr|it|es|nl|be|uk|us|ru|cn|ca|dk|fi|ly|ro|se';
const WORD = '[\\p{L}\\p{M}\\p{N}';
const LINK = new RegExp(`\\bwww\\.|${WORD}-]\\.(?:xn--|(?:${TOP})(?![.-]?${WORD}])|\\p{L}[\\p{L}\\p{M}]+/)`, 'iu');
const isText = (value) => typeof value === 'string' && value.length > 0 && value.length <= 100;
const isName = (value) =>
  value === undefined || (isText(value) && NAME.test(value.replace(/l·(?=l)/gi, 'l')) && !LINK.test(value));

/** The fields of the OpenAPI file. No other may be there. */
const FIELDS = { __proto__: null, origin: isText, originAddition: isText, firstName: isName, lastName: isName };
FIELDS.email = (value) => typeof value === 'string';
FIELDS.consents = (value) => Array.isArray(value) && value.length < 2 && value.every((consent) => consent === 'DNE');
FIELDS.salutation = (value) => [undefined, 'MRS', 'MR', 'DIVERS', 'COMPANY'].includes(value);

/** How often a key came before, in ten minutes and in this instance. */
const seen = new Map();
function timesBefore(key) {
  // The oldest come first.
  for (const [known, { end }] of seen) {
    if (end >= Date.now()) break;
    seen.delete(known);
  }
  const { times, end } = seen.get(key) ?? { times: 0, end: Date.now() + 600_000 };
  seen.set(key, { times: times + 1, end });
  return times;
}

/** The body; `undefined` above 16 kB, of which no more is read. */
async function read(request) {
  const most = 16 * 1024;
  if (Number(request.headers.get('Content-Length')) > most) return undefined;
  const reader = request.body?.getReader();
  const chunks = [];
  for (let size = 0, part = await reader?.read(); part && !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > most) return undefined;
    chunks.push(part.value);
  }
  return new Blob(chunks).text();
}

/** Waits until a full second has passed: how long the provider took would tell whether it knows the address. */
function fullSecond(begun) {
  return new Promise((resolve) => setTimeout(resolve, 1000 - ((Date.now() - begun) % 1000)));
}

async function signUp(request, env) {
  if (request.method !== 'POST' || !request.url.endsWith('/newsletter-subscribers')) return [404, 'not_found'];
  if (!/^application\/json *(;|$)/i.test(request.headers.get('Content-Type'))) return [415, 'content_type_unsupported'];
  const json = await read(request);
  if (json === undefined) return [413, 'body_too_large'];
  const body = await new Response(json).json().catch(() => undefined);
  const isRight = Object.keys({ ...FIELDS, ...body }).every((field) => FIELDS[field]?.(body?.[field]));
  if (!isRight) return [400, 'body_invalid'];
  if (body.email.length > 256 || !EMAIL.test(body.email)) return [400, 'email_invalid'];
  const [client] = /[^, ]*$/.exec(request.headers.get(env.CLIENT_HEADER ?? 'X-Forwarded-For') ?? '');
  // Without a proxy that names its clients, all are one.
  if (timesBefore(`client ${client}`) >= 20) return [429, 'too_many_requests'];
  const begun = Date.now();
  // One mail in ten minutes. The answer is the same, and comes as late.
  const address = `address ${body.email.toLowerCase()}`;
  const isTaken =
    timesBefore(address) > 0 || (await pass(body, env).catch((error) => console.error(`relay: ${error.message}`)));
  await fullSecond(begun);
  if (isTaken) return [201];
  seen.delete(address);
  return isTaken === false ? [400, 'email_invalid'] : [503, 'internal_error'];
}

export default {
  async fetch(request, bindings) {
    const env = { ...globalThis.process?.env, ...bindings };
    const origin = request.headers.get('Origin') ?? '';
    if (!originsIn(env).includes(origin)) {
      if (origin !== '') console.error(`relay: set ORIGINS, which does not contain ${origin.slice(0, 100)}`);
      return new Response(null, { status: 403 });
    }
    const [status, problem] = request.method === 'OPTIONS' ? [204] : await signUp(request, env);
    const headers = new Headers({ 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' });
    headers.set('Access-Control-Allow-Headers', 'Content-Type, X-Api-Key, X-Hunter-Site');
    headers.set('Access-Control-Expose-Headers', 'Retry-After');
    headers.set('Vary', 'Origin');
    headers.set('Content-Type', problem ? 'application/problem+json' : 'application/json');
    if (status === 429) headers.set('Retry-After', '600');
    const refusal = { type: `urn:newsletter:${problem}`, title: problem?.replaceAll('_', ' '), status };
    const body = JSON.stringify(problem ? refusal : { status: 'WAITING_FOR_DOI' });
    return new Response(status === 204 ? null : body, { status, headers });
  },
};
