import { printable } from '../printable.ts';
import { type Call, CALLS } from './calls.ts';
import { type Contract, createContract } from './contract.ts';
import { readDocuments } from './documents.ts';
import { fieldOf } from './json.ts';
import { judge } from './judge.ts';
import { reasonToIgnore, reasonToLeaveOut, type Seen } from './left-out.ts';
import { type Exchange, Page, type Transport } from './calling-page.ts';
import { perform, shownBy } from './perform.ts';
import type { Point } from './point.ts';
import type { Settings } from './settings.ts';
import { isSuccess } from './severity.ts';

export interface CallReport extends Pick<Call, 'service' | 'what'> {
  /** The method and the path; `undefined` for a call that was left out. */
  readonly request?: string;
  /** The body of a call that failed: without the spaces at its end, and only the beginning of a long one. */
  readonly sent?: string;
  readonly result: 'passed' | 'failed' | 'left-out';
  readonly reason?: string;
  /** It was left out although the tag of `--for` needs it, or although its option was given. */
  readonly isOpen?: boolean;
  readonly points: readonly Point[];
}

/** Compiled once: that takes longer than the calls to a service on the same machine. */
let contract: Contract | undefined;

/** Makes every call of the services, and reports one after the other. */
export async function* inspect(settings: Settings, transport: Transport): AsyncGenerator<CallReport> {
  contract ??= createContract(readDocuments());
  const page = new Page(settings, transport);
  const seen: Seen = {
    answers: new Map(),
    isConfirmed: false,
    hasEnded: false,
    times: { fresh: [], known: [] },
    lacks: new Set(),
    hasWrongConsents: false,
  };
  for (const call of callsOf(settings)) {
    const { service, what, optional, like } = call;
    const before = reasonToLeaveOut(call, settings, seen);
    const exchange = before === undefined ? await make(call, page) : undefined;
    const { times } = remember(call, exchange, seen);
    const left = before ?? reasonToIgnore(call, settings, exchange, seen);
    if (left !== undefined || exchange === undefined) {
      const reason = `${optional ? 'optional; ' : ''}${left?.reason}`;
      yield { service, what, result: 'left-out', ...left, reason, points: [] };
    } else {
      const request = `${exchange.method} ${exchange.path}`;
      const previous = like === undefined ? seen.previous : seen.answers.get(like);
      const judged = { ...call, shows: shownBy(call, page) };
      const all = judge(judged, exchange, { contract, settings, previous, times });
      // One cause, one remedy.
      const points = seen.hasWrongConsents ? all.filter(({ name }) => name !== 'consents') : all;
      seen.hasWrongConsents ||= points.some(({ name, good }) => name === 'consents' && !good);
      if (!call.foreign && !call.unjudged) seen.previous = exchange.answer;
      if (points.every(({ good }) => good)) yield { service, what, request, result: 'passed', points };
      else yield { service, what, request, ...sentIn(exchange), result: 'failed', points };
    }
  }
}

/** Makes a call, as often as it says, and returns the last exchange; `undefined` without a request. */
async function make(call: Call, page: Page): Promise<Exchange | undefined> {
  let exchange = await page.run(() => perform(call, page));
  for (let { times = 1 } = call; times > 1 && exchange?.answer && exchange.answer.status !== 429; times -= 1)
    exchange = await page.run(() => perform(call, page));
  return exchange;
}

/** Keeps what later calls are compared with. */
function remember(
  { what, client, mails, unjudged, needs, as, state: wanted, routes: [route] = [], status }: Call,
  exchange: Exchange | undefined,
  seen: Seen,
) {
  const { answer, milliseconds } = exchange ?? {};
  if (answer === undefined) return seen;
  const isLacking = route !== undefined && client !== undefined && [404, 405].includes(answer.status);
  if (isLacking && !status.includes(404)) seen.lacks.add(route);
  const state = fieldOf(answer.text, 'status');
  seen.answers.set(what, answer);
  if (needs.includes('token') && !unjudged && state === 'SUBSCRIBED') seen.isConfirmed = true;
  if (as === 'staff' && wanted === 'SUCCESS') seen.hasEnded = state === 'UNAUTHORIZED';
  const isAccepted = client === 'newsletter.subscribe' && isSuccess(answer.status);
  if (isAccepted && milliseconds !== undefined) seen.times[mails ? 'fresh' : 'known'].push(milliseconds);
  return seen;
}

/** A password stays out of reports. */
function sentIn({ body }: Exchange): Pick<CallReport, 'sent'> {
  return body === '' || body.includes('"password"') ? {} : { sent: printable(body.trimEnd().slice(0, 300)) };
}

function callsOf({ only, tags, token }: Settings): readonly Call[] {
  const isFor = (of: readonly string[]): boolean =>
    tags === undefined || of.some((tag) => tags.includes(`shop-${tag}`));
  const hasToken = token !== undefined && isFor(['newsletter', 'footer']);
  const asked = ({ tags: of, needs }: Call): boolean => isFor(of) || (hasToken && needs.includes('token'));
  return CALLS.filter((call) => only.includes(call.service) && asked(call));
}
