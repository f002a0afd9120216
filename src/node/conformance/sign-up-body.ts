import type { CreateNewsletterSubscriberRequest } from '../../embed/api/openapi/newsletter.types.ts';
import type { Site } from '../../embed/market/sites.ts';
import { toRequest } from '../../../widgets/newsletter/rules/submission.ts';
import { checkSignUp } from '../../../widgets/newsletter/rules/validation.ts';

/** What the form of a site sends for an address; `undefined` if the form refuses the address. */
export function signUpBody(site: Site, email: string): CreateNewsletterSubscriberRequest | undefined {
  const person = { salutation: 'MRS', firstName: 'Anna', lastName: 'Muster', legals: ['NEWSLETTER'] } as const;
  const checked = checkSignUp(site, { ...person, newsletterEmail: email, consents: [], email: '' });
  if (!checked.valid) return undefined;
  return toRequest(checked.signUp, { origin: 'onsite', originAddition: 'subsite' }, false);
}
