// The services of <shop-preview>, a login of staff and a page that shows their preview, for Node 20 or newer. In the
// folder of the repository: `cp demo/examples/staff-service.mjs .`, then `STAFF=anna:secret node staff-service.mjs`. Change the
// parts up to the line of dashes; the rest stays as it is.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { PORT = '8789', ORIGINS = '', SCRIPT = 'dist/shop-widgets.js' } = process.env;
const { STAFF = `staff:${randomBytes(9).toString('base64url')}` } = process.env;

/** The cookie of a session, and how long a session lasts after its last renewal, in milliseconds. */
const SESSION = 'StaffSession';
const LIFETIME = 15 * 60 * 1000;
/** How many wrong passwords a minute. */
const ATTEMPTS = 10;

/** Who may log in: names and passwords, as in anna:secret,otto:other. For your own login, replace this function. */
const isStaff = (name, password) => STAFF.split(',').some((one) => isSame(one, `${name}:${password}`));

/**
 * Instead of `isStaff`, for staff whom a login of yours at `LOGIN` has logged in: `{ id, name }`, with the id of their session,
 * and `undefined` for visitors. The logout of the panel calls `endSession`, which ends that session.
 */
const LOGIN = '/login';
const staffOf = async (_request) => undefined;
const endSession = async (_request, _response) => {};

/** The time zone of the site: dates and times below are those of its clocks. */
const ZONE = 'Europe/Vienna';

/** Your A/B tests. `from` is the first minute, `to` the one after the last; without them, a test has no beginning or end. */
const TESTS = [
  { name: 'hero-headline', groups: ['A', 'B'] },
  { name: 'christmas-delivery', groups: ['A', 'B', 'C'], from: '2026-11-29T00:00', to: '2026-12-27T00:00' },
];

/**
 * Your page, as it is at a time, such as 2026-12-01T10:00, and in a group of a test, or `null` without one. The time is `null`
 * for the present; `name` is that of the member of staff, and `undefined` for visitors.
 */
const page = (time, test, group, name) => `<!doctype html>
<html lang="en"><title>Shop</title><link rel="icon" href="data:,">
<script src="/shop-widgets.js" data-site="AT" defer></script>
<h1>${(time ?? localTime(Date.now())) < '2026-12-01T00:00' ? 'The shop' : 'Advent in the shop'}</h1>
<p>${test === 'hero-headline' && group === 'B' ? 'New headline' : 'Headline'}
${name ? `<p>${escape(name)}: ${(time ?? test) ? 'preview' : 'live shop'}` : ''}
<shop-preview></shop-preview></html>`;

// ---------------------------------------------------------------------------------------------------------------------------

const OPTIONS = 'Path=/; Secure; SameSite=Lax';
/** The signal for the tag, which scripts read. */
const SIGNAL = `StaffAuthToken=1; ${OPTIONS}`;
const LIVE = { dateTime: null, abTestName: null, abTestGroup: null };

/** The script, and its debug panel. */
const FILES = new Map(
  ['.js', '-debug.js'].map((end) => {
    const file = SCRIPT.replace(/\.js$/, end);
    if (existsSync(file)) return [`/shop-widgets${end}`, readFileSync(file)];
    console.error(`There is no ${file}: run npm run build, and set SCRIPT to the path of shop-widgets.js.`);
    return process.exit(1);
  }),
);

/** Who sees what, and until when the session lasts, by its id. In memory: a restart logs everybody out. */
const sessions = new Map();

/** The answer to each call of the tag: its body, or a whole answer. `session` is `undefined` for visitors. */
const CALLS = {
  '/service/preview/api/auth/checkauth': ({ session }) =>
    session ? { status: 'SUCCESS', ...session.shown } : { status: 'UNAUTHORIZED', ...LIVE },
  '/service/preview/api/token': ownPagesOnly(({ session, query }) => ({
    status: session ? apply(session, query) : 'UNAUTHORIZED',
  })),
  '/service/preview/api/auth/login/renew': ownPagesOnly(({ session }) => {
    if (session) session.end = Date.now() + LIFETIME;
    return { status: session ? 'SUCCESS' : 'UNAUTHORIZED' };
  }),
  '/service/preview/api/auth/logout': ownPagesOnly(async ({ request, response, session }) => {
    sessions.delete(session?.id);
    if (session) await endSession(request, response);
    for (const name of [SESSION, 'StaffAuthToken'])
      response.appendHeader('Set-Cookie', `${name}=; Max-Age=0; ${OPTIONS}`);
    return { status: session ? 'SUCCESS' : 'UNAUTHORIZED' };
  }),
  '/service/abtestfrontend/api/v1/gettestsat': ({ query }) => {
    const moment = Date.parse(query.get('time'));
    if (Number.isNaN(moment)) return problem('abtest:time_invalid', 400);
    const tests = testsAt(localTime(moment));
    return tests.map(({ name, groups }) => ({ name, groups: groups.map((group) => ({ name: group })) }));
  },
};

const escape = (text) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt()};`);

const problem = (reason, status) => ({ type: `urn:${reason}`, title: reason.replaceAll('_', ' '), status });

/** A moment on the clocks of the site, such as 2026-12-01T10:00. Such texts sort by time. */
function localTime(moment) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' });
  return format.format(moment).replace(' ', 'T');
}

const testsAt = (time) => TESTS.filter(({ from = '', to = '9999' }) => from <= time && time < to);

/** Refuses links, pictures and pages of other sites: they have the cookie, too. */
function ownPagesOnly(call) {
  return (given) => {
    const { origin, 'sec-fetch-site': site = 'same-origin', 'sec-fetch-mode': mode = 'cors' } = given.request.headers;
    const isOwn = site === 'same-origin' || (site === 'same-site' && ORIGINS.split(',').includes(origin));
    const isScript = mode === 'cors' || mode === 'same-origin';
    return isOwn && isScript ? call(given) : problem('preview:not_from_own_page', 403);
  };
}

function apply(session, query) {
  const [dateTime, test, group] = ['dateTime', 'test', 'group'].map((name) => query.get(name));
  if (dateTime !== null && !isMinute(dateTime)) return 'BAD_REQUEST';
  const groups = testsAt(dateTime ?? localTime(Date.now())).find(({ name }) => name === test)?.groups ?? [];
  if ((test !== null || group !== null) && !groups.includes(group)) return 'BAD_REQUEST';
  session.shown = { dateTime, abTestName: test, abTestGroup: group };
  return 'SUCCESS';
}

/** A minute that there is: 31 February is none. */
function isMinute(text) {
  const moment = new Date(`${text}Z`);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) && moment > 0 && moment.toISOString().startsWith(text);
}

/** The session of a request; `undefined` for visitors. */
async function sessionOf(request) {
  const staff = await staffOf(request);
  const [, token] = new RegExp(`(?:^|; *)${SESSION}=([\\w-]+)`).exec(request.headers.cookie) ?? [];
  // No token contains a colon.
  const id = staff ? `own:${staff.id}` : token;
  const found = sessions.get(id);
  return found?.end > Date.now() ? found : staff && begin(id, staff.name);
}

function begin(id, name) {
  const session = { id, name, shown: LIVE, end: Date.now() + LIFETIME };
  sessions.set(id, session);
  return session;
}

async function answer(request, response) {
  const { method, headers } = request;
  const [path, search = ''] = request.url.split('?');
  const query = new URLSearchParams(search);
  const session = await sessionOf(request);
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('Vary', 'Origin');
  if (path === '/login') return logIn(request, response, query.get('return'));
  if (path === '/') return showPage(session, response, search);
  const file = FILES.get(path);
  if (file) return response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(file);
  if (ORIGINS.split(',').includes(headers.origin)) {
    response.setHeader('Access-Control-Allow-Origin', headers.origin);
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader('Access-Control-Allow-Headers', 'X-Api-Key');
  }
  if (method === 'OPTIONS') return response.writeHead(204).end();
  const body = await CALLS[path]?.({ request, response, session, query });
  const { status = 404, type } = body?.type ? body : { status: body && 200 };
  response.writeHead(status, { 'Content-Type': type ? 'application/problem+json' : 'application/json' });
  return response.end(JSON.stringify(body));
}

function isSame(one, other) {
  const [hash, wanted] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(hash, wanted);
}

/** The wrong passwords of this minute, of all who have tried: a limit for each client needs the header of your proxy. */
let attempts = { failed: 0, end: 0 };

/** The form that was sent; `undefined` above 4 kB: the rest is not read. */
async function readForm(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > 4096) return undefined;
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

/** Sets the session, which no script reads, and beside it the signal. */
async function logIn(request, response, wanted) {
  const isSent = request.method === 'POST';
  const form = isSent ? await readForm(request) : new URLSearchParams();
  if (form === undefined) return response.setHeader('Connection', 'close').writeHead(413).end();
  if (attempts.end < Date.now()) attempts = { failed: 0, end: Date.now() + 60_000 };
  if (isSent && attempts.failed >= ATTEMPTS) return response.writeHead(429, { 'Retry-After': 60 }).end();
  if (!(await isStaff(form.get('user'), form.get('password')))) {
    if (isSent) attempts.failed += 1;
    response.writeHead(isSent ? 401 : 200, { 'Content-Type': 'text/html; charset=utf-8' });
    return response.end(`<!doctype html><html lang="en"><title>Login</title><link rel="icon" href="data:,"><form method="post">
      ${isSent ? '<p role="alert">The name or the password is wrong.</p>' : ''}
      <label>Name <input name="user" autocomplete="username"></label>
      <label>Password <input name="password" type="password" autocomplete="current-password"></label>
      <button>Log in</button></form>`);
  }
  const token = randomBytes(32).toString('base64url');
  begin(token, form.get('user'));
  const cookies = [`${SESSION}=${token}; HttpOnly; ${OPTIONS}`, SIGNAL];
  // A path of this host, and of no other: //other.example would be another.
  const target = /^\/(?!\/)[!-[\]-~]*$/.test(wanted) ? wanted : '/';
  return response.writeHead(303, { 'Set-Cookie': cookies, Location: target }).end();
}

/** No cache and no frame of others may have the page. A link to a preview asks for the login first. */
function showPage(session, response, search) {
  if (!session && search.includes('shop-preview-time=')) {
    return response.writeHead(303, { Location: `${LOGIN}?return=${encodeURIComponent(`/?${search}`)}` }).end();
  }
  const { dateTime, abTestName, abTestGroup } = session?.shown ?? LIVE;
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': "frame-ancestors 'self'" };
  // Also for those who were logged in elsewhere.
  if (session) response.setHeader('Set-Cookie', SIGNAL);
  return response.writeHead(200, headers).end(page(dateTime, abTestName, abTestGroup, session?.name));
}

const server = createServer((request, response) =>
  answer(request, response).catch((error) => {
    console.error('failed:', error);
    response.destroy();
  }),
);

server.listen(PORT, async () => {
  console.log(`http://localhost:${server.address().port}/login`);
  const isOpen = !process.env.STAFF && (await isStaff(...STAFF.split(':')));
  if (isOpen) console.log(`The name and the password are ${STAFF}`);
});
