import { type Context, Hono } from 'hono';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type {
  CreateNewsletterSubscriberRequest,
  CreateNewsletterSubscriberResponse,
  NewsletterSubscriber,
} from '../../src/embed/api/openapi/newsletter.types.ts';
import { fieldRules, localeOf, type Site } from '../../src/embed/market/sites.ts';
import { withBody } from './bodies.ts';
import type { BackendContext } from './context.ts';
import { rememberStatus } from './cookies.ts';
import { createConfirmationMail, createVoucherMail } from './mails.ts';
import { siteOfRequest } from './markets.ts';
import { refuse } from './problem.ts';
import { type EmailAddress, knownOf, NOBODY, type Person, type Subscriber } from './records.ts';
import { createToken, hashToken } from './tokens.ts';
import { EMAIL_MAX_LENGTH } from '../../src/embed/market/limits.ts';
import { cleanEmail, isEmail } from '../../widgets/newsletter/rules/email-address.ts';

/** The routes below `/newsletter-subscribers` (newsletter.yaml). */
export function newsletterRoutes(context: BackendContext): Hono {
  const { store, schemas, clock } = context;
  // Fifty sign-ups of a client in ten minutes.
  const limiter = new RateLimiterMemory({ points: 50, duration: 10 * 60 });
  return new Hono()
    .post('/', (c) => withBody(c, schemas.signUp, (body) => signUp(c, body, context, limiter)))
    .get('/:token', (c) => answer(c, store.findByToken(hashOf(c), clock())))
    .put('/:token/doi', (c) => confirm(c, context))
    .put('/:token', (c) =>
      withBody(c, schemas.changes, (changes) => answer(c, store.update(hashOf(c), clock(), changes))),
    );
}

async function signUp(
  c: Context,
  body: CreateNewsletterSubscriberRequest,
  { store, clock, clientOf, pagesOf, onMail }: BackendContext,
  limiter: RateLimiterMemory,
): Promise<Response> {
  const address = readEmailAddress(body.email);
  if (address === undefined) return refuse(c, 'urn:newsletter:email_invalid', '/email must be an address');
  const client = clientOf(c);
  try {
    if (client !== undefined) await limiter.consume(client);
  } catch (error) {
    c.header('Retry-After', String(Math.ceil((error as RateLimiterRes).msBeforeNext / 1000)));
    return refuse(c, 'urn:newsletter:too_many_requests');
  }
  const { consents, origin, originAddition } = body;
  const site = siteOfRequest(c.req.raw);
  const locale = localeOf(site);
  const at = clock();
  const token = createToken();
  const person = personOf(body, site);
  const entry = { ...person, ...address, site, locale, origin, originAddition, consents, signedUpAt: at };
  const mail = createConfirmationMail(entry, { at, pages: pagesOf(c.req.raw), token });
  if (store.signUp(entry, hashToken(token), mail)) onMail(mail);
  rememberStatus(c, 'WAITING_FOR_DOI');
  // The answer is always the same: it must not reveal whether the address is known.
  return c.json<CreateNewsletterSubscriberResponse>({ status: 'WAITING_FOR_DOI' }, 201);
}

/** The personal data that the site asks for, and nothing else that a stranger could put into the mail. */
function personOf(fields: Partial<CreateNewsletterSubscriberRequest>, site: Site): Person {
  const { salutation, firstName, lastName } = { ...NOBODY, ...fields };
  const rules = fieldRules(site);
  const hasNames = rules.names !== 'hidden';
  return {
    salutation: rules.salutation === 'hidden' ? null : salutation,
    firstName: hasNames ? firstName : null,
    lastName: hasNames ? lastName : null,
  };
}

function confirm(c: Context, { store, clock, pagesOf }: BackendContext): Response {
  const at = clock();
  const pages = pagesOf(c.req.raw);
  const token = c.req.param('token') ?? '';
  const subscriber = store.confirm(hashOf(c), at, (confirmed) => createVoucherMail(confirmed, { at, pages, token }));
  if (subscriber !== undefined) rememberStatus(c, subscriber.status);
  return answer(c, subscriber);
}

/** The hash of the token in the path. No subscriber has the hash of another text. */
function hashOf(c: Context): string {
  return hashToken(c.req.param('token') ?? '');
}

function answer(c: Context, subscriber: Subscriber | undefined): Response {
  if (subscriber === undefined) return refuse(c, 'urn:newsletter:token_invalid');
  const { status, site, locale, email, consents, interests } = subscriber;
  return c.json<NewsletterSubscriber>({
    status,
    site,
    locale,
    email,
    ...knownOf(subscriber),
    consents,
    interests,
  });
}

/** Reads an address by the rules of the form: a service must accept what the form accepts. `undefined` for any other text. */
function readEmailAddress(text: string): EmailAddress | undefined {
  const email = cleanEmail(text).normalize('NFC');
  const at = email.lastIndexOf('@');
  // In lower case and Punycode, so that `Müller.example` and `xn--mller-kva.example` are one.
  const host = URL.parse(`http://${email.slice(at + 1)}/`)?.hostname;
  if (email.length > EMAIL_MAX_LENGTH || !isEmail(email) || host === undefined) return undefined;
  return { email, identity: `${email.slice(0, at).toLowerCase()}@${host}` };
}
