import type { CustomerBaseData } from '../../../src/embed/api/openapi/customer.types.ts';
import type { FormValues } from './form-values.ts';

/**
 * Fills in the customer's base data, which replace those of an earlier customer. A field that the visitor has edited keeps
 * its value, even if it was emptied again.
 */
export function prefill(
  values: FormValues,
  data: CustomerBaseData,
  edited: Readonly<Partial<Record<keyof FormValues, unknown>>>,
): FormValues {
  const { email = '', salutation = '', firstName = '', lastName = '' } = data;
  const keep = <Field extends keyof FormValues>(field: Field, value: FormValues[Field]): FormValues[Field] =>
    edited[field] ? values[field] : value;
  return {
    ...values,
    email,
    newsletterEmail: keep('newsletterEmail', email),
    salutation: keep('salutation', salutation),
    firstName: keep('firstName', firstName),
    lastName: keep('lastName', lastName),
    consents: keep('consents', hasGivenConsent(data) ? ['DNE'] : []),
  };
}

/** Whether the customer gave the personalised-offers consent earlier. */
export function hasGivenConsent({ consents = [] }: CustomerBaseData): boolean {
  return consents.includes('DNE');
}
