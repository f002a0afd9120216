import type { CreateNewsletterSubscriberRequest } from '../../../embed/api/openapi/newsletter.types.ts';
import { newsletterBase } from '../../../embed/api/newsletter-client.ts';
import type { Site } from '../../../embed/market/sites.ts';
import { EMPTY_VALUES } from '../../../../widgets/newsletter/rules/form-values.ts';
import { toRequest } from '../../../../widgets/newsletter/rules/submission.ts';
import { checkSignUp } from '../../../../widgets/newsletter/rules/validation.ts';
import type { Call } from '../call.ts';
import type { Page } from '../page.ts';
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
  const path = `${newsletterBase(spa)}/newsletter-subscribers`;
  const needs = email === undefined ? '--email, a mailbox of yours: it gets the confirmation mail' : undefined;
  const head: Head = { service: 'newsletter', operation: 'createNewsletterSubscriber', request: `POST ${path}` };
  return [
    ...acceptedSignUps({ ...head, needs }, body),
    ...refusedSignUps(head, path, body),
    ...unknownAddresses(settings),
  ];
}

type Head = Pick<Call, 'service' | 'operation' | 'request' | 'needs'>;

function acceptedSignUps(head: Head, body: Body): readonly Call[] {
  let first: string | undefined;
  const signUpAgain = (page: Page): Promise<unknown> => signUp(page, body);
  return [
    {
      ...head,
      what: 'sign-up',
      statuses: [201],
      act: signUpAgain,
      further: ({ text }) => {
        first = text;
        return [];
      },
    },
    {
      ...head,
      what: 'sign-up of the same address again',
      statuses: [201],
      act: signUpAgain,
      further: ({ text }) => [
        {
          name: 'same',
          good: text === first,
          expected: 'the same body as before',
          got: text === first ? 'the same body' : 'another body',
          remedy: 'Answer every address alike: the answer must not tell who is a subscriber.',
        },
      ],
    },
  ];
}

function refusedSignUps(head: Head, path: string, body: Body): readonly Call[] {
  return [
    {
      ...head,
      what: 'sign-up with a wrong address',
      statuses: [400],
      problem: 'urn:newsletter:email_invalid',
      act: (page) => signUp(page, { ...body, email: 'conformance.example' }),
    },
    {
      ...head,
      what: 'sign-up without an origin',
      statuses: [400],
      problem: 'urn:newsletter:body_invalid',
      act: (page) => signUp(page, withoutOrigin(body)),
    },
    {
      ...head,
      what: 'sign-up that is not declared as JSON',
      statuses: [415],
      problem: 'urn:newsletter:content_type_unsupported',
      // Not a whole body: a service that reads it all the same signs nobody up.
      act: ({ send }) => send(path, { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: '{}' }),
    },
    {
      ...head,
      what: 'sign-up of more than 16 KiB',
      statuses: [413],
      problem: 'urn:newsletter:body_too_large',
      act: (page) => signUp(page, { ...body, originAddition: TOO_LONG }),
    },
  ];
}

/** Where a host shows a page of its own with a 2xx, an address that is wrong anywhere looks like success. */
function unknownAddresses({ spa }: Settings): readonly Call[] {
  const unknown = `${newsletterBase(spa)}/no-such-call`;
  return [
    {
      service: 'newsletter',
      what: 'address that the newsletter service does not have',
      request: `GET ${unknown}`,
      statuses: [404],
      problem: 'urn:newsletter:not_found',
      act: ({ send }) => send(unknown),
    },
    {
      service: 'newsletter',
      what: 'address that no service has',
      request: 'GET /service/no-such-service',
      statuses: [404],
      act: ({ send }) => send('/service/no-such-service', { mode: 'no-cors' }),
    },
  ];
}

function withoutOrigin({ origin: _, ...rest }: Body): Body {
  return rest as Body;
}

function signUp(page: Page, body: Body): Promise<unknown> {
  return page.newsletter.subscribe(body, callOptions(page));
}
