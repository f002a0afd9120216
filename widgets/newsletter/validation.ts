import { array, object, string, ValidationError } from 'yup';
import type { TextKey } from '../../src/i18n/locales.ts';
import { NAME_MAX_LENGTH } from '../../src/market/limits.ts';
import type { Site } from '../../src/market/sites.ts';
import { countryRules, type FieldRule, type NameField } from './country-rules.ts';
import { cleanEmail, isEmail, isTooLong } from './email-address.ts';
import type { FormValues, ValidatedField } from './form-values.ts';
import { cleanName, isName } from './person-name.ts';

/** The keys of the messages of the fields that are wrong. Keys, so that a change of the site translates them. */
export type FieldErrors = Partial<Record<ValidatedField, TextKey>>;

/** Yup's rules of a site; each message is the key of a text. */
export function createSchema(site: Site) {
  const rules = countryRules(site);
  return object({
    newsletterEmail: emailRule,
    salutation: rules.salutation === 'required' ? string().required('newsletter.salutation.required') : string(),
    firstName: nameRule('firstName', rules.names),
    lastName: nameRule('lastName', rules.names),
    legals: rules.legals === 'required' ? array().min(1, 'newsletter.legals.required') : array(),
  });
}

// Each test lets an empty value pass, which `required` reports by its own message.
const emailRule = string()
  .transform(cleanEmail)
  .required('newsletter.email.required')
  .test('length', 'newsletter.email.tooLong', (address) => !isTooLong(address))
  .test('address', 'newsletter.email.invalid', (address) => address === '' || isTooLong(address) || isEmail(address));

function nameRule(field: NameField, rule: FieldRule) {
  const name = string()
    .transform(cleanName)
    .max(NAME_MAX_LENGTH, `newsletter.${field}.tooLong`)
    // What is too long has its message already, and is not worth a look at each of its characters.
    .test('characters', `newsletter.${field}.invalid`, (value = '') => value.length > NAME_MAX_LENGTH || isName(value));
  if (rule === 'hidden') return string();
  return rule === 'required' ? name.required(`newsletter.${field}.required`) : name;
}

/**
 * Checks the whole form.
 *
 * @returns the message keys of the wrong fields, the first problem of each; an empty object when all is well
 */
export function validate(site: Site, values: FormValues): FieldErrors {
  try {
    createSchema(site).validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors: FieldErrors = {};
    for (const { path, message } of error.inner) errors[path as ValidatedField] ??= message as TextKey;
    return errors;
  }
}
