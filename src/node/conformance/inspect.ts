import { printable } from '../cli/footer/check.ts';
import { type Call, CALLS, NEEDS } from './calls.ts';
import { type Contract, createContract } from './contract.ts';
import { readDocuments } from './documents.ts';
import { fieldOf } from './json.ts';
import { judge } from './judge.ts';
import { type Answer, type Exchange, Page, type Transport } from './page.ts';
import { perform, shownBy } from './perform.ts';
import type { Point } from './point.ts';
import type { Settings } from './settings.ts';

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

/** Why the answer to a GET does not show whether a GET confirms. */
const SPENT =
  'needs the token of a link that nobody has followed. This one is confirmed: you have confirmed with it, or your service ' +
  'confirms with a GET, as mail scanners send it';

/** Why nothing of a staff session is checked. */
const ENDED =
  'needs the cookies of a staff session, and these belong to none: each run logs it out. Log in again, and pass the new ones. ' +
  'If your service looks for its session in another cookie than StaffAuthToken, pass both as --staff-cookie';

/** Why nothing of a test is checked: a shop need not have one. */
const ABSENT = {
  test: 'gettestsat lists no test with groups for tomorrow',
  newTest: 'gettestsat lists no test for tomorrow that it does not list for the year 2000',
};

export interface Inspection {
  readonly settings: Settings;
  readonly transport: Transport;
}

/** Makes every call of the services, and reports one after the other. */
export async function* inspect({ settings, transport }: Inspection): AsyncGenerator<CallReport> {
  contract ??= createContract(readDocuments());
  const page = new Page(settings, transport);
  let previous: Answer | undefined;
  let hasEnded = false;
  for (const call of callsOf(settings)) {
    const { service, what, needs, as, says, optional, relies, test, unconfirmed } = call;
    const isPossible = needs === undefined || settings[needs] !== undefined;
    const isConfirmed = fieldOf(previous?.text ?? '', 'status') === 'SUBSCRIBED';
    const isSpent = isPossible && unconfirmed === true && isConfirmed;
    const make = () => page.run(() => perform(call, page));
    let exchange: Exchange | undefined = isPossible && !isSpent ? await make() : undefined;
    for (let { times = 1 } = call; times > 1 && exchange?.answer && exchange.answer.status !== 429; times -= 1)
      exchange = await make();
    if (as === 'staff' && says === 'SUCCESS')
      hasEnded = fieldOf(exchange?.answer?.text ?? '', 'status') === 'UNAUTHORIZED';
    const gone = (isSpent && SPENT) || (hasEnded && needs === 'staffCookie' && ENDED);
    if (gone || exchange === undefined) {
      const absent = test === undefined ? 'the login has set no cookie' : ABSENT[test];
      const missing = needs === undefined || isPossible ? absent : `needs ${NEEDS[needs]}`;
      const reason = `${optional ? 'optional; ' : ''}${gone || missing}`;
      const isNeeded = settings.tags !== undefined && !optional && relies !== 'safety' && test === undefined;
      yield { service, what, result: 'left-out', reason, points: [], isOpen: gone !== false || isNeeded };
    } else {
      const request = `${exchange.method} ${exchange.path}`;
      const points = judge({ ...call, shows: shownBy(call, page) }, exchange, { contract, settings, previous });
      if (!call.foreign && !call.aside) previous = exchange.answer;
      if (points.every(({ good }) => good)) yield { service, what, request, result: 'passed', points };
      else yield { service, what, request, ...sentIn(exchange), result: 'failed', points };
    }
  }
}

/** A password stays out of reports. */
function sentIn({ body }: Exchange): Pick<CallReport, 'sent'> {
  return body === '' || body.includes('"password"') ? {} : { sent: printable(body.trimEnd().slice(0, 300)) };
}

function callsOf({ only, tags }: Settings): readonly Call[] {
  const asked = ({ tags: of }: Call): boolean => tags === undefined || of.some((tag) => tags.includes(`shop-${tag}`));
  const wanted = CALLS.filter((call) => only.includes(call.service) && asked(call));
  return wanted.filter(({ unless }) => !wanted.some(({ service }) => service === unless));
}
