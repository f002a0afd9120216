import type { CreateNewsletterSubscriberRequest } from '../../embed/api/openapi/newsletter.types.ts';
import { newsletterBase } from '../../embed/api/newsletter-client.ts';
import type { TextKey } from '../../embed/i18n/locales.ts';
import type { Site } from '../../embed/market/sites.ts';
import { EMPTY_VALUES } from '../../../widgets/newsletter/rules/form-values.ts';
import { send, type SubmissionResult, toRequest } from '../../../widgets/newsletter/rules/submission.ts';
import { checkSignUp } from '../../../widgets/newsletter/rules/validation.ts';
import type { Call } from './call.ts';
import type { Settings } from './settings.ts';
import { sendByHand, type Visit } from './visit.ts';

/** What the form of a site sends for an address; `undefined` if the form refuses the address. */
export function signUpBody(site: Site, email: string): CreateNewsletterSubscriberRequest | undefined {
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
export function newsletterCalls(settings: Settings): readonly Call[] {
  const { site, spa, email } = settings;
  const body = signUpBody(site, email ?? NOBODY) ?? { email: NOBODY, consents: [], origin: '-', originAddition: '-' };
  const path = `${newsletterBase(spa)}/newsletter-subscribers`;
  const head: Head = { service: 'newsletter', operation: 'createNewsletterSubscriber', request: `POST ${path}` };
  const needs = email === undefined ? '--email, a mailbox of yours: it gets the confirmation mail' : undefined;
  return [
    ...acceptedSignUps({ ...head, needs }, body),
    ...refusedSignUps(head, path, body),
    ...unknownAddresses(settings),
  ];
}

type Head = Pick<Call, 'service' | 'operation' | 'request' | 'needs'>;

function acceptedSignUps(head: Head, body: CreateNewsletterSubscriberRequest): readonly Call[] {
  return [
    {
      ...head,
      what: 'sign-up',
      statuses: [201],
      act: async (visit) => {
        const shown = await signUp(visit, body);
        visit.notes.set('first', visit.browser.exchange?.answer?.text ?? '');
        return shown;
      },
    },
    {
      ...head,
      what: 'sign-up of the same address again',
      statuses: [201],
      act: (visit) => signUp(visit, body),
      further: ({ text }, { notes }) => [
        {
          name: 'same',
          good: text === notes.get('first'),
          expected: 'the same body as before',
          got: text === notes.get('first') ? 'the same body' : 'another body',
          remedy: 'Answer every address alike: the answer must not tell who is a subscriber.',
        },
      ],
    },
  ];
}

function refusedSignUps(head: Head, path: string, body: CreateNewsletterSubscriberRequest): readonly Call[] {
  return [
    {
      ...head,
      what: 'sign-up with a wrong address',
      statuses: [400],
      problem: 'urn:newsletter:email_invalid',
      act: (visit) => signUp(visit, { ...body, email: 'conformance.example' }),
    },
    {
      ...head,
      what: 'sign-up without an origin',
      statuses: [400],
      problem: 'urn:newsletter:body_invalid',
      act: (visit) => signUp(visit, withoutOrigin(body)),
    },
    {
      ...head,
      what: 'sign-up that is not declared as JSON',
      statuses: [415],
      problem: 'urn:newsletter:content_type_unsupported',
      // Not a whole body: a service that reads it all the same signs nobody up.
      act: (visit) =>
        sendByHand(visit, path, { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: '{}' }),
    },
    {
      ...head,
      what: 'sign-up of more than 16 KiB',
      statuses: [413],
      problem: 'urn:newsletter:body_too_large',
      act: (visit) => signUp(visit, { ...body, originAddition: TOO_LONG }),
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
      act: (visit) => sendByHand(visit, unknown, {}),
    },
    {
      service: 'newsletter',
      what: 'address that no service has',
      request: 'GET /service/no-such-service',
      statuses: [404],
      act: (visit) => sendByHand(visit, '/service/no-such-service', { mode: 'no-cors' }),
    },
  ];
}

function withoutOrigin({ origin: _, ...rest }: CreateNewsletterSubscriberRequest): CreateNewsletterSubscriberRequest {
  return rest as CreateNewsletterSubscriberRequest;
}

const SHOWN: Readonly<Record<SubmissionResult, { readonly text: TextKey; readonly place: string }>> = {
  SUCCESS: { text: 'newsletter.success.title', place: 'instead of the form' },
  ERROR_INVALID_EMAIL: { text: 'newsletter.email.invalid', place: 'below the address' },
  ERROR_GENERIC: { text: 'newsletter.error.generic', place: 'above the form, with a button to try again' },
};

async function signUp(visit: Visit, body: CreateNewsletterSubscriberRequest): Promise<string> {
  const { newsletter, settings, texts } = visit;
  const { result } = await send(newsletter, body, settings.sendSite ? { hunterSite: settings.site } : {});
  const { text, place } = SHOWN[result];
  return `${result}: shows “${texts[text]}” ${place}`;
}
