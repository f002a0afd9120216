import { createCustomerClient, type CustomerClient } from '../../src/embed/api/customer-client.ts';
import { createSubscribeClient, newsletterBase, type SubscribeClient } from '../../src/embed/api/newsletter-client.ts';
import type { Request } from '../../src/embed/api/request.ts';
import type { AttributeValues } from '../../src/embed/element/declare/attributes.ts';
import type { CommonValues } from '../../src/embed/element/declare/common-attributes.ts';
import type { Site } from '../../src/embed/market/sites.ts';
import type { SIGN_UP_ATTRIBUTES, SignUpDispatch } from './declaration.ts';

/** The clients of the services that a sign-up uses. */
export interface SignUpClients {
  readonly newsletter: SubscribeClient;
  readonly customer: CustomerClient;
}

/**
 * @param request the function that sends requests
 * @param spa whether the page is a single-page application, which has a base path of its own
 */
export function createSignUpClients(request: Request, spa: boolean): SignUpClients {
  const base = newsletterBase(spa);
  return { newsletter: createSubscribeClient(request, base), customer: createCustomerClient(request, base) };
}

/** What a sign-up needs of the tag that shows it. */
export interface SignUpProps {
  readonly site: Site;
  /** Whether the site is named to the service. */
  readonly sendsSite: boolean;
  readonly origin: string;
  readonly originAddition: string;
  readonly imageBase: string;
  /** The origin that the links lead to; empty for the page's own. */
  readonly linkBase: string;
  readonly headingLevel: number;
  readonly newsletterClient: SubscribeClient;
  readonly customerClient: CustomerClient;
  readonly dispatch: SignUpDispatch;
}

/** The values of a tag that shows a sign-up. */
type SignUpValues = CommonValues &
  AttributeValues<typeof SIGN_UP_ATTRIBUTES> & {
    readonly headingLevel: number;
  };

/** The props of the sign-up of a tag: of `<shop-newsletter>`, and of the footer. */
export function signUpProps(values: SignUpValues, clients: SignUpClients, dispatch: SignUpDispatch): SignUpProps {
  return {
    site: values.site,
    sendsSite: values.sendSite,
    origin: values.origin,
    originAddition: values.originAddition,
    imageBase: values.imageBase,
    linkBase: values.linkBase,
    headingLevel: values.headingLevel,
    newsletterClient: clients.newsletter,
    customerClient: clients.customer,
    dispatch,
  };
}
