import { newsletterBase, type NewsletterCallOptions } from '../../../embed/api/newsletter-client.ts';
import type { Call } from '../call.ts';
import { fieldOf } from '../json.ts';
import type { Answer, Page } from '../page.ts';
import { type Point, pointOf } from '../point.ts';
import type { Settings } from '../settings.ts';

/** As long as a real one, and unknown. */
const STALE = 'A'.repeat(43);

const UNKNOWN = { statuses: [404], problem: 'urn:newsletter:token_invalid', personal: true } as const;

/** The calls of the confirmation page, which the shop writes itself with the exported client. */
export function subscriberCalls(settings: Settings): readonly Call[] {
  const { token = '', spa } = settings;
  const needs = settings.token === undefined ? '--token, from the link in the confirmation mail' : undefined;
  const good = { statuses: [200], personal: true, needs } as const;
  const path = `${newsletterBase(spa)}/newsletter-subscribers/${encodeURIComponent(token)}`;
  return [
    { ...UNKNOWN, what: 'subscription with an unknown token', act: readBy(STALE) },
    { ...UNKNOWN, what: 'confirmation with an unknown token', act: confirmBy(STALE) },
    { ...UNKNOWN, what: 'change with an unknown token', act: changeBy(STALE) },
    { ...good, what: 'subscription', act: readBy(token), further: (answer) => ownData(answer, settings) },
    { ...good, what: 'confirmation', act: confirmBy(token), further: isSubscribed },
    { ...good, what: 'second confirmation', act: confirmBy(token), further: isSubscribed },
    { ...good, what: 'change that changes nothing', act: changeBy(token), further: isSubscribed },
    {
      ...good,
      what: 'change to an unknown salutation',
      statuses: [400],
      problem: 'urn:newsletter:body_invalid',
      act: ({ sendJson }) => sendJson('PUT', path, { salutation: 'CAPTAIN' }),
    },
  ];
}

function readBy(token: string): Call['act'] {
  return (page) => page.newsletter.getSubscriber(token, callOptions(page));
}

function confirmBy(token: string): Call['act'] {
  return (page) => page.newsletter.confirm(token, callOptions(page));
}

function changeBy(token: string): Call['act'] {
  return (page) => page.newsletter.update(token, {}, callOptions(page));
}

/** Names the site to the service where the pages do. */
export function callOptions({ settings: { sendSite, site } }: Page): NewsletterCallOptions {
  return sendSite ? { hunterSite: site } : {};
}

function isSubscribed({ text }: Answer): Point[] {
  const isDone = fieldOf(text, 'status') === 'SUBSCRIBED';
  return [
    pointOf('state', {
      expected: 'status: SUBSCRIBED',
      fault: isDone ? undefined : 'another status',
      remedy: 'Confirm the subscription permanently with PUT …/doi.',
    }),
  ];
}

/** The sign-up was for this site and this address. */
function ownData({ text }: Answer, { site, email }: Settings): Point[] {
  const ofSite = pointOf('site', {
    expected: `site: ${site}`,
    fault: fieldOf(text, 'site') === site ? undefined : 'another site',
    remedy:
      'Store the site of the sign-up: from the origin of the service, or with --send-site from the header X-Hunter-Site.',
  });
  if (email === undefined) return [ofSite];
  const ofAddress = pointOf('email', {
    // An address is nobody else's business.
    expected: 'email: the address of --email',
    fault: fieldOf(text, 'email') === email ? undefined : 'another email',
    remedy: 'The token in a mail must belong to the subscription of its address.',
  });
  return [ofSite, ofAddress];
}
