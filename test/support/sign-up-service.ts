import type { Transport } from '../../src/node/conformance/page.ts';
import { PAGE } from './inspected-backend.ts';

/** Each can be wrong alone in a service that somebody writes from the guide. */
export const FAULTS = [
  'allows every origin that asks',
  'allows *',
  'writes True',
  'allows no header',
  'knows no OPTIONS',
  'has CORS headers for a success only',
  'has another path',
  'shows the home page',
  'redirects',
  'refuses capitals',
  'refuses a plus',
  'accepts a domain without a dot',
  'accepts what is no address',
  'needs a consent',
  'accepts text/plain',
  'has no limit of the body',
  'shows its stack',
  'lets caches keep its answer',
  'sends no Vary',
  'repeats the address',
  'names no problem',
  'answers in text/plain',
  'tells who is known by 409',
  'tells who is known in the body',
  'does not say when to come again',
] as const;

const PATH = '/service/newsletter/api/internal/newsletter-subscribers';

/** A service that takes sign-ups and does nothing else, with one of the faults. */
export function signUpService(fault?: (typeof FAULTS)[number]): Transport {
  const known = new Set<string>();
  let signUps = 0;
  return async (request) => {
    const has = (one: typeof fault): boolean => one === fault;
    const origin = request.headers.get('Origin') ?? '';
    const isListed = origin === PAGE || has('allows every origin that asks');
    const headers = new Headers({ ...(isListed && corsHeaders(origin)), 'Content-Type': 'application/json' });
    if (has('allows *')) headers.set('Access-Control-Allow-Origin', '*');
    if (has('writes True')) headers.set('Access-Control-Allow-Credentials', 'True');
    if (has('allows no header')) headers.delete('Access-Control-Allow-Headers');
    if (!has('sends no Vary')) headers.set('Vary', 'Origin');
    if (has('lets caches keep its answer')) headers.set('Cache-Control', 'public, max-age=600');
    const answer = (status: number, body = '') => new Response(status === 204 ? null : body, { status, headers });
    const refuse = (status: number, problem: string, detail?: string) => {
      headers.set('Content-Type', 'application/problem+json');
      if (has('has CORS headers for a success only')) headers.delete('Access-Control-Allow-Origin');
      const type = has('names no problem') ? 'about:blank' : `urn:newsletter:${problem}`;
      return answer(status, JSON.stringify({ type, title: problem, status, detail }));
    };
    const page = (status: number, html: string) => {
      headers.set('Content-Type', 'text/html');
      return answer(status, html);
    };
    if (has('shows the home page')) return page(200, '<title>Shop</title>');
    if (request.method === 'HEAD') return answer(200);
    if (!request.url.endsWith(has('has another path') ? '/sign-ups' : PATH)) return answer(404);
    if (request.method === 'OPTIONS') return answer(has('knows no OPTIONS') ? 405 : 204);
    if (has('redirects')) headers.set('Location', '/thanks');
    if (has('redirects')) return answer(302);
    const isJson = request.headers.get('Content-Type') === 'application/json';
    if (!isJson && !has('accepts text/plain')) return refuse(415, 'content_type_unsupported');
    const text = await request.text();
    if (text.length > 16_384 && !has('has no limit of the body')) return refuse(413, 'body_too_large');
    let body: { readonly email: string; readonly consents: readonly string[] };
    try {
      body = JSON.parse(text) as typeof body;
    } catch (error) {
      return has('shows its stack') ? page(500, String((error as Error).stack)) : refuse(400, 'body_invalid');
    }
    const { email, consents } = body;
    const dotted = has('accepts a domain without a dot') ? /^\S+@\S+$/u : /^\S+@\S+\.\S+$/u;
    const isRefused =
      (has('refuses capitals') && /[A-Z]/u.test(email)) || (has('refuses a plus') && email.includes('+'));
    if (isRefused || !(has('accepts what is no address') ? /\./u : dotted).test(email))
      return refuse(400, 'email_invalid', has('repeats the address') ? `${email} is wrong` : undefined);
    if (has('needs a consent') && consents.length === 0) return refuse(400, 'body_invalid', 'consents: empty');
    if ((signUps += 1) > 20 && !has('does not say when to come again')) headers.set('Retry-After', '600');
    if (signUps > 20) return refuse(429, 'too_many_requests');
    const isKnown = known.has(email.toLowerCase());
    known.add(email.toLowerCase());
    if (isKnown && has('tells who is known by 409')) return refuse(409, 'known');
    if (has('answers in text/plain')) headers.set('Content-Type', 'text/plain');
    const more = isKnown && has('tells who is known in the body') ? ' ' : '';
    return answer(201, `{"status":"WAITING_FOR_DOI"}${more}`);
  };
}

function corsHeaders(origin: string): Readonly<Record<string, string>> {
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Headers': 'content-type',
  };
}
