import { PAGE } from './inspected-backend.ts';

/** The answer of a service that is broken, instead of a good one. */
export type Change = (good: Response, request: Request) => Response | Promise<Response>;

/** Changes the answer to a request: its method and address, each header and its body are lines. */
export function of(pattern: RegExp, change: Change): Change {
  return async (good, request) => {
    const { method, url, headers } = request;
    const lines = [`${method} ${url}`, ...headers.values(), await request.clone().text()];
    return pattern.test(lines.join('\n')) ? change(good, request) : good;
  };
}

export function allowIf(isOwn: (origin: string) => boolean): Change {
  return (good, request) => {
    const origin = request.headers.get('Origin') ?? '';
    return isOwn(origin) ? header('Access-Control-Allow-Origin', origin)(good, request) : good;
  };
}

export const accept = json(201, 'application/json', { status: 'WAITING_FOR_DOI' });

export function refuse(problem: string): Change {
  const body = { type: `urn:newsletter:${problem}`, title: problem, status: 400 };
  return json(400, 'application/problem+json', body);
}

function json(status: number, type: string, body: object) {
  return ({ headers: given }: Response): Response => {
    const headers = new Headers(given);
    headers.set('Content-Type', type);
    return new Response(JSON.stringify(body), { status, headers });
  };
}

export function page(): Response {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Access-Control-Allow-Origin': PAGE,
    'Access-Control-Allow-Credentials': 'true',
    Vary: 'Origin',
  };
  return new Response('<!doctype html><title>Shop</title>', { headers });
}

export function withStatus({ body, headers }: Response, status: number): Response {
  return new Response(body, { status, headers });
}

export function header(name: string, value: string | undefined): Change {
  return ({ body, status, headers: given }) => {
    const headers = new Headers(given);
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
    return new Response(body, { status, headers });
  };
}

export function text(change: (text: string, request: Request) => string): Change {
  return async (good, request) =>
    new Response(change(await good.text(), request) || null, { status: good.status, headers: good.headers });
}
