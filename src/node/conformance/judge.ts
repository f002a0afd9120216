import { timeIn } from '../../embed/session/server-time.ts';
import type { Call } from './calls.ts';
import { type Contract, describeError } from './contract.ts';
import { accessFault, listOf } from './cross-origin.ts';
import { furtherPoints } from './further-points.ts';
import { fieldOf, jsonOf, problemIn } from './json.ts';
import type { Times } from './left-out.ts';
import type { Answer, Exchange } from './calling-page.ts';
import {
  actingPoints,
  addressPoint,
  foreignPoints,
  imagePoints,
  internalsPoint,
  retryPoint,
  signUpPoints,
  timingPoint,
  typedPoint,
} from './safety-points.ts';
import { type Point, type PointName, pointOf } from './point.ts';
import type { Settings } from './settings.ts';
import { isSuccess, severityOf } from './severity.ts';

interface Given {
  readonly contract: Contract;
  readonly settings: Settings;
  /** The answer to the call before. */
  readonly previous: Answer | undefined;
  readonly times: Times;
}

/** Everything that the OpenAPI file of the service wants of the answer to a call, and what a fault does. */
export function judge(call: Call, exchange: Exchange, given: Given): readonly Point[] {
  return pointsOf(call, exchange, given).map((point) =>
    point.good ? point : { ...point, severity: severityOf(call, point) },
  );
}

function pointsOf(call: Call, exchange: Exchange, given: Given): readonly Point[] {
  const { settings, previous, times } = given;
  const { answer } = exchange;
  const answered = answerPoint(exchange, settings);
  if (answer === undefined || call.unjudged) return [answered];
  if (call.foreign) return [answered, ...foreignPoints(exchange, answer, previous, settings)];
  const first = [answered, redirectPoint(exchange, answer), servicePoint(call, answer)];
  const end = first.findIndex(({ good }) => !good);
  // Without an answer of the service there is nothing else to look at. JSON that is called HTML is its answer.
  if (end !== -1 && jsonOf(answer.text) === undefined) return first.slice(0, end + 1);
  const status = statusPoint(call, answer, previous);
  // What else such an answer lacks has the same cause.
  if (causeOf(call, answer.status) !== undefined && !status.good) return [...first, status];
  return [
    ...first,
    status,
    ...actingPoints(answer),
    ...(call.service === 'footer-images' ? imagePoints(answer, settings) : []),
    ...slowPoints(exchange),
    // The body of an error is not that of a success.
    ...(isSuccess(call.status[0] ?? 0) === isSuccess(answer.status) ? bodyPoints(call, exchange, answer, given) : []),
    ...cachePoints(call, exchange, answer),
    ...(answer.status === 429 && !call.limited ? [retryPoint(answer, exchange)] : []),
    ...(call.service === 'newsletter' && (call.status.includes(201) || answer.status === 429)
      ? signUpPoints(answer, settings)
      : []),
    ...(call.service === 'newsletter' && !isSuccess(answer.status) ? [typedPoint(answer), internalsPoint(answer)] : []),
    ...(call.timing ? [timingPoint(times)] : []),
    ...(exchange.crosses ? crossOriginPoints(exchange, answer, settings) : []),
    ...(call.clock === true ? [clockPoint(exchange, answer)] : []),
    ...(answer.status < 300 ? furtherPoints(call, answer, previous, settings) : []),
  ];
}

function answerPoint({ answer, failure }: Exchange, { timeout }: Settings): Point {
  const limit = `within ${timeout / 1000} s`;
  // The client may have given up before an answer that came.
  if (failure?.name === 'TimeoutError') return pointOf('answer', `none ${limit}`, { limit }, 'answer-late');
  return pointOf('answer', answer === undefined ? `none: ${reasonOf(failure)}` : undefined, { limit });
}

/** In milliseconds: visitors leave before. */
const SLOW = 5000;

function slowPoints({ milliseconds = 0 }: Exchange): readonly Point[] {
  return milliseconds < SLOW ? [] : [pointOf('slow', `${Math.round(milliseconds / 1000)} s`)];
}

/** Why a request got no answer. Node says in the cause what happened. */
export function reasonOf(failure: Error | undefined): string {
  const cause = failure?.cause;
  return cause instanceof Error ? cause.message : (failure?.message ?? 'no request');
}

function servicePoint({ status: wanted }: Call, { status, headers }: Answer): Point {
  const type = headers.get('Content-Type') ?? '';
  // No tag reads the type of a 201, and PHP sends text/html by default.
  const isPage = status !== 201 && /^\s*text\/html\b/iu.test(type);
  const fault = isPage ? `a page, not a service (${status}, ${type})` : undefined;
  return pointOf('service', fault, {}, wanted.includes(404) ? 'service-unknown' : 'service');
}

function redirectPoint({ method }: Exchange, { status, headers }: Answer): Point {
  const target = status >= 300 && status < 400 ? headers.get('Location') : null;
  const fault = target === null ? undefined : `${status} to ${target.replace(/[?#].*/u, '')}`;
  return pointOf('redirect', fault, {}, method === 'GET' ? 'redirect-get' : 'redirect');
}

/** The statuses that say themselves what is wrong. */
const CAUSES: Readonly<Record<number, PointName>> = { 415: 'status-type', 429: 'status-busy' };

/** Staff services have to refuse pages of other sites with 403. */
function causeOf({ service, relies, status: [wanted = 0] }: Call, status: number): PointName | undefined {
  const isRefused = status === 403 && service !== 'preview' && (isSuccess(wanted) || relies === 'refusal');
  return isRefused ? 'status-refused' : CAUSES[status];
}

function statusPoint(call: Call, { status, text }: Answer, previous: Answer | undefined): Point {
  const { service, status: wanted, tags, relies, why = '', same } = call;
  // The call before was for another address.
  if (same && isSuccess(status) && previous?.status === 429) return pointOf('status', '429 before', {}, 'address-busy');
  // The problem names the cause.
  const problem = problemIn(text);
  const fault = wanted.includes(status) ? undefined : `${status}${problem && ` (${problem})`}`;
  const isSuccessWanted = isSuccess(wanted[0] ?? 0);
  const isFailure = status >= 500 && relies === 'safety';
  const isUnread = (tags.length === 0 && why === '') || (isSuccess(status) === isSuccessWanted && !isFailure);
  // A service that has just accepted another body fails at this one.
  const isBodyFault = status === 400 || status === 422 || (status >= 500 && isSuccess(previous?.status ?? 0));
  const isBodyRefused = relies === 'status' && isBodyFault;
  const isShown = why !== '' && (relies === 'safety' || relies === 'refusal' || isBodyRefused);
  const read = isShown ? 'status-safety' : 'status';
  const cause = isUnread ? 'status-unread' : read;
  const known = service === 'newsletter' && isSuccessWanted && status === 409 ? 'status-known' : cause;
  return pointOf('status', fault, { statuses: wanted.join(' or '), why }, causeOf(call, status) ?? known);
}

function bodyPoints(call: Call, exchange: Exchange, answer: Answer, { contract, previous }: Given): Point[] {
  const { service, status: wanted, problem, relies, accepts } = call;
  const operation = contract.operations.find(
    (one) => one.method === exchange.method && one.pattern.test(exchange.path),
  );
  const status = wanted.includes(answer.status) ? answer.status : wanted[0];
  const [documented, media] = Object.entries(operation?.responses[String(status)]?.content ?? {})[0] ?? [];
  const points: Point[] = [];
  const type = documented ?? (problem === undefined ? undefined : 'application/problem+json');
  if (type !== undefined) points.push(typePoint(type, answer));
  if (documented !== undefined && media?.schema !== undefined) {
    const value = documented.endsWith('json') ? jsonOf(answer.text) : answer.text;
    const faults = value === undefined ? ['it is not JSON'] : faultsIn(media.schema, value, contract);
    // Bytes that are no UTF-8 were decoded to this character.
    if (answer.text.includes('\uFFFD')) faults.push('it is not UTF-8');
    points.push(pointOf('body', faults.join('; ') || undefined, { service }));
  }
  // Where there were too many calls, only a later one shows what is read.
  const address = accepts ? addressPoint(answer, previous) : undefined;
  if (address !== undefined) points.push(address);
  if (problem !== undefined && address?.good !== false && (answer.status !== 429 || wanted.includes(429)))
    points.push(problemPoint(problem, answer, relies));
  return points;
}

function typePoint(type: string, { headers }: Answer): Point {
  const got = headers.get('Content-Type') ?? 'no Content-Type';
  return pointOf('type', got.split(';')[0]?.trim().toLowerCase() === type ? undefined : got, { type });
}

/** The errors of a body, without those of a problem's `type`, which is a point of its own. */
function faultsIn(schema: object, value: unknown, contract: Contract): string[] {
  return contract
    .errorsOf(schema, value)
    .filter(({ instancePath, params }) => instancePath !== '/type' && params['missingProperty'] !== 'type')
    .map(describeError);
}

function problemPoint(problem: string, { text }: Answer, relies: Call['relies']): Point {
  const type = fieldOf(text, 'type');
  const fault = typeof type === 'string' ? `type: ${type}` : 'no type';
  const cause = relies === 'refusal' ? 'problem-refusal' : 'problem';
  return pointOf('problem', type === problem ? undefined : fault, { problem }, cause);
}

function cachePoints({ personal, clock }: Call, { method }: Exchange, { headers }: Answer): readonly Point[] {
  const control = headers.get('Cache-Control');
  const got = control === null ? 'no Cache-Control' : `Cache-Control: ${control}`;
  const age = Number(headers.get('Age') ?? 0);
  // The point of the clock says so, too.
  if (personal && !clock && age > 0) return [pointOf('cache', `Age: ${age}`, {}, 'cache-ignoring')];
  if (personal) return [pointOf('cache', listOf(headers, 'Cache-Control').includes('no-store') ? undefined : got)];
  const isKept = /\bpublic\b|\b(?:s-)?max-?age=[1-9]/iu.test(control ?? '');
  return method === 'GET' ? [] : [pointOf('cache', isKept ? got : undefined, {}, 'cache-kept')];
}

function crossOriginPoints({ method, preflight }: Exchange, { headers }: Answer, { page }: Settings): Point[] {
  const allow = `Access-Control-Allow-Origin: ${page} and Access-Control-Allow-Credentials: true`;
  const access = pointOf('access', accessFault(headers, page), { allow });
  if (preflight === undefined) return [access];
  const asked = preflight.asked.join(', ') || 'no further header';
  return [pointOf('preflight', preflight.fault, { allow, method, headers: asked }), access];
}

function clockPoint({ crosses }: Exchange, { headers }: Answer): Point {
  const isReadable = !crosses || listOf(headers, 'Access-Control-Expose-Headers').includes('date');
  const time = timeIn(headers);
  const wrong = Math.round((Date.parse(time ?? '') - Date.now()) / 60_000);
  if (isReadable && Math.abs(wrong) > 5) return pointOf('clock', `${wrong} minutes to this machine`, {}, 'clock-wrong');
  const fault = isReadable && time !== null ? undefined : 'no reliable Date';
  return pointOf('clock', fault, {}, crosses ? 'clock-hidden' : 'clock');
}
