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
    const [list, personal] = [need('BREVO_LIST'), need('BREVO_PERSONAL_LIST')].map(Number);
    const includeListIds = [list, ...consents.map(() => personal)];
    const template = { templateId: Number(need('BREVO_TEMPLATE')), redirectionUrl: need('BREVO_CONFIRMED_PAGE') };
    const attributes = { FIRSTNAME: firstName, LASTNAME: lastName };
    return { url, headers, body: { email, attributes, includeListIds, ...template }, check: { 401: 'BREVO_KEY' } };
  },
  listmonk({ email, firstName, lastName, consents }, need) {
    const [list, personal] = [need('LISTMONK_LIST'), need('LISTMONK_PERSONAL_LIST')];
    const list_uuids = [list, ...consents.map(() => personal)];
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

const originsIn = (env) => env.ORIGINS?.match(/\b[a-z]+:\/\/[^\s,/]+/g) ?? [];

/** @returns what is wrong with the settings; `undefined` if a sign-up can be sent with them */
export function settingsFault(env) {
  if (originsIn(env).length === 0) return 'set ORIGINS to the origins of your pages, such as https://www.shop.example';
  try {
    const { url, body } = callOf({ email: 'anna@example.org', consents: ['DNE'] }, env);
    if (!/^https?:/.test(url) || !URL.canParse(url)) return `${env.PROVIDER}: ${url} is not an address`;
    return JSON.stringify(body).includes('null') ? 'the ids of lists and templates are numbers' : undefined;
  } catch (error) {
    return error.message;
  }
}

/**
 * Makes the first call, which is the same for every address.
 *
 * @returns whether the provider takes the address, and what is still to do for one that it knows
 */
async function pass(body, env) {
  const call = callOf(body, env);
  const first = await send(call.url, call.headers, call.body);
  if (first.status === 400 && KNOWN.test(first.text)) {
    const rest = async () => accepts((await call.again?.()) ?? { status: 200 }, call, body);
    return { isTaken: true, rest };
  }
  return { isTaken: accepts(first, call, body) };
}

function accepts({ status, text }, { check }, body) {
  if (status < 300 || (status === 400 && REFUSED.test(text))) return status < 300;
  const causes = [status in check ? `check ${check[status]}` : '', ...reasonsIn(text, body)].filter(Boolean);
  return raise([`the provider answered ${status}`, causes.join(', ')].filter(Boolean).join(': '));
}

/** Why a provider refuses: its code, the fields that it names, its message. Nothing that repeats what somebody has typed. */
function reasonsIn(text, { email, firstName, lastName }) {
  const { title, code, message, errors } = Object(parse(text));
  const fields = Array.isArray(errors) ? errors.map((error) => error?.field) : [];
  const typed = [...email.split('@'), firstName, lastName].filter(Boolean).map((part) => part.toLowerCase());
  return [title, code, message, ...fields].filter(
    (reason) => /^[\w .,:-]{1,100}$/.test(reason) && !typed.some((part) => String(reason).toLowerCase().includes(part)),
  );
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An address, as the form checks it. */
const ATOM = "[\\w!#$%&'*+/=?^`{|}~-]+";
const LABEL = '(?!-)[\\p{L}\\p{N}\\p{M}-]{1,63}(?<!-)';
const TOP_LEVEL = '(?=(?:\\p{L}[\\p{L}\\p{M}]+|[xX][nN]--[A-Za-z0-9-]+)$)';
const EMAIL = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${TOP_LEVEL}${LABEL}$`, 'u');
const NAME = /^(?=.*\S)[\p{L}\p{M}\p{Nd}\s+&'’`´,()/.-]{1,40}$/u;
/** A web address in a name, as the form finds it: mails greet by name. */
const TOP =
  'com|net|org|info|biz|io|co|me|app|dev|shop|store|online|site|xyz|top|club|link|click|live|pro|tv|vip|win|eu|de|at|ch|fr|pl|cz|hu|sk|tr|it|es|nl|be|uk|us|ru|cn|ca|dk|fi|ly|ro|se|' +
  'ai|gl|cc|gg|ws|email|name|news|blog|agency|website|space|tech|fun|cloud|world|today|icu|cyou|sbs|bet|casino';
/** An initial or title with what follows it without a blank, as in "J.de Vries": it is no host. */
const INITIAL = /(?<![\p{L}\p{M}\p{N}.-])\p{Lu}\p{Ll}?\.(?:de(?= +\p{L})|\p{Lu}\p{Ll}(?!\/|[.-]?[\p{L}\p{M}\p{N}]))/gu;
const WORD = '[\\p{L}\\p{M}\\p{N}';
const LINK = new RegExp(`\\bwww\\.|${WORD}-]\\.(?:xn--|(?:${TOP})(?![.-]?${WORD}])|\\p{L}[\\p{L}\\p{M}]+/)`, 'iu');
const isText = (value) => typeof value === 'string' && value.length > 0 && value.length <= 100;
const isName = (value) =>
  value === undefined ||
  (isText(value) && NAME.test(value.replace(/l·(?=l)/gi, 'l')) && !LINK.test(value.replace(INITIAL, ' ')));

/** The fields of the OpenAPI file. No other may be there. */
const FIELDS = { __proto__: null, origin: isText, originAddition: isText, firstName: isName, lastName: isName };
FIELDS.email = (value) => typeof value === 'string';
FIELDS.consents = (value) => Array.isArray(value) && value.length < 2 && value.every((consent) => consent === 'DNE');
FIELDS.salutation = (value) => [undefined, 'MRS', 'MR', 'DIVERS', 'COMPANY'].includes(value);

const TEN_MINUTES = 10 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;
const SIGN_UPS_PER_CLIENT = 50;
const MAILS_PER_DAY = 5;

/** In this instance: the sign-ups of each client, and the mails and consents of each address. The oldest come first. */
const clients = new Map();
const addresses = new Map();

/** The entry of a key, which is deleted after a period. */
function entryOf(map, key, period) {
  for (const [known, { end }] of map) {
    if (end > Date.now()) break;
    map.delete(known);
  }
  if (!map.has(key)) map.set(key, { times: 0, end: Date.now() + period });
  return map.get(key);
}

/** A visitor, by the address; an IPv6 network is one visitor. */
function clientOf(address) {
  if (!address.includes(':') || address.includes('.')) return address;
  const [start, end = ''] = address.split('::');
  const zeros = Math.max(0, 8 - address.split(':').filter(Boolean).length);
  return [...start.split(':'), ...Array(zeros).fill('0'), ...end.split(':')].slice(0, 4).join(':');
}

/** Addresses that differ in capitals or in the spelling of their domain are one. */
function keyOf(email) {
  const [user, host] = email.toLowerCase().split('@');
  return `${user}@${URL.canParse(`http://${host}/`) ? new URL(`http://${host}/`).hostname : host}`;
}

/** The body; `undefined` above 16 kB: the rest is not read. */
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

/** How many seconds the last first call of a provider took. */
let seconds = 1;

async function signUp(request, env, later) {
  if (request.method !== 'POST' || !request.url.endsWith('/newsletter-subscribers')) return [404, 'not_found'];
  if (!/^application\/json *(;|$)/i.test(request.headers.get('Content-Type'))) return [415, 'content_type_unsupported'];
  const text = await read(request);
  if (text === undefined) return [413, 'body_too_large'];
  const body = parse(text);
  const isRight = Object.keys({ ...FIELDS, ...body }).every((field) => FIELDS[field]?.(body?.[field]));
  if (!isRight) return [400, 'body_invalid'];
  if (body.email.length > 256 || !EMAIL.test(body.email)) return [400, 'email_invalid'];
  const client = (request.headers.get(env.CLIENT_HEADER ?? 'X-Forwarded-For') ?? '').split(',').at(-1).trim();
  // Without a proxy that names its clients, all are one.
  const counted = entryOf(clients, clientOf(client), TEN_MINUTES);
  if ((counted.times += 1) > SIGN_UPS_PER_CLIENT) return [429, 'too_many_requests'];
  const begun = Date.now();
  const key = keyOf(body.email);
  const before = entryOf(addresses, key, DAY);
  const { times, mailedAt = 0, consents: given = body.consents } = before;
  // A consent counts only if all sign-ups of the day contain it.
  const consents = body.consents.filter((consent) => given.includes(consent));
  // One mail in ten minutes, and another one if a consent is taken back: the first link still gives it.
  const isNew = begun >= mailedAt + TEN_MINUTES && times < MAILS_PER_DAY;
  const isPassed = isNew || consents.length < given.length;
  if (isPassed) addresses.set(key, { ...before, times: times + 1, mailedAt: begun, consents });
  const failed = (error) => {
    addresses.set(key, before);
    console.error(`relay: ${error.message}`);
  };
  const passed = isPassed ? await pass({ ...body, consents }, env).catch(failed) : { isTaken: true };
  if (isPassed && passed) seconds = Math.ceil((Date.now() - begun + 1) / 1000);
  await new Promise((resolve) => setTimeout(resolve, begun + seconds * 1000 - Date.now()));
  // What follows for a known address must not delay its answer.
  if (passed?.rest) later(passed.rest().catch(failed));
  if (passed?.isTaken) return [201];
  addresses.set(key, before);
  return passed ? [400, 'email_invalid'] : [503, 'internal_error'];
}

/** What goes on after the answer, on hosts that end a request with it: Cloudflare, Vercel's two runtimes. */
const hostOf = (bindings, context) =>
  [context, bindings, globalThis[Symbol.for('@vercel/request-context')]?.get?.()].find((host) => host?.waitUntil);

export default {
  async fetch(request, bindings, context) {
    const env = { ...globalThis.process?.env, ...bindings };
    const later = (work) => hostOf(bindings, context)?.waitUntil(work);
    const origin = request.headers.get('Origin') ?? '';
    if (!originsIn(env).includes(origin)) {
      if (origin !== '') console.error(`relay: set ORIGINS, which does not contain ${origin.slice(0, 100)}`);
      return new Response(null, { status: 403 });
    }
    const [status, problem] = request.method === 'OPTIONS' ? [204] : await signUp(request, env, later);
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
