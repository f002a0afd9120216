import type { CustomerBaseData } from '../../../src/api/openapi/customer.types.ts';
import { type FormValues, SALUTATIONS } from './form-values.ts';

/**
 * The form's values once the customer's base data are there. Data that come late never overwrite typing, and not even
 * what the visitor has emptied again; in everything else they replace what an earlier customer's data put there.
 *
 * @param values what the form holds
 * @param data the service's answer; what is no object, and anything in it that is no text, is ignored
 * @param edited the fields that the visitor has touched
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

/** What a service answers is only said to be what the contract says. */
function recordOf(data: unknown): Readonly<Partial<Record<string, unknown>>> {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
