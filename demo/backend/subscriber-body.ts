import { type AnyObjectSchema, array, object, string, ValidationError } from 'yup';
import type {
  ConsentType,
  CreateNewsletterSubscriberRequest,
  InterestCategory,
  Salutation,
  UpdateNewsletterSubscriberRequest,
} from '../../src/embed/api/openapi/newsletter.types.ts';
import { NAME_MAX_LENGTH } from '../../src/embed/market/limits.ts';
import { cleanName, isName } from '../../widgets/newsletter/rules/person-name.ts';
import { type EmailAddress, readEmailAddress } from './email-address.ts';
import type { Refusal } from './newsletter-problem.ts';

/** The body of a valid sign-up. */
export interface SignUpBody {
  fields: CreateNewsletterSubscriberRequest;
  address: EmailAddress;
}

export type Read<Value> = { value: Value } | { refusal: Refusal };

const SALUTATIONS: readonly Salutation[] = ['MRS', 'MR', 'DIVERS', 'COMPANY'];
const CONSENT_TYPES: readonly ConsentType[] = ['DNE'];
const INTERESTS: readonly InterestCategory[] = [
  'WOMEN_FASHION',
  'MEN_FASHION',
  'SPORT',
  'LIVING_FURNITURE',
  'HOBBY',
  'KIDS',
  'KITCHEN',
  'SLEEPING',
  'DISCOUNTS',
  'COFFEE',
  'MOBILE',
  'STORE',
  'LOYALTY_CARD',
];

const text = string().typeError('not a text').nonNullable('not a text');
const shortText = text
  .defined('missing')
  .test('length', 'not 1 to 100 characters long', (value) => value !== '' && Array.from(value).length <= 100);
const salutation = text.oneOf(SALUTATIONS, 'no salutation');
/** By the form's own rules, which are those of newsletter.yaml. */
const name = text.test('name', 'not a name', (value) => {
  if (value === undefined || value === null) return true;
  const clean = cleanName(value);
  return Array.from(value).length <= NAME_MAX_LENGTH && clean !== '' && isName(clean);
});

function listOf<Value extends string>(values: readonly Value[]) {
  const entry = string().typeError('not a text').defined('not a text').oneOf(values, 'an unknown entry');
  return array(entry)
    .typeError('not a list')
    .nonNullable('not a list')
    .test('unique', 'an entry twice', (list) => new Set(list).size === (list ?? []).length);
}

const CREATE = object({
  email: text.defined('missing'),
  salutation,
  firstName: name,
  lastName: name,
  consents: listOf(CONSENT_TYPES).defined('missing'),
  origin: shortText,
  originAddition: shortText,
});

const UPDATE = object({
  salutation: salutation.nullable(),
  firstName: name.nullable(),
  lastName: name.nullable(),
  consents: listOf(CONSENT_TYPES),
  interests: listOf(INTERESTS),
});

/** Parses the body of a sign-up. Shape and lengths are checked first, the address last. */
export function readSignUpBody(body: unknown): Read<SignUpBody> {
  const read = readBody<CreateNewsletterSubscriberRequest>(CREATE, body);
  if ('refusal' in read) return read;
  const address = readEmailAddress(read.value.email);
  if ('fault' in address) {
    return { refusal: { type: 'urn:newsletter:email_invalid', detail: `email: ${address.fault}` } };
  }
  return { value: { fields: read.value, address } };
}

/** Parses the body of a change. */
export function readUpdateBody(body: unknown): Read<UpdateNewsletterSubscriberRequest> {
  return readBody(UPDATE, body);
}

type Names = Partial<Record<'firstName' | 'lastName', string | null>>;

function readBody<Body extends Names>(schema: AnyObjectSchema, body: unknown): Read<Body> {
  try {
    // The name of an unknown field is not repeated in the message: it may contain anything.
    const known = schema.noUnknown('an unknown field').typeError('not an object').nonNullable('not an object');
    return { value: withCleanNames(known.validateSync(body, { strict: true }) as Body) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const detail = error.path ? `${error.path}: ${error.message}` : error.message;
    return { refusal: { type: 'urn:newsletter:body_invalid', detail } };
  }
}

/** The fields with normalised names; missing names stay missing. */
function withCleanNames<Fields extends Names>(fields: Fields): Fields {
  const read = { ...fields };
  if (typeof read.firstName === 'string') read.firstName = cleanName(read.firstName);
  if (typeof read.lastName === 'string') read.lastName = cleanName(read.lastName);
  return read;
}
