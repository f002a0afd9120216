// A service for the sign-ups of <shop-newsletter>, with the confirmation, for Node 20 or newer:
// `ORIGINS=https://www.shop.example node own-service.mjs`. It keeps sign-ups in memory and prints the mails: replace both.
import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { domainToASCII } from 'node:url';

const { PORT = '8788', ORIGINS = 'http://localhost:8080', SELF = `http://localhost:${PORT}` } = process.env;
const SERVICE = '/service/newsletter/';
const SIGN_UP = '/service/newsletter/api/internal/newsletter-subscribers';
/** The country site of this service. */
const SITE = { site: 'DE', locale: 'de-DE' };
const CONFIRM = '/newsletter/confirm';
const MOST_BYTES = 16 * 1024;
const TEN_MINUTES = 10 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;
const TWO_WEEKS = 14 * DAY;
const MAILS_PER_DAY = 5;
const SIGN_UPS_PER_CLIENT = 50;

/** An address, as the form checks it. */
const ATOM = "[\\w!#$%&'*+/=?^`{|}~-]+";
const LABEL = '(?!-)[\\p{L}\\p{N}\\p{M}-]{1,63}(?<!-)';
const TOP_LEVEL = '(?=(?:\\p{L}[\\p{L}\\p{M}]+|[xX][nN]--[A-Za-z0-9-]+)$)';
const EMAIL = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${TOP_LEVEL}${LABEL}$`, 'u');
const NAME = /^(?=.*\S)[\p{L}\p{M}\p{Nd}\s+&'’`´,()/.-]{1,40}$/u;
/** A web address in a name, as the form finds it: mails greet by name, and strangers would send their links in yours. */
const TOP =
  'com|net|org|info|biz|io|co|me|app|dev|shop|store|online|site|xyz|top|club|link|click|live|pro|tv|vip|win|eu|de|at|ch|fr|pl|cz|hu|sk|tr|it|es|nl|be|uk|us|ru|cn|ca|dk|fi|ly|ro|se|' +
  'ai|gl|cc|gg|ws|email|name|news|blog|agency|website|space|tech|fun|cloud|world|today|icu|cyou|sbs|bet|casino';
/** An initial or title with what follows it without a blank, as in "J.de Vries": it is no host. */
const INITIAL = /(?<![\p{L}\p{M}\p{N}.-])\p{Lu}\p{Ll}?\.(?:de(?= +\p{L})|\p{Lu}\p{Ll}(?!\/|[.-]?[\p{L}\p{M}\p{N}]))/gu;
const WORD = '[\\p{L}\\p{M}\\p{N}';
const LINK = new RegExp(`\\bwww\\.|${WORD}-]\\.(?:xn--|(?:${TOP})(?![.-]?${WORD}])|\\p{L}[\\p{L}\\p{M}]+/)`, 'iu');

/** Who has signed up, by `keyOf` the address. The mails with links, by the hash of the token. Sign-ups by client. */
const people = new Map();
const mails = new Map();
const clients = new Map();

const server = createServer((request, response) =>
  handle(request, response).catch((error) => {
    // Not what it says, which may contain an address.
    console.error(`failed: ${error?.code ?? error?.name}`);
    const problem = { type: 'urn:newsletter:internal_error', title: 'The service has failed.', status: 500 };
    response.writeHead(500, { 'Content-Type': 'application/problem+json' }).end(JSON.stringify(problem));
  }),
);

async function handle(request, response) {
  const { method, headers } = request;
  const [path, query] = request.url.split('?');
  response.setHeader('Cache-Control', 'no-store');
  if (path === CONFIRM) return confirm(method, new URLSearchParams(query).get('token') ?? '', response);
  const answer = (status, body, type = 'application/json') =>
    response.writeHead(status, { 'Content-Type': type }).end(body && JSON.stringify(body));
  const refuse = (status, reason) => {
    const problem = { type: `urn:newsletter:${reason}`, title: reason.replaceAll('_', ' '), status };
    return answer(status, problem, 'application/problem+json');
  };
  response.setHeader('Vary', 'Origin');
  if (!path.startsWith(SERVICE)) return answer(404);
  // A page of another origin must not sign its visitors up. A GET of a page of this host names no origin.
  const origins = ORIGINS.split(',');
  const { origin = method === 'GET' ? origins[0] : '' } = headers;
  if (!origins.includes(origin)) return answer(403);
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type, X-Api-Key, X-Hunter-Site');
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT');
  response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
  if (method === 'OPTIONS') return answer(204);
  const [, token, isConfirmation] = /^\/([\w-]+)(\/doi)?$/.exec(path.replace(SIGN_UP, '')) ?? [];
  const isSignUp = path === SIGN_UP && method === 'POST';
  if (!isSignUp && !token) return refuse(404, 'not_found');
  const key = personOf(token);
  if (token && !key) return refuse(404, 'token_invalid');
  if (isConfirmation && method === 'PUT') return answer(200, subscribe(key));
  if (token && method === 'GET' && !isConfirmation) return answer(200, recordOf(people.get(key)));
  if (token && (method !== 'PUT' || isConfirmation)) return refuse(404, 'not_found');
  if (!/^application\/json *(;|$)/i.test(headers['content-type'])) return refuse(415, 'content_type_unsupported');
  const text = await read(request);
  if (text === undefined) return response.setHeader('Connection', 'close') && refuse(413, 'body_too_large');
  const body = parse(text);
  if (!body) return refuse(400, 'body_invalid');
  const changed = token && change(key, body);
  if (token) return changed ? answer(200, changed) : refuse(400, 'body_invalid');
  if (!isSignUpBody(body)) return refuse(400, 'body_invalid');
  if (body.email.length > 256 || !EMAIL.test(body.email)) return refuse(400, 'email_invalid');
  // Behind a proxy, all visitors have its address: take the header in which it names them.
  if (isTooMany(clientOf(request.socket.remoteAddress))) {
    response.setHeader('Retry-After', TEN_MINUTES / 1000);
    return refuse(429, 'too_many_requests');
  }
  await signUp(body);
  return answer(201, { status: 'WAITING_FOR_DOI' });
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isPerson = ({ salutation, firstName, lastName, ...others }) =>
  [undefined, 'MRS', 'MR', 'DIVERS', 'COMPANY'].includes(salutation) &&
  [firstName, lastName].every((name) => name === undefined || isName(name)) &&
  Object.keys(others).length === 0;

const isConsents = (list) => Array.isArray(list) && list.length < 2 && list.every((consent) => consent === 'DNE');

const isLabel = (label) => typeof label === 'string' && label.length > 0 && label.length <= 100;

const isSignUpBody = ({ email, consents, origin, originAddition, ...person }) =>
  typeof email === 'string' && isConsents(consents) && [origin, originAddition].every(isLabel) && isPerson(person);

const isName = (name) =>
  typeof name === 'string' && NAME.test(name.replace(/l·(?=l)/gi, 'l')) && !LINK.test(name.replace(INITIAL, ' '));

/** Addresses that differ in capitals or in the spelling of their domain are one. */
function keyOf(email) {
  const [user, host] = email.toLowerCase().split('@');
  return `${user}@${domainToASCII(host) || host}`;
}

/** A visitor, by the address; an IPv6 network is one visitor. */
function clientOf(address) {
  if (!address.includes(':') || address.includes('.')) return address;
  const [start, end = ''] = address.split('::');
  const zeros = 8 - address.split(':').filter(Boolean).length;
  return [...start.split(':'), ...Array(zeros).fill('0'), ...end.split(':')].slice(0, 4).join(':');
}

function isTooMany(client) {
  // The oldest come first.
  for (const [known, { end }] of clients) {
    if (end > Date.now()) break;
    clients.delete(known);
  }
  const { times, end } = clients.get(client) ?? { times: 0, end: Date.now() + TEN_MINUTES };
  clients.set(client, { times: times + 1, end });
  return times >= SIGN_UPS_PER_CLIENT;
}

/** Deletes the links that have ended, and with the last one who has not confirmed. */
function deleteExpired() {
  for (const [hash, { key, end }] of mails) {
    if (end > Date.now()) break;
    mails.delete(hash);
    const { isSubscribed, mailedAt = [] } = people.get(key) ?? {};
    if (!isSubscribed && mailedAt.at(-1) + TWO_WEEKS === end) people.delete(key);
  }
}

/** Anybody can sign anybody up: a sign-up changes nothing for a subscriber, and a consent counts only if all contain it. */
async function signUp({ email, consents, ...body }) {
  deleteExpired();
  const key = keyOf(email);
  const { salutation, firstName, lastName } = body;
  const inOneLine = (name) => name?.trim().replace(/\s+/g, ' ');
  const first = {
    email,
    consents,
    proofs: [],
    person: { salutation, firstName: inOneLine(firstName), lastName: inOneLine(lastName) },
    isSubscribed: false,
    mailedAt: [],
  };
  const before = people.get(key) ?? first;
  if (before.isSubscribed) return;
  const now = Date.now();
  const mailedAt = before.mailedAt.filter((time) => time > now - DAY);
  const isMailed = mailedAt.length < MAILS_PER_DAY && !mailedAt.some((time) => time > now - TEN_MINUTES);
  people.set(key, {
    ...before,
    mailedAt: isMailed ? [...mailedAt, now] : before.mailedAt,
    consents: before.consents.filter((consent) => consents.includes(consent)),
    proofs: [...before.proofs, { ...body, consents, at: new Date(now) }],
  });
  if (!isMailed) return;
  const token = randomBytes(32).toString('base64url');
  mails.set(hashOf(token), { key, end: now + TWO_WEEKS });
  console.log(`To: ${email}\nPlease confirm: ${SELF}${CONFIRM}?token=${token}`);
}

const hashOf = (token) => createHash('sha256').update(token).digest('hex');

/** Whose link a token is from; `undefined` after its end. */
function personOf(token = '') {
  const { key, end = 0 } = mails.get(hashOf(token)) ?? {};
  return end > Date.now() ? key : undefined;
}

function subscribe(key) {
  people.set(key, { confirmedAt: new Date(), ...people.get(key), isSubscribed: true });
  return recordOf(people.get(key));
}

/** What the owner of the token may see, for a page of your own instead of the one below. */
const recordOf = ({ email, person, consents, interests = [], isSubscribed }) => {
  const status = isSubscribed ? 'SUBSCRIBED' : 'WAITING_FOR_DOI';
  return { status, ...SITE, email, ...person, consents, interests };
};

/** `null` removes a field of the person. */
function change(key, { consents, interests, ...body }) {
  const { person, ...before } = people.get(key);
  const given = Object.entries(body).filter(([name]) => name in person);
  const changed = { ...person, ...Object.fromEntries(given.map(([name, value]) => [name, value ?? undefined])) };
  if (!isConsents(consents ?? []) || !Array.isArray(interests ?? []) || !isPerson(changed)) return undefined;
  const lists = { consents: consents ?? before.consents, interests: interests ?? before.interests };
  people.set(key, { ...before, ...lists, person: changed });
  return recordOf(people.get(key));
}

/** The page of the link. It confirms only when its button is pressed: programs that check mails follow links. */
async function confirm(method, token, response) {
  const key = personOf(token);
  if (key && method === 'POST') subscribe(key);
  const button = '<form method="post"><button>Confirm</button></form>';
  const text = method === 'POST' ? '<p>You are subscribed.</p>' : button;
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Referrer-Policy': 'no-referrer' };
  response.writeHead(key ? 200 : 404, { ...headers, 'Content-Security-Policy': "frame-ancestors 'none'" });
  response.end(`<!doctype html><html lang="en"><title>Newsletter</title>${key ? text : 'The link has expired.'}`);
}

/** The body; `undefined` above the limit: the rest is not read. */
async function read(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > MOST_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

server.listen(PORT, () => console.log(`http://localhost:${server.address().port}`));
