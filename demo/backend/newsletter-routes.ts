import { type Context, Hono } from 'hono';
import type {
  ConsentType,
  CreateNewsletterSubscriberRequest,
  CreateNewsletterSubscriberResponse,
  NewsletterSubscriber,
} from '../../src/embed/api/openapi/newsletter.types.ts';
import { fieldRules, localeOf, type Site } from '../../src/embed/market/sites.ts';
import { consentRequests, consentsOfSignUp } from './consent-texts.ts';
import { withJsonBody } from './json-body.ts';
import { createConfirmationMail, createVoucherMail } from './mails.ts';
import { siteOfRequest } from './markets.ts';
import { newsletterProblem } from './newsletter-problem.ts';
import { rememberStatus } from './newsletter-status.ts';
import type { Person, Store, Subscriber } from './store.ts';
import { readSignUpBody, readUpdateBody, type SignUpBody } from './subscriber-body.ts';
import { isActive } from './subscription-rules.ts';
import { createToken, hashToken, looksLikeToken, TOKEN_LIFETIME } from './tokens.ts';

export interface NewsletterServices {
  store: Store;
  /** Returns the current time as epoch milliseconds. */
  clock: () => number;
  /** Returns the address of the demo's pages without a slash at the end, for the links in mails. */
  pagesOf: (request: Request) => string;
  /** Applies the rate limit: returns how many seconds the client has to wait, 0 if it does not. */
  waitOf: (c: Context) => number;
}

/** The routes below `/newsletter-subscribers` (newsletter.yaml). */
export function newsletterRoutes(services: NewsletterServices): Hono {
  return new Hono()
    .post('/', (c) => withJsonBody(c, (body) => signUp(c, body, services)))
    .get('/:token', async (c) =>
      answer(c, await withToken(c, (hash) => services.store.findByToken(hash, services.clock()))),
    )
    .put('/:token/doi', (c) => confirm(c, services))
    .put('/:token', (c) => withJsonBody(c, (body) => update(c, body, services)));
}

async function signUp(c: Context, body: unknown, services: NewsletterServices): Promise<Response> {
  const read = readSignUpBody(body);
  if ('refusal' in read) return newsletterProblem(c, read.refusal);

  const seconds = services.waitOf(c);
  if (seconds > 0) {
    c.header('Retry-After', String(seconds));
    return newsletterProblem(c, { type: 'urn:newsletter:too_many_requests' });
  }
  await record(read.value, c.req.raw, services);
  rememberStatus(c, 'WAITING_FOR_DOI');
  // The answer is always the same: it must not reveal whether the address is known.
  return c.json<CreateNewsletterSubscriberResponse>({ status: 'WAITING_FOR_DOI' }, 201);
}

/** Saves a sign-up in the store, with the mail that asks for its confirmation. */
async function record(
  { fields, address }: SignUpBody,
  request: Request,
  { store, clock, pagesOf }: NewsletterServices,
): Promise<void> {
  const site = siteOfRequest(request);
  const person = personOf(fields, site);
  const locale = localeOf(site);
  const at = clock();
  const token = createToken();
  const recipient = { ...person, email: address.email };
  await store.signUp(
    {
      ...address,
      site,
      locale,
      ...person,
      origin: fields.origin,
      originAddition: fields.originAddition,
      consents: consentsOfSignUp(fields.consents, locale),
      at,
      tokenHash: await hashToken(token),
      tokenExpiresAt: at + TOKEN_LIFETIME,
    },
    createConfirmationMail({
      recipient,
      site,
      token,
      at,
      consents: ['NEWSLETTER', ...fields.consents],
      pages: pagesOf(request),
    }),
  );
}

/**
 * The personal data that the site asks for. Anything else is dropped, because a stranger could put text into our mail
 * that way.
 */
function personOf(fields: CreateNewsletterSubscriberRequest, site: Site): Person {
  const { salutation = null, firstName = null, lastName = null } = fields;
  const { salutation: title, names } = fieldRules(site);
  return {
    salutation: title === 'hidden' ? null : salutation,
    ...(names === 'hidden' ? { firstName: null, lastName: null } : { firstName, lastName }),
  };
}

async function confirm(c: Context, { store, clock, pagesOf }: NewsletterServices): Promise<Response> {
  const at = clock();
  const pages = pagesOf(c.req.raw);
  const subscriber = await withToken(c, (hash) =>
    store.confirm(hash, at, (confirmed) => createVoucherMail({ subscriber: confirmed, at, pages })),
  );
  if (subscriber !== undefined) rememberStatus(c, subscriber.status);
  return answer(c, subscriber);
}

async function update(c: Context, body: unknown, { store, clock }: NewsletterServices): Promise<Response> {
  const read = readUpdateBody(body);
  if ('refusal' in read) return newsletterProblem(c, read.refusal);

  const { consents, ...fields } = read.value;
  const at = clock();
  return answer(
    c,
    await withToken(c, async (hash) => {
      const before = await store.findByToken(hash, at);
      if (before === undefined || consents === undefined) return store.update(hash, at, fields);
      return store.update(hash, at, { ...fields, consents: consentRequests(consents, before.locale) });
    }),
  );
}

async function withToken(
  c: Context,
  find: (hash: string) => Promise<Subscriber | undefined>,
): Promise<Subscriber | undefined> {
  const token = c.req.param('token') ?? '';
  return looksLikeToken(token) ? find(await hashToken(token)) : undefined;
}

function answer(c: Context, subscriber: Subscriber | undefined): Response {
  if (subscriber === undefined) return newsletterProblem(c, { type: 'urn:newsletter:token_invalid' });
  const { status, site, locale, email, salutation, firstName, lastName, consents, interests } = subscriber;
  return c.json<NewsletterSubscriber>({
    status,
    site,
    locale,
    email,
    ...(salutation === null ? {} : { salutation }),
    ...(firstName === null ? {} : { firstName }),
    ...(lastName === null ? {} : { lastName }),
    consents: consents.filter(isActive).flatMap(({ type }): ConsentType[] => (type === 'NEWSLETTER' ? [] : [type])),
    interests,
  });
}
