import { newsletterBase, type NewsletterCallOptions } from '../../../embed/api/newsletter-client.ts';
import type { Call } from '../call.ts';
import { jsonOf } from '../json.ts';
import type { Answer, Page } from '../page.ts';
import type { Point } from '../point.ts';
import type { Settings } from '../settings.ts';

/** As long as a real one, and unknown. */
const UNKNOWN = 'A'.repeat(43);

/** The calls of the confirmation page, which the shop writes itself with the exported client. */
export function subscriberCalls(settings: Settings): readonly Call[] {
  const { token = '', spa } = settings;
  const needs = settings.token === undefined ? '--token, of the link in the confirmation mail' : undefined;
  const good = { statuses: [200], needs } as const;
  const unknown = { statuses: [404], problem: 'urn:newsletter:token_invalid' } as const;
  const { read, confirm, update } = headsOf(`${newsletterBase(spa)}/newsletter-subscribers/{subscriberToken}`);
  return [
    { ...read(UNKNOWN), ...unknown, what: 'subscription of an unknown token' },
    { ...confirm(UNKNOWN), ...unknown, what: 'confirmation by an unknown token' },
    { ...update(UNKNOWN), ...unknown, what: 'change by an unknown token' },
    { ...read(token), ...good, what: 'subscription', further: (answer) => ownData(answer, settings) },
    { ...confirm(token), ...good, what: 'confirmation', further: isSubscribed },
    { ...confirm(token), ...good, what: 'confirmation once more', further: isSubscribed },
    { ...update(token), ...good, what: 'change that changes nothing', further: isSubscribed },
    ...refusedChanges(settings, { ...update(token), needs }),
  ];
}

type Head = Pick<Call, 'service' | 'operation' | 'request' | 'needs' | 'personal' | 'act'>;

/** The three calls, each by the token of a mail. */
function headsOf(path: string): Readonly<Record<'read' | 'confirm' | 'update', (token: string) => Head>> {
  const common = { service: 'newsletter', personal: true } as const;
  return {
    read: (token) => ({
      ...common,
      operation: 'getNewsletterSubscriber',
      request: `GET ${path}`,
      act: (page) => page.newsletter.getSubscriber(token, callOptions(page)),
    }),
    confirm: (token) => ({
      ...common,
      operation: 'confirmNewsletterSubscriber',
      request: `PUT ${path}/doi`,
      act: (page) => page.newsletter.confirm(token, callOptions(page)),
    }),
    update: (token) => ({
      ...common,
      operation: 'updateNewsletterSubscriber',
      request: `PUT ${path}`,
      act: (page) => page.newsletter.update(token, {}, callOptions(page)),
    }),
  };
}

function refusedChanges({ spa, token = '' }: Settings, head: Head): readonly Call[] {
  const path = `${newsletterBase(spa)}/newsletter-subscribers/${encodeURIComponent(token)}`;
  const put =
    (type: string, body: string): Call['act'] =>
    ({ send }) =>
      send(path, { method: 'PUT', headers: { 'Content-Type': type }, body });
  return [
    {
      ...head,
      what: 'change to an unknown salutation',
      statuses: [400],
      problem: 'urn:newsletter:body_invalid',
      act: put('application/json', '{"salutation":"CAPTAIN"}'),
    },
    {
      ...head,
      what: 'change that is not declared as JSON',
      statuses: [415],
      problem: 'urn:newsletter:content_type_unsupported',
      act: put('text/plain', '{}'),
    },
    {
      ...head,
      what: 'change of more than 16 KiB',
      statuses: [413],
      problem: 'urn:newsletter:body_too_large',
      act: put('application/json', JSON.stringify({ lastName: 'x'.repeat(17 * 1024) })),
    },
  ];
}

/** Names the site to the service where the pages do. */
export function callOptions({ settings: { sendSite, site } }: Page): NewsletterCallOptions {
  return sendSite ? { hunterSite: site } : {};
}

function isSubscribed(answer: Answer): Point[] {
  return [pointOf(answer, 'status', 'SUBSCRIBED')];
}

/** The sign-up was for this site and this address. */
function ownData(answer: Answer, { site, email }: Settings): Point[] {
  const points = [pointOf(answer, 'site', site)];
  return email === undefined ? points : [...points, pointOf(answer, 'email', email)];
}

const REMEDIES = {
  status: 'Let PUT …/doi confirm the subscription, once and for good.',
  site: 'Let the service keep the site of the sign-up: by its origin, or with --send-site by the header X-Hunter-Site.',
  email: 'Let the token of a mail lead to the subscription of that address.',
} as const;

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
