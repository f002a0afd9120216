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

/** Returns what is wrong with a value, or `undefined`. */
type Check = (value: unknown) => string | undefined;

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

const isText: Check = (value) => (typeof value === 'string' ? undefined : 'not a text');
const isShortText: Check = (value) => {
  if (typeof value !== 'string') return 'not a text';
  if (value === '') return 'empty';
  return Array.from(value).length > 100 ? 'longer than 100 characters' : undefined;
};
/** By the form's own rules, which are those of newsletter.yaml. */
const isPersonName: Check = (value) => {
  if (typeof value !== 'string') return 'not a text';
  if (Array.from(value).length > NAME_MAX_LENGTH) return 'too long';
  const name = cleanName(value);
  return name !== '' && isName(name) ? undefined : 'not a name';
};
const isOneOf =
  (values: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && values.includes(value) ? undefined : `none of ${values.join(', ')}`;
const isListOf =
  (values: readonly string[]): Check =>
  (value) => {
    if (!Array.isArray(value)) return 'not a list';
    if (new Set(value).size < value.length) return 'an entry twice';
    return value.map(isOneOf(values)).find((fault) => fault !== undefined);
  };
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null ? undefined : check(value);

const CREATE: Record<keyof CreateNewsletterSubscriberRequest, Check> = {
  email: isText,
  salutation: isOneOf(SALUTATIONS),
  firstName: isPersonName,
  lastName: isPersonName,
  consents: isListOf(CONSENT_TYPES),
  origin: isShortText,
  originAddition: isShortText,
};
const CREATE_REQUIRED = ['email', 'consents', 'origin', 'originAddition'] as const;

const UPDATE: Record<keyof UpdateNewsletterSubscriberRequest, Check> = {
  salutation: orNull(isOneOf(SALUTATIONS)),
  firstName: orNull(isPersonName),
  lastName: orNull(isPersonName),
  consents: isListOf(CONSENT_TYPES),
  interests: isListOf(INTERESTS),
};

/** Parses the body of a sign-up. Shape and lengths are checked first, the address last. */
export function readSignUpBody(body: unknown): Read<SignUpBody> {
  const fault = faultOfObject(body, CREATE, CREATE_REQUIRED);
  if (fault !== undefined) return invalid(fault);
  const fields = withReadNames(body as CreateNewsletterSubscriberRequest);
  const address = readEmailAddress(fields.email);
  if ('fault' in address) {
    return { refusal: { type: 'urn:newsletter:email_invalid', detail: `email: ${address.fault}` } };
  }
  return { value: { fields, address } };
}

/** Parses the body of a change. */
export function readUpdateBody(body: unknown): Read<UpdateNewsletterSubscriberRequest> {
  const fault = faultOfObject(body, UPDATE, []);
  return fault === undefined ? { value: withReadNames(body as UpdateNewsletterSubscriberRequest) } : invalid(fault);
}

function faultOfObject(body: unknown, checks: Record<string, Check>, required: readonly string[]): string | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'not an object';
  const missing = required.find((name) => !Object.hasOwn(body, name));
  if (missing !== undefined) return `${missing}: missing`;
  for (const [name, value] of Object.entries(body)) {
    // The name of an unknown field is not repeated in the message: it may contain anything.
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
    if (check === undefined) return 'an unknown field';
    const fault = check(value);
    if (fault !== undefined) return `${name}: ${fault}`;
  }
  return undefined;
}

type Names = Partial<Record<'firstName' | 'lastName', string | null>>;

/** The fields with normalised names; missing names stay missing. */
function withReadNames<Fields extends Names>(fields: Fields): Fields {
  const read = { ...fields };
  if (typeof read.firstName === 'string') read.firstName = cleanName(read.firstName);
  if (typeof read.lastName === 'string') read.lastName = cleanName(read.lastName);
  return read;
}

function invalid(detail: string): { refusal: Refusal } {
  return { refusal: { type: 'urn:newsletter:body_invalid', detail } };
}
