import { createCustomerClient, type CustomerClient } from '../../src/embed/api/customer-client.ts';
import { createSubscribeClient, newsletterBase, type SubscribeClient } from '../../src/embed/api/newsletter-client.ts';
import type { Request } from '../../src/embed/api/request.ts';
import type { AttributeValues } from '../../src/embed/element/declare/attributes.ts';
import type { CommonValues } from '../../src/embed/element/declare/common-attributes.ts';
import type { SIGN_UP_ATTRIBUTES, SignUpDispatch } from './declaration.ts';

export interface SignUpClients {
  readonly newsletterClient: SubscribeClient;
  readonly customerClient: CustomerClient;
}

/** @param spa whether the page is a single-page application, which has a base path of its own */
export function createSignUpClients(request: Request, spa: boolean): SignUpClients {
  const base = newsletterBase(spa);
  return {
    newsletterClient: createSubscribeClient(request, base),
    customerClient: createCustomerClient(request, base),
  };
}

/** The values of a tag that shows a sign-up: of `<shop-newsletter>`, or of the footer. */
type SignUpValues = Pick<CommonValues, 'site'> & Omit<AttributeValues<typeof SIGN_UP_ATTRIBUTES>, 'spa'>;

/** What a sign-up needs of the tag that shows it. */
export interface SignUpProps extends SignUpValues, SignUpClients {
  readonly headingLevel: number;
  readonly dispatch: SignUpDispatch;
}
