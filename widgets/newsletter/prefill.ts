import type { CustomerBaseData } from '../../src/api/openapi/customer.types.ts';
import { type FormValues, SALUTATIONS } from './form-values.ts';

/**
 * The form's values once the customer's base data are there. Data that come late never overwrite typing, and not even
 * what the visitor has emptied again.
 *
 * @param values what the form holds
 * @param data the service's answer; anything in it that is no text is ignored
 * @param edited the fields that the visitor has touched
 */
export function prefill(values: FormValues, data: CustomerBaseData, edited: ReadonlySet<keyof FormValues>): FormValues {
  const email = textOf(data.email);
  const keep = <Field extends keyof FormValues>(field: Field, known: FormValues[Field]): FormValues[Field] =>
    edited.has(field) || !known ? values[field] : known;
  return {
    ...values,
    email,
    newsletterEmail: keep('newsletterEmail', email),
    salutation: keep('salutation', SALUTATIONS.find((salutation) => salutation === data.salutation) ?? ''),
    firstName: keep('firstName', textOf(data.firstName)),
    lastName: keep('lastName', textOf(data.lastName)),
    consents: hasGivenConsent(data) ? ['DNE'] : values.consents,
  };
}

/** Whether the customer gave the personalised-offers consent earlier. */
export function hasGivenConsent(data: CustomerBaseData): boolean {
  return Array.isArray(data.consents) && data.consents.includes('DNE');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
