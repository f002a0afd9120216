import type { Site } from '../../src/embed/market/sites.ts';
import type { CallReport } from '../../src/node/conformance/inspect.ts';
import type { Settings } from '../../src/node/conformance/settings.ts';
import { inspectAll, PAGE, prepareBackend } from './inspected-backend.ts';

/** The answer of a service that is broken, instead of a good one. */
export type Change = (good: Response, request: Request) => Response | Promise<Response>;

/**
 * A change as a file has it: `accepted`, `page` or the type of a problem; a status; a part of the body and what replaces it;
 * or headers: null removes one.
 */
export type Written = string | number | [found: string, instead: string] | Readonly<Record<string, string | null>>;

export function changeOf(written: Written): Change {
  if (written === 'accepted') return accept;
  if (written === 'page') return page;
  if (typeof written === 'string') return refuse(written);
  if (typeof written === 'number') return (good) => withStatus(good, written);
  if (!Array.isArray(written)) return headers(written);
  const [found, instead] = written;
  return text((body) => body.replace(new RegExp(found, 'u'), instead));
}

/** Inspects the demo's backend, whose answers are changed. */
export async function inspectChanged(
  change: Change,
  site: Site,
  settings: Partial<Settings>,
): Promise<readonly CallReport[]> {
  const backend = await prepareBackend(site, settings);
  return inspectAll({
    settings: backend.settings,
    transport: async (request, wait) => change(await backend.transport(request.clone(), wait), request),
  });
}

/** Changes an answer if its status, the method and address of its request, one of its headers or its body has a pattern. */
export function of(pattern: string | RegExp, change: Change): Change {
  return async (good, request) => {
    const sent = [...request.headers].map((pair) => pair.join(': '));
    const lines = [good.status, `${request.method} ${request.url}`, ...sent, await request.clone().text()];
    return new RegExp(pattern, 'mu').test(lines.join('\n')) ? change(good, request) : good;
  };
}

export function allowIf(isOwn: (origin: string) => boolean): Change {
  return (good, request) => {
    const origin = request.headers.get('Origin') ?? '';
    return isOwn(origin) ? headers({ 'Access-Control-Allow-Origin': origin })(good, request) : good;
  };
}

export const accept = json(201, 'application/json', { status: 'WAITING_FOR_DOI' });

function refuse(problem: string): Change {
  const body = { type: `urn:newsletter:${problem}`, title: problem, status: 400 };
  return json(400, 'application/problem+json', body);
}

function json(status: number, type: string, body: object) {
  return ({ headers: given }: Response): Response => {
    const changed = new Headers(given);
    changed.set('Content-Type', type);
    return Response.json(body, { status, headers: changed });
  };
}

export function page(): Response {
  const given = {
    'Content-Type': 'text/html; charset=utf-8',
    'Access-Control-Allow-Origin': PAGE,
    'Access-Control-Allow-Credentials': 'true',
    Vary: 'Origin',
  };
  return new Response('<!doctype html><title>Shop</title>', { headers: given });
}

export function withStatus({ body, headers: given }: Response, status: number): Response {
  return new Response(body, { status, headers: given });
}

export function headers(changed: Readonly<Record<string, string | null>>): Change {
  return ({ body, status, headers: given }) => {
    const all = new Headers(given);
    for (const [name, value] of Object.entries(changed)) {
      if (value === null) all.delete(name);
      else all.set(name, value);
    }
    return new Response(body, { status, headers: all });
  };
}

export function text(change: (text: string, request: Request) => string): Change {
  return async (good, request) =>
    new Response(change(await good.text(), request) || null, { status: good.status, headers: good.headers });
}
