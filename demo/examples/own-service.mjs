// A service that takes the sign-ups of <shop-newsletter>, for Node 20 or newer: `node own-service.mjs`.
import { createServer } from 'node:http';

const PATH = '/service/newsletter/api/internal/newsletter-subscribers';
const ORIGINS = ['https://www.shop.example', 'http://localhost:3000'];
const MOST_BYTES = 16 * 1024;
/** A web address in a name: mails greet by name, and strangers would send their links in yours. */
const LINK = /\bwww\.|[\p{L}\p{N}-]\.(?:(?:com|net|org|info|shop|eu|de|at|ch|fr|pl|cz|hu|sk|tr)\b|\p{L}+\/)/iu;

const server = createServer(async (request, response) => {
  const { method, url, headers } = request;
  const answer = (status, body, type = 'application/json') =>
    response.writeHead(status, { 'Content-Type': type }).end(body && JSON.stringify(body));
  const refuse = (status, reason) => {
    const problem = { type: `urn:newsletter:${reason}`, title: reason.replaceAll('_', ' '), status };
    return answer(status, problem, 'application/problem+json');
  };
  response.setHeader('Vary', 'Origin');
  if (url !== PATH) return answer(404);
  // A page of another origin must not sign its visitors up.
  if (!ORIGINS.includes(headers.origin)) return answer(403);
  response.setHeader('Access-Control-Allow-Origin', headers.origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type, X-Api-Key, X-Hunter-Site');
  if (method === 'OPTIONS') return answer(204);
  if (method !== 'POST') return answer(404);
  if (!/^application\/json *(;|$)/i.test(headers['content-type'])) return refuse(415, 'content_type_unsupported');
  try {
    const body = await read(request);
    if (body === undefined) return response.setHeader('Connection', 'close') && refuse(413, 'body_too_large');
    const { email, firstName = '', lastName = '' } = JSON.parse(body);
    // First its length: the pattern takes long for a long text.
    const isAddress = typeof email === 'string' && email.length <= 256 && /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email);
    if (!isAddress) return refuse(400, 'email_invalid');
    if ([firstName, lastName].some((name) => LINK.test(name))) return refuse(400, 'body_invalid');
    // Store the sign-up here, and send the mail whose link confirms it.
    return answer(201, { status: 'WAITING_FOR_DOI' });
  } catch {
    return refuse(400, 'body_invalid');
  }
});

/** The body; `undefined` above the limit, of which no more is read. */
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

server.listen(process.env.PORT ?? 8788, () => console.log(`http://localhost:${server.address().port}`));
