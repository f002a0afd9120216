import { FetchError, ResponseError } from '../../embed/api/errors.ts';
import { newsletterBase, type NewsletterCallOptions } from '../../embed/api/newsletter-client.ts';
import { readProblemType } from '../../embed/api/problem.ts';
import type { Answer } from './browser.ts';
import type { Call } from './call.ts';
import { jsonOf } from './json.ts';
import type { Point } from './point.ts';
import type { Settings } from './settings.ts';
import { sendByHand, type Visit } from './visit.ts';

/** As long as a real one, and unknown. */
const UNKNOWN = 'A'.repeat(43);

const INVALID = 'urn:newsletter:token_invalid';

/** The calls of the confirmation page, which the shop writes itself with the exported client. */
export function subscriberCalls(settings: Settings): readonly Call[] {
  const path = `${newsletterBase(settings.spa)}/newsletter-subscribers/{subscriberToken}`;
  const read = { service: 'newsletter', operation: 'getNewsletterSubscriber', request: `GET ${path}` } as const;
  const confirm = {
    service: 'newsletter',
    operation: 'confirmNewsletterSubscriber',
    request: `PUT ${path}/doi`,
  } as const;
  const update = { service: 'newsletter', operation: 'updateNewsletterSubscriber', request: `PUT ${path}` } as const;
  const unknown = { statuses: [404], problem: INVALID, personal: true } as const;
  return [
    { ...read, ...unknown, what: 'subscription of an unknown token', act: (visit) => readOne(visit, UNKNOWN) },
    {
      ...confirm,
      ...unknown,
      what: 'confirmation by an unknown token',
      act: (visit) => describe(() => visit.newsletter.confirm(UNKNOWN, callOf(visit))),
    },
    {
      ...update,
      ...unknown,
      what: 'change by an unknown token',
      act: (visit) => describe(() => visit.newsletter.update(UNKNOWN, {}, callOf(visit))),
    },
    ...callsWithToken(settings, { read, confirm, update }),
  ];
}

type Heads = Readonly<Record<'read' | 'confirm' | 'update', Pick<Call, 'service' | 'operation' | 'request'>>>;

function callsWithToken(settings: Settings, { read, confirm, update }: Heads): readonly Call[] {
  const token = settings.token ?? '';
  const needs = settings.token === undefined ? '--token, of the link in the confirmation mail' : undefined;
  const good = { statuses: [200], needs, personal: true } as const;
  const subscribed = (answer: Answer): Point[] => [pointOf(answer, 'status', 'SUBSCRIBED')];
  return [
    { ...read, ...good, what: 'subscription', act: (visit) => readOne(visit, token), further: ownData },
    {
      ...confirm,
      ...good,
      what: 'confirmation',
      act: (visit) => describe(() => visit.newsletter.confirm(token, callOf(visit))),
      further: subscribed,
    },
    {
      ...confirm,
      ...good,
      what: 'confirmation once more',
      act: (visit) => describe(() => visit.newsletter.confirm(token, callOf(visit))),
      further: subscribed,
    },
    {
      ...update,
      ...good,
      what: 'change that changes nothing',
      act: (visit) => describe(() => visit.newsletter.update(token, {}, callOf(visit))),
      further: subscribed,
    },
    ...refusedChanges(settings, { ...update, needs, personal: true }),
  ];
}

function refusedChanges(
  { spa, token = '' }: Settings,
  common: Pick<Call, 'service' | 'operation' | 'request' | 'needs' | 'personal'>,
): readonly Call[] {
  const path = `${newsletterBase(spa)}/newsletter-subscribers/${encodeURIComponent(token)}`;
  const put = (visit: Visit, type: string, body: string): Promise<string> =>
    sendByHand(visit, path, { method: 'PUT', headers: { 'Content-Type': type }, body });
  return [
    {
      ...common,
      what: 'change to an unknown salutation',
      statuses: [400],
      problem: 'urn:newsletter:body_invalid',
      act: (visit) => put(visit, 'application/json', '{"salutation":"CAPTAIN"}'),
    },
    {
      ...common,
      what: 'change that is not declared as JSON',
      statuses: [415],
      problem: 'urn:newsletter:content_type_unsupported',
      act: (visit) => put(visit, 'text/plain', '{}'),
    },
    {
      ...common,
      what: 'change of more than 16 KiB',
      statuses: [413],
      problem: 'urn:newsletter:body_too_large',
      act: (visit) => put(visit, 'application/json', JSON.stringify({ lastName: 'x'.repeat(17 * 1024) })),
    },
  ];
}

function callOf({ settings: { sendSite, site } }: Visit): NewsletterCallOptions {
  return sendSite ? { hunterSite: site } : {};
}

function readOne(visit: Visit, token: string): Promise<string> {
  return describe(() => visit.newsletter.getSubscriber(token, callOf(visit)));
}

/** What the client tells the page of the shop. */
async function describe(act: () => Promise<unknown>): Promise<string> {
  try {
    await act();
    return 'the client of the confirmation page succeeds';
  } catch (error) {
    if (!(error instanceof FetchError) && !(error instanceof ResponseError)) throw error;
    const type = await readProblemType(error);
    return `the client of the confirmation page throws ${error.name}${type === undefined ? '' : ` with ${type}`}`;
  }
}

/** The sign-up was for this site and this address. */
function ownData(answer: Answer, { settings: { site, email } }: Visit): Point[] {
  const points = [pointOf(answer, 'site', site)];
  return email === undefined ? points : [...points, pointOf(answer, 'email', email)];
}

function pointOf({ text }: Answer, field: 'status' | 'site' | 'email', expected: string): Point {
  const body = Object(jsonOf(text)) as Readonly<Record<string, unknown>>;
  const good = body[field] === expected;
  // An address is nobody else's business.
  const shown = field === 'email' ? 'the address of --email' : expected;
  return {
    name: field === 'status' ? 'state' : field,
    good,
    expected: `${field}: ${shown}`,
    got: good ? `${field}: ${shown}` : `another ${field}`,
    remedy: REMEDIES[field],
  };
}

const REMEDIES = {
  status: 'Let PUT …/doi confirm the subscription, once and for good.',
  site: 'Let the service keep the site of the sign-up: by its origin, or with --send-site by the header X-Hunter-Site.',
  email: 'Let the token of a mail lead to the subscription of that address.',
} as const;
