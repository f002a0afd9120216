import { fieldRules, type Site } from '../../../src/embed/market/sites.ts';
import type { ValidatedField } from './form-values.ts';

/** The fields that can be invalid, in the order of the site's form. */
export function fieldOrder(site: Site): readonly ValidatedField[] {
  return ['newsletterEmail', 'salutation', ...fieldRules(site).nameOrder, 'legals'];
}
