import type { CreateNewsletterSubscriberRequest } from '../../../embed/api/openapi/newsletter.types.ts';
import { newsletterBase } from '../../../embed/api/newsletter-client.ts';
import type { Site } from '../../../embed/market/sites.ts';
import { EMPTY_VALUES } from '../../../../widgets/newsletter/rules/form-values.ts';
import { toRequest } from '../../../../widgets/newsletter/rules/submission.ts';
import { checkSignUp } from '../../../../widgets/newsletter/rules/validation.ts';
import type { Call } from '../call.ts';
import type { Answer } from '../page.ts';
import { type Point, pointOf } from '../point.ts';
import type { Settings } from '../settings.ts';
import { callOptions } from './subscriber-calls.ts';

type Body = CreateNewsletterSubscriberRequest;

/** What the form of a site sends for an address; `undefined` if the form refuses the address. */
export function signUpBody(site: Site, email: string): Body | undefined {
  const person = { salutation: 'MRS', firstName: 'Anna', lastName: 'Muster' } as const;
  const checked = checkSignUp(site, { ...EMPTY_VALUES, ...person, newsletterEmail: email, legals: ['NEWSLETTER'] });
  if (!checked.valid) return undefined;
  return toRequest(checked.signUp, { origin: 'onsite', originAddition: 'subsite' }, false);
}

/** A body with one field too few is refused, so nobody is signed up. */
const NOBODY = 'nobody@example.org';

/** More than the 16 KiB that a body may have. */
const TOO_LONG = 'x'.repeat(17 * 1024);

/** The calls of the sign-up form. */
export function signUpCalls(settings: Settings): readonly Call[] {
  const { site, spa, email } = settings;
  const body = signUpBody(site, email ?? NOBODY) ?? { email: NOBODY, consents: [], origin: '-', originAddition: '-' };
  const needs = email === undefined ? '--email, a mailbox of yours: it receives the confirmation mail' : undefined;
  return [...acceptedSignUps(needs, body), ...refusedSignUps(newsletterBase(spa), body)];
}

function acceptedSignUps(needs: string | undefined, body: Body): readonly Call[] {
  let first: string | undefined;
  const good = { statuses: [201], needs, act: signUpWith(body) } as const;
  const isSame = ({ text }: Answer): Point[] => [
    pointOf('same', {
      expected: 'the same body as before',
      fault: text === first ? undefined : 'another body',
      remedy: 'Send the same answer for every address: it must not reveal who is a subscriber.',
    }),
  ];
  const keep = ({ text }: Answer): Point[] => {
    first = text;
    return [];
  };
  return [
    { ...good, what: 'sign-up', further: keep },
    { ...good, what: 'sign-up of the same address again', further: isSame },
  ];
}

function refusedSignUps(base: string, { origin, ...body }: Body): readonly Call[] {
  return [
    {
      what: 'sign-up with a wrong address',
      statuses: [400],
      problem: 'urn:newsletter:email_invalid',
      act: signUpWith({ ...body, origin, email: 'conformance.example' }),
    },
    {
      what: 'sign-up without an origin',
      statuses: [400],
      problem: 'urn:newsletter:body_invalid',
      act: signUpWith(body as Body),
    },
    {
      what: 'sign-up without the JSON content type',
      statuses: [415],
      problem: 'urn:newsletter:content_type_unsupported',
      // Not a whole body: a service that reads it all the same signs nobody up.
      act: ({ send }) =>
        send(`${base}/newsletter-subscribers`, {
          method: 'POST',
          headers: { 'Content-Type': 'text/plain' },
          body: '{}',
        }),
    },
    {
      what: 'sign-up of more than 16 KiB',
      statuses: [413],
      problem: 'urn:newsletter:body_too_large',
      act: signUpWith({ ...body, origin, originAddition: TOO_LONG }),
    },
    // Where a host shows a page of its own with a 2xx, an address that is wrong anywhere looks like success.
    {
      what: 'unknown path of the newsletter service',
      statuses: [404],
      problem: 'urn:newsletter:not_found',
      act: ({ send }) => send(`${base}/no-such-call`),
    },
    {
      what: 'path of no service',
      statuses: [404],
      act: ({ send }) => send('/service/no-such-service', { mode: 'no-cors' }),
    },
  ];
}

function signUpWith(body: Body): Call['act'] {
  return (page) => page.newsletter.subscribe(body, callOptions(page));
}
