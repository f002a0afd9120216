// The services of <shop-preview>, a login of staff and a page that shows their preview, for Node 20 or newer. In the folder
// of the repository: `STAFF_PASSWORD=secret node demo/examples/staff-service.mjs`, then open http://localhost:8789/login.
// It keeps sessions in memory: replace them, the login, the tests and the page.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { PORT = '8789', ORIGINS = '', SCRIPT = 'dist/shop-widgets.js' } = process.env;
if (!existsSync(SCRIPT)) throw new Error(`There is no ${SCRIPT}: set SCRIPT to the path of the script.`);
const { STAFF_PASSWORD = randomBytes(9).toString('base64url') } = process.env;
const TESTS = [{ name: 'hero-headline', groups: [{ name: 'A' }, { name: 'B' }] }];
const LIFETIME = 15 * 60 * 1000;
const LIVE = { dateTime: null, abTestName: null, abTestGroup: null };

/** What staff see, and until when their session lasts, by its token. */
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
  '/service/preview/api/auth/logout': ownPagesOnly(({ token, session, response }) => {
    sessions.delete(token);
    response.setHeader('Set-Cookie', 'StaffAuthToken=; Path=/; Max-Age=0');
    return { status: session ? 'SUCCESS' : 'UNAUTHORIZED' };
  }),
  // The tests of your shop at that time.
  '/service/abtestfrontend/api/v1/gettestsat': ({ query }) =>
    Number.isNaN(Date.parse(query.get('time'))) ? problem('abtest:time_invalid', 400) : TESTS,
};

const problem = (reason, status) => ({ type: `urn:${reason}`, title: reason.replaceAll('_', ' '), status });

/** Refuses links, pictures and pages of other sites: they have the cookie, too. */
function ownPagesOnly(call) {
  return (given) => {
    const { origin, 'sec-fetch-site': site = 'same-origin', 'sec-fetch-mode': mode = 'cors' } = given.headers;
    const isOwn = site === 'same-origin' || (site === 'same-site' && ORIGINS.split(',').includes(origin));
    const isScript = mode === 'cors' || mode === 'same-origin';
    return isOwn && isScript ? call(given) : problem('preview:not_from_own_page', 403);
  };
}

function apply(session, query) {
  const [dateTime, test, group] = ['dateTime', 'test', 'group'].map((name) => query.get(name));
  const groups = TESTS.find(({ name }) => name === test)?.groups ?? [];
  const isGroup = test === null && group === null ? true : groups.some(({ name }) => name === group);
  if (!isGroup || (dateTime !== null && !isMinute(dateTime))) return 'BAD_REQUEST';
  session.shown = { dateTime, abTestName: test, abTestGroup: group };
  return 'SUCCESS';
}

/** A minute that there is: 31 February is none. */
function isMinute(text) {
  const moment = new Date(`${text}Z`);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) && moment > 0 && moment.toISOString().startsWith(text);
}

const server = createServer(async (request, response) => {
  const { method, headers } = request;
  const [path, search] = request.url.split('?');
  const token = /(?:^|; *)StaffAuthToken=([^;]*)/.exec(headers.cookie)?.[1];
  const found = sessions.get(token);
  const session = found?.end > Date.now() ? found : undefined;
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('Vary', 'Origin');
  if (path === '/login') return logIn(request, response);
  if (path === '/') return showPage(session, response);
  const file = { '/shop-widgets.js': SCRIPT, '/shop-widgets-debug.js': SCRIPT.replace(/\.js$/, '-debug.js') }[path];
  if (file) return response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(readFileSync(file));
  if (ORIGINS.split(',').includes(headers.origin)) {
    response.setHeader('Access-Control-Allow-Origin', headers.origin);
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader('Access-Control-Allow-Headers', 'X-Api-Key');
  }
  if (method === 'OPTIONS') return response.writeHead(204).end();
  const body = CALLS[path]?.({ headers, token, session, response, query: new URLSearchParams(search) });
  const { status = 404, type } = body?.type ? body : { status: body && 200 };
  response.writeHead(status, { 'Content-Type': type ? 'application/problem+json' : 'application/json' });
  return response.end(JSON.stringify(body));
});

/** Scripts can read the cookie: let it open previews alone. Limit the attempts, and use your own login. */
async function logIn(request, response) {
  const hash = (text) => createHash('sha256').update(text).digest();
  const chunks = [];
  if (request.method === 'POST') for await (const chunk of request) chunks.push(chunk);
  const password = new URLSearchParams(Buffer.concat(chunks).toString()).get('password');
  if (password === null || !timingSafeEqual(hash(password), hash(STAFF_PASSWORD))) {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    const field = '<input name="password" type="password" autocomplete="current-password" aria-label="Password">';
    return response.end(
      `<!doctype html><title>Login</title><form method="post">${field} <button>Log in</button></form>`,
    );
  }
  const token = randomBytes(32).toString('base64url');
  sessions.set(token, { shown: LIVE, end: Date.now() + LIFETIME });
  const cookie = `StaffAuthToken=${token}; Path=/; Secure; SameSite=Lax`;
  return response.writeHead(303, { 'Set-Cookie': cookie, Location: '/' }).end();
}

/** Your page: it takes date and group from the session, and no cache and no frame of others may have it. */
function showPage(session, response) {
  const { dateTime, abTestName, abTestGroup } = session?.shown ?? LIVE;
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': "frame-ancestors 'self'" };
  response.writeHead(200, headers).end(`<!doctype html>
<html lang="en"><title>Shop</title><script src="/shop-widgets.js" data-site="AT" defer></script>
<h1>The shop at ${dateTime ?? 'present'}, ${abTestName ? `${abTestName}: ${abTestGroup}` : 'no test'}</h1>
<shop-preview></shop-preview></html>`);
}

server.listen(PORT, () => {
  console.log(`http://localhost:${server.address().port}/login`);
  if (!process.env.STAFF_PASSWORD) console.log(`The password is ${STAFF_PASSWORD}`);
});
