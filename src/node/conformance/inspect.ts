import { printable } from '../cli/footer/check.ts';
import { type Call, CALLS } from './calls.ts';
import { type Contract, createContract } from './contract.ts';
import { readDocuments } from './documents.ts';
import { fieldOf } from './json.ts';
import { judge } from './judge.ts';
import { isNeeded, reasonToLeaveOut, type Seen } from './left-out.ts';
import { type Exchange, Page, type Transport } from './page.ts';
import { perform, shownBy } from './perform.ts';
import type { Point } from './point.ts';
import type { Settings } from './settings.ts';
import { isSuccess } from './severity.ts';

/** What came of a call. */
export interface CallReport extends Pick<Call, 'service' | 'what'> {
  /** The method and the path; `undefined` for a call that was left out. */
  readonly request?: string;
  /** The body of a call that failed: without the spaces at its end, and only the beginning of a long one. */
  readonly sent?: string;
  /** `left-out`: it needs an option. */
  readonly result: 'passed' | 'failed' | 'left-out';
  /** Why it was left out. */
  readonly reason?: string;
  /** It was left out although the tag of `--for` needs it, or although its option was given. */
  readonly isOpen?: boolean;
  readonly points: readonly Point[];
}

/** Compiled once: that takes longer than the calls to a service on the same machine. */
let contract: Contract | undefined;

/** Why nothing of a staff session is checked. */
const ENDED =
  'needs the cookies of a staff session, and these belong to none: each run logs it out. Log in again, and pass the new ones. ' +
  'If your service looks for its session in another cookie than StaffAuthToken, pass both as --staff-cookie';

/** Why nothing of a test is checked: a shop need not have one. */
const ABSENT = {
  test: 'gettestsat lists no test with groups for tomorrow. If you have tests, let one begin tomorrow',
  newTest: 'gettestsat lists no test that it does not list for the year 2000. If you have any, let one begin tomorrow',
  coming:
    'gettestsat lists for 1, 7, 30 or 90 days ahead no other test than now. If you have any, let one begin tomorrow',
};

export interface Inspection {
  readonly settings: Settings;
  readonly transport: Transport;
}

/** Makes every call of the services, and reports one after the other. */
export async function* inspect({ settings, transport }: Inspection): AsyncGenerator<CallReport> {
  contract ??= createContract(readDocuments());
  const page = new Page(settings, transport);
  const seen: Seen = { answers: new Map(), isConfirmed: false, times: { fresh: [], known: [] } };
  let hasEnded = false;
  for (const call of callsOf(settings)) {
    const { service, what, needs, as, says, optional, test } = call;
    const left = reasonToLeaveOut(call, settings, seen);
    const make = () => page.run(() => perform(call, page));
    let exchange: Exchange | undefined = left === undefined ? await make() : undefined;
    for (let { times = 1 } = call; times > 1 && exchange?.answer && exchange.answer.status !== 429; times -= 1)
      exchange = await make();
    if (as === 'staff' && says === 'SUCCESS')
      hasEnded = fieldOf(exchange?.answer?.text ?? '', 'status') === 'UNAUTHORIZED';
    const isGone = hasEnded && needs.includes('staffCookie');
    if (isGone || exchange === undefined) {
      const absent = test === undefined ? 'the login has set no cookie' : ABSENT[test];
      const reason = `${optional ? 'optional; ' : ''}${isGone ? ENDED : (left?.reason ?? absent)}`;
      const isOpen = isGone || (left?.isOpen ?? isNeeded(call, settings));
      yield { service, what, result: 'left-out', reason, points: [], isOpen };
    } else {
      const request = `${exchange.method} ${exchange.path}`;
      const { times } = remember(call, exchange, seen);
      const previous = call.like === undefined ? seen.previous : seen.answers.get(call.like);
      const judged = { ...call, shows: shownBy(call, page) };
      const points = judge(judged, exchange, { contract, settings, previous, times });
      if (!call.foreign && !call.aside) seen.previous = exchange.answer;
      if (points.every(({ good }) => good)) yield { service, what, request, result: 'passed', points };
      else yield { service, what, request, ...sentIn(exchange), result: 'failed', points };
    }
  }
}

/** Keeps what later calls are compared with. */
function remember({ what, client, mails, aside, needs }: Call, { answer, milliseconds }: Exchange, seen: Seen) {
  if (answer === undefined) return seen;
  seen.answers.set(what, answer);
  if (needs.includes('token') && !aside && fieldOf(answer.text, 'status') === 'SUBSCRIBED') seen.isConfirmed = true;
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
  const wanted = CALLS.filter((call) => only.includes(call.service) && asked(call));
  return wanted.filter(({ unless }) => !wanted.some(({ service }) => service === unless));
}
