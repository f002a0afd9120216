import type { FormValues } from './form-values.ts';
import { addressIn } from './pasted-address.ts';

/**
 * The values that the fields show and the form does not have yet.
 *
 * @param isComplete nobody is typing: of a pasted text the address is taken
 */
export function changedValues(
  values: FormValues,
  shown: Partial<FormValues>,
  isComplete: boolean,
): Partial<FormValues> {
  const { newsletterEmail = '' } = shown;
  const address = isComplete ? addressIn(newsletterEmail) : undefined;
  const taken = Object.entries({ ...shown, ...(address !== undefined && { newsletterEmail: address }) });
  const changes = taken.filter(([name, value]) => String(value) !== String(values[name as keyof FormValues]));
  return Object.fromEntries(changes);
}
