import { array, object, string, ValidationError } from 'yup';
import type { CreateNewsletterSubscriberRequest } from '../../../src/embed/api/openapi/newsletter.types.ts';
import type { TextKey } from '../../../src/embed/i18n/locales.ts';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '../../../src/embed/market/limits.ts';
import type { FieldRule, FieldRules, NameField } from '../../../src/embed/market/site.ts';
import { fieldRules, type Site } from '../../../src/embed/market/sites.ts';
import { cleanEmail, isEmail } from './email-address.ts';
import { arePersonFieldsLocked, type FormValues, type ValidatedField } from './form-values.ts';
import { cleanName, isName } from './person-name.ts';

/** The message key of each invalid field. Keys, not texts, so that the messages follow a change of the site. */
export type FieldErrors = Partial<Record<ValidatedField, TextKey>>;

/** A valid sign-up, cleaned: without the fields that the site hides and without blank ones. */
export type CleanSignUp = Pick<FormValues, 'newsletterEmail'> &
  Readonly<Pick<CreateNewsletterSubscriberRequest, Exclude<keyof FormValues, 'email' | 'newsletterEmail' | 'legals'>>>;

export type CheckedSignUp =
  | { readonly valid: true; readonly signUp: CleanSignUp }
  /** The first problem of each invalid field; at least one field has one. */
  | { readonly valid: false; readonly errors: FieldErrors };

/** The key of a message. Yup takes any text, so this is where a wrong key does not compile. */
function key(message: TextKey): TextKey {
  return message;
}

type RuleName = { [Name in keyof FieldRules]: FieldRules[Name] extends FieldRule ? Name : never }[keyof FieldRules];

/** The rules while the fields of a person are locked. */
const WITHOUT_PERSON = { salutation: 'hidden', names: 'hidden' } as const satisfies Record<
  Exclude<RuleName, 'legals'>,
  FieldRule
>;

/**
 * The rules of a site, as a Yup schema: it cleans the values, drops hidden and blank fields, and checks the rest. Each
 * message is the key of a text. Fields that are locked are not judged: nobody could correct them.
 */
export function signUpSchema(site: Site, values: FormValues) {
  const rules: FieldRules = { ...fieldRules(site), ...(arePersonFieldsLocked(values) && WITHOUT_PERSON) };
  return object({
    newsletterEmail: emailRule,
    salutation: salutationRule(rules.salutation),
    firstName: nameRule('firstName', rules.names),
    lastName: nameRule('lastName', rules.names),
    consents: array(),
    legals: rules.legals === 'required' ? array().min(1, key('newsletter.legals.required')) : array(),
  } satisfies Record<Exclude<keyof FormValues, 'email'>, object>);
}

// At most one of the tests of a field fails, so Yup's order of tests does not matter.
const emailRule = string()
  .transform(cleanEmail)
  .required(key('newsletter.email.required'))
  .max(EMAIL_MAX_LENGTH, key('newsletter.email.tooLong'))
  .test({
    message: key('newsletter.email.invalid'),
    test: (address) => address === '' || address.length > EMAIL_MAX_LENGTH || isEmail(address),
  });

// Yup omits undefined fields from its result.
function salutationRule(rule: FieldRule) {
  if (rule === 'hidden') return string().strip();
  const salutation = string().transform((value: string) => value || undefined);
  return rule === 'required' ? salutation.required(key('newsletter.salutation.required')) : salutation;
}

function nameRule(field: NameField, rule: FieldRule) {
  if (rule === 'hidden') return string().strip();
  const name = string()
    .transform((typed: string) => cleanName(typed) || undefined)
    .max(NAME_MAX_LENGTH, key(`newsletter.${field}.tooLong`))
    .test({
      message: key(`newsletter.${field}.invalid`),
      // Checking each character of an overlong name would be wasted time.
      test: (value = '') => value.length > NAME_MAX_LENGTH || isName(value),
    });
  return rule === 'required' ? name.required(key(`newsletter.${field}.required`)) : name;
}

export function checkSignUp(site: Site, values: FormValues): CheckedSignUp {
  try {
    const signUp = signUpSchema(site, values).validateSync(values, { abortEarly: false }) as CleanSignUp;
    return { valid: true, signUp };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors: FieldErrors = {};
    for (const { path, message } of error.inner) errors[path as ValidatedField] ??= message as TextKey;
    return { valid: false, errors };
  }
}
