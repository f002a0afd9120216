import type { CustomerBaseData } from '../../../src/embed/api/openapi/customer.types.ts';
import { isRecord } from '../../../src/embed/is-record.ts';
import { type FormValues, SALUTATIONS } from './form-values.ts';

/**
 * Fills in the customer's base data. A field that the visitor has edited keeps its value, even if it was emptied again;
 * every other field gets the value of these data, which replaces that of an earlier customer.
 *
 * @param data the service's answer; non-objects and non-string fields are ignored
 * @param edited the fields that the visitor has edited
 */
export function prefill(values: FormValues, data: CustomerBaseData, edited: ReadonlySet<keyof FormValues>): FormValues {
  const known = recordOf(data);
  const email = textOf(known.email);
  const keep = <Field extends keyof FormValues>(field: Field, value: FormValues[Field]): FormValues[Field] =>
    edited.has(field) ? values[field] : value;
  return {
    ...values,
    email,
    newsletterEmail: keep('newsletterEmail', email),
    salutation: keep('salutation', SALUTATIONS.find((salutation) => salutation === known.salutation) ?? ''),
    firstName: keep('firstName', textOf(known.firstName)),
    lastName: keep('lastName', textOf(known.lastName)),
    consents: keep('consents', hasGivenConsent(data) ? ['DNE'] : []),
  };
}

/** Whether the customer gave the personalised-offers consent earlier. */
export function hasGivenConsent(data: CustomerBaseData): boolean {
  const { consents } = recordOf(data);
  return Array.isArray(consents) && consents.includes('DNE');
}

/** The type of an answer is not checked at run time, so any value is possible. */
function recordOf(data: unknown): Readonly<Partial<Record<string, unknown>>> {
  return isRecord(data) ? data : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
