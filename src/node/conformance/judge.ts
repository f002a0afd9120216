import { timeIn } from '../../embed/session/server-time.ts';
import type { Call } from './call.ts';
import { type Contract, describeError } from './contract.ts';
import { accessFault, listOf } from './cross-origin.ts';
import { fieldOf, jsonOf } from './json.ts';
import type { Answer, Exchange } from './page.ts';
import { type Point, pointOf } from './point.ts';
import type { Settings } from './settings.ts';

/** Everything that the OpenAPI file of the service wants of the answer to a call. */
export function judge(call: Call, exchange: Exchange, contract: Contract, settings: Settings): readonly Point[] {
  const { answer } = exchange;
  const answered = answerPoint(exchange, settings);
  if (answer === undefined) return [answered];
  const first = [answered, redirectPoint(answer), servicePoint(call, answer)];
  const end = first.findIndex(({ good }) => !good);
  // Without an answer of the service there is nothing else to look at.
  if (end !== -1) return first.slice(0, end + 1);
  return [
    ...first,
    statusPoint(call, answer),
    ...bodyPoints(call, exchange, answer, contract),
    ...(call.personal === true ? [cachePoint(answer)] : []),
    ...(exchange.crosses ? crossOriginPoints(exchange, answer, settings) : []),
    ...(call.clock === true ? [clockPoint(exchange, answer)] : []),
    ...(answer.status < 300 ? (call.further?.(answer) ?? []) : []),
  ];
}

function answerPoint({ answer, failure }: Exchange, { timeout }: Settings): Point {
  const isLate = failure?.name === 'TimeoutError';
  const limit = `within ${timeout / 1000} s`;
  const fault = isLate ? `none ${limit}` : `none: ${reasonOf(failure)}`;
  return pointOf('answer', {
    expected: `an answer ${limit}`,
    fault: answer === undefined ? fault : undefined,
    remedy: isLate
      ? 'Answer sooner: the script gives up after 15 s, and visitors leave long before.'
      : 'Forward /service/ to the services, and keep the connection until the answer is sent.',
  });
}

/** Why a request got no answer. Node says in the cause what happened. */
export function reasonOf(failure: Error | undefined): string {
  const cause = failure?.cause;
  return cause instanceof Error ? cause.message : (failure?.message ?? 'no request');
}

function servicePoint({ statuses }: Call, { status, headers }: Answer): Point {
  const type = headers.get('Content-Type') ?? '';
  return pointOf('service', {
    expected: 'an answer of the service',
    fault: /^\s*text\/html\b/iu.test(type) ? `a page, not a service (${status}, ${type})` : undefined,
    remedy: statuses.includes(404)
      ? 'Let the services answer all paths under /service/, unknown ones too: a page with a 2xx looks like success.'
      : 'Forward /service/ to the services, or give the command the origin of the services.',
  });
}

function redirectPoint({ status, headers }: Answer): Point {
  const target = status < 400 ? headers.get('Location') : null;
  return pointOf('redirect', {
    expected: 'no redirect',
    fault: target === null ? undefined : `${status} to ${target.replace(/[?#].*/u, '')}`,
    remedy: 'Answer without a redirect: a browser repeats a redirected POST as a GET, without its body.',
  });
}

function statusPoint({ statuses }: Call, { status }: Answer): Point {
  const expected = statuses.join(' or ');
  return pointOf('status', {
    expected,
    fault: statuses.includes(status) ? undefined : String(status),
    remedy:
      status === 429
        ? 'Too many sign-ups from this machine: run the command again later.'
        : `Answer ${expected}: the widgets read the outcome from the status.`,
  });
}

function bodyPoints(
  { statuses, problem }: Call,
  { method, path }: Exchange,
  answer: Answer,
  contract: Contract,
): Point[] {
  const operation = contract.operations.find((one) => one.method === method && one.pattern.test(path));
  const status = statuses.includes(answer.status) ? answer.status : statuses[0];
  const [type, media] = Object.entries(operation?.responses[String(status)]?.content ?? {})[0] ?? [];
  const points: Point[] = [];
  const wanted = type ?? (problem === undefined ? undefined : 'application/problem+json');
  if (wanted !== undefined) points.push(typePoint(wanted, answer));
  if (type !== undefined && media?.schema !== undefined) {
    const value = type.endsWith('json') ? jsonOf(answer.text) : answer.text;
    points.push(bodyPoint(value === undefined ? ['it is not JSON'] : faultsIn(contract, media.schema, value)));
  }
  if (problem !== undefined) points.push(problemPoint(problem, answer));
  return points;
}

function typePoint(wanted: string, { headers }: Answer): Point {
  const type = headers.get('Content-Type') ?? 'no Content-Type';
  return pointOf('type', {
    expected: wanted,
    fault: type.split(';')[0]?.trim().toLowerCase() === wanted ? undefined : type,
    remedy: `Send Content-Type: ${wanted}.`,
  });
}

function bodyPoint(faults: readonly string[]): Point {
  return pointOf('body', {
    expected: 'a body that matches the OpenAPI file',
    fault: faults.join('; ') || undefined,
    remedy: 'Send the body that the OpenAPI file of the service describes, in src/embed/api/openapi.',
  });
}

/** The errors of a body, without those of a problem's `type`, which is a point of its own. */
function faultsIn(contract: Contract, schema: object, value: unknown): readonly string[] {
  return contract
    .errorsOf(schema, value)
    .filter(({ instancePath, params }) => instancePath !== '/type' && params['missingProperty'] !== 'type')
    .map(describeError);
}

function problemPoint(problem: string, { text }: Answer): Point {
  const type = fieldOf(text, 'type');
  const got = typeof type === 'string' ? `type: ${type}` : 'no type';
  return pointOf('problem', {
    expected: `type: ${problem}`,
    fault: type === problem ? undefined : got,
    remedy: `Send the problem in the body, as {"type": "${problem}", …}: the widgets read only this field of an error.`,
  });
}

function cachePoint({ headers }: Answer): Point {
  const control = headers.get('Cache-Control');
  const got = control === null ? 'no Cache-Control' : `Cache-Control: ${control}`;
  return pointOf('cache', {
    expected: 'Cache-Control: no-store',
    fault: listOf(headers, 'Cache-Control').includes('no-store') ? undefined : got,
    remedy: 'Send Cache-Control: no-store: the answer belongs to one person, and no cache may give it to another.',
  });
}

function crossOriginPoints({ preflight }: Exchange, { headers }: Answer, { page }: Settings): Point[] {
  const allow = `Access-Control-Allow-Origin: ${page} and Access-Control-Allow-Credentials: true`;
  const access = pointOf('access', {
    expected: allow,
    fault: accessFault(headers, page),
    remedy: `Send ${allow} with every answer, errors included; * is not enough with cookies.`,
  });
  if (preflight === undefined) return [access];
  const asked = pointOf('preflight', {
    expected: `OPTIONS allows ${preflight.method} with ${preflight.headers.join(', ') || 'no further header'}`,
    fault: preflight.fault,
    remedy: `Answer OPTIONS with a 2xx, ${allow}, Access-Control-Allow-Methods and Access-Control-Allow-Headers.`,
  });
  return [asked, access];
}

function clockPoint({ crosses }: Exchange, { headers }: Answer): Point {
  const isReadable = !crosses || listOf(headers, 'Access-Control-Expose-Headers').includes('date');
  return pointOf('clock', {
    expected: 'a Date that the script may read and that does not come from a cache',
    fault: isReadable && timeIn(headers) !== null ? undefined : 'no reliable Date',
    remedy: crosses
      ? 'Send Access-Control-Expose-Headers: Date, Age; the session then uses the clock of the server.'
      : 'Send Date, and let no cache answer; the session then uses the clock of the server.',
  });
}
