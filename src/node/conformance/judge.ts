import { timeIn } from '../../embed/session/server-time.ts';
import type { Call } from './call.ts';
import { type Contract, describeError } from './contract.ts';
import { accessFault, listOf } from './cross-origin.ts';
import { jsonOf } from './json.ts';
import type { Answer, Exchange } from './page.ts';
import type { Point } from './point.ts';
import type { Settings } from './settings.ts';

/** Everything that the OpenAPI file of the service wants of the answer to a call. */
export function judge(call: Call, exchange: Exchange, contract: Contract, settings: Settings): readonly Point[] {
  const { answer } = exchange;
  const answered = answerPoint(exchange, settings);
  // Without an answer of the service there is nothing else to look at.
  if (answer === undefined) return [answered];
  const redirect = redirectPoint(answer);
  if (!redirect.good) return [answered, redirect];
  const service = servicePoint(call, answer);
  if (!service.good) return [answered, redirect, service];
  return [
    answered,
    redirect,
    service,
    statusPoint(call, answer),
    ...bodyPoints(call, answer, contract),
    ...(call.personal === true ? [cachePoint(answer)] : []),
    ...(exchange.crosses ? crossOriginPoints(exchange, answer, settings) : []),
    ...(call.clock === true ? [clockPoint(exchange, answer)] : []),
    ...(answer.status < 300 ? (call.further?.(answer) ?? []) : []),
  ];
}

function answerPoint({ answer, failure }: Exchange, { timeout }: Settings): Point {
  const isLate = failure?.name === 'TimeoutError';
  const limit = `${timeout / 1000} s`;
  return {
    name: 'answer',
    good: answer !== undefined,
    expected: `an answer within ${limit}`,
    got: answer === undefined ? (isLate ? `none within ${limit}` : `none: ${reasonOf(failure)}`) : 'an answer',
    remedy: isLate
      ? 'Answer sooner: the script gives up after 15 s, and so do visitors long before.'
      : 'Let the host pass paths under /service/ on to the services, and keep the connection until the answer is sent.',
  };
}

/** Node says what happened in the cause. */
function reasonOf(failure: Error | undefined): string {
  const cause = failure?.cause;
  return cause instanceof Error ? cause.message : (failure?.message ?? 'no request');
}

function servicePoint({ statuses }: Call, { status, headers }: Answer): Point {
  const type = headers.get('Content-Type') ?? 'no content type';
  const isPage = /^\s*text\/html\b/iu.test(type);
  return {
    name: 'service',
    good: !isPage,
    expected: 'an answer of the service',
    got: isPage ? `a page of the host (${status}, ${type})` : 'an answer of the service',
    remedy: statuses.includes(404)
      ? 'Let everything under /service/ be answered by the services, unknown addresses too: a page with a 2xx looks like success.'
      : 'Let the host pass paths under /service/ on to the services, or give the command the origin that does, if it is another.',
  };
}

function redirectPoint({ status, headers }: Answer): Point {
  const target = status < 400 ? headers.get('Location') : null;
  return {
    name: 'redirect',
    good: target === null,
    expected: 'no redirect',
    got: target === null ? 'no redirect' : `${status} to ${target.replace(/[?#].*/u, '')}`,
    remedy: 'Answer at this very address: a browser repeats a redirected POST as a GET, without its body.',
  };
}

function statusPoint({ statuses }: Call, { status }: Answer): Point {
  return {
    name: 'status',
    good: statuses.includes(status),
    expected: statuses.join(' or '),
    got: String(status),
    remedy:
      status === 429
        ? 'Too many sign-ups from this machine: run the command again later.'
        : `Answer ${statuses.join(' or ')}: the widgets tell what happened by the status.`,
  };
}

function bodyPoints({ service, operation, statuses, problem }: Call, answer: Answer, contract: Contract): Point[] {
  const documented = contract.operations.find(({ id }) => id === operation)?.responses[
    String(statuses.includes(answer.status) ? answer.status : statuses[0])
  ];
  const [type, media] = Object.entries(documented?.content ?? {})[0] ?? [];
  const points: Point[] = [];
  const wanted = type ?? (problem === undefined ? undefined : 'application/problem+json');
  if (wanted !== undefined) points.push(typePoint(wanted, answer));
  if (type !== undefined && media?.schema !== undefined) {
    points.push(bodyPoint(type, answer, (value) => faultsIn(contract, service, media.schema ?? {}, value)));
  }
  if (problem !== undefined) points.push(problemPoint(problem, answer));
  return points;
}

function typePoint(wanted: string, { headers }: Answer): Point {
  const type = headers.get('Content-Type');
  return {
    name: 'type',
    good: type?.split(';')[0]?.trim().toLowerCase() === wanted,
    expected: wanted,
    got: type ?? 'no Content-Type',
    remedy: `Send Content-Type: ${wanted}.`,
  };
}

function bodyPoint(type: string, { text }: Answer, faultsOf: (value: unknown) => readonly string[]): Point {
  const value = type.endsWith('json') ? jsonOf(text) : text;
  const faults = value === undefined ? ['it is no JSON'] : faultsOf(value);
  return {
    name: 'body',
    good: faults.length === 0,
    expected: 'the body of the OpenAPI file',
    got: faults.length === 0 ? 'the body of the OpenAPI file' : faults.join('; '),
    remedy: 'Send the body as the OpenAPI file of the service has it, in src/embed/api/openapi.',
  };
}

/** The errors of a body, without those of a problem's `type`, which is a point of its own. */
function faultsIn(contract: Contract, service: string, schema: object, value: unknown): readonly string[] {
  return contract
    .errorsOf(service, schema, value)
    .filter(({ instancePath, params }) => instancePath !== '/type' && params['missingProperty'] !== 'type')
    .map(describeError);
}

function problemPoint(problem: string, { text }: Answer): Point {
  const { type } = Object(jsonOf(text)) as { readonly type?: unknown };
  return {
    name: 'problem',
    good: type === problem,
    expected: `type: ${problem}`,
    got: typeof type === 'string' ? `type: ${type}` : 'no type',
    remedy: `Name the problem in the body, as {"type": "${problem}", …}: the widgets read it, and nothing else of an error.`,
  };
}

function cachePoint({ headers }: Answer): Point {
  const control = headers.get('Cache-Control');
  return {
    name: 'cache',
    good: listOf(headers, 'Cache-Control').includes('no-store'),
    expected: 'Cache-Control: no-store',
    got: control === null ? 'no Cache-Control' : `Cache-Control: ${control}`,
    remedy: 'Send Cache-Control: no-store: the answer belongs to one person, and no cache may give it to another.',
  };
}

function crossOriginPoints({ preflight }: Exchange, { headers }: Answer, { page }: Settings): Point[] {
  const allow = `Access-Control-Allow-Origin: ${page} and Access-Control-Allow-Credentials: true`;
  const points: Point[] = [];
  if (preflight !== undefined) {
    points.push({
      name: 'preflight',
      good: preflight.fault === undefined,
      expected: `OPTIONS allows ${preflight.method} with ${preflight.headers.join(', ') || 'no further header'}`,
      got: preflight.fault ?? 'allowed',
      remedy: `Answer OPTIONS with a 2xx, ${allow}, Access-Control-Allow-Methods and Access-Control-Allow-Headers.`,
    });
  }
  const fault = accessFault(headers, page);
  points.push({
    name: 'access',
    good: fault === undefined,
    expected: allow,
    got: fault ?? 'allowed',
    remedy: `Send ${allow} with every answer, errors included; * is not enough with cookies.`,
  });
  return points;
}

function clockPoint({ crosses }: Exchange, { headers }: Answer): Point {
  const isReadable = !crosses || listOf(headers, 'Access-Control-Expose-Headers').includes('date');
  const good = isReadable && timeIn(headers) !== null;
  return {
    name: 'clock',
    good,
    expected: 'a Date that the script may read, and that is not from a cache',
    got: good ? 'a Date' : 'no Date that can be relied on',
    remedy: crosses
      ? 'Send Access-Control-Expose-Headers: Date, Age; the session then follows the clock of the server.'
      : 'Send Date, and let no cache answer; the session then follows the clock of the server.',
  };
}
