import { createCustomerClient, type CustomerClient } from '../../src/embed/api/customer-client.ts';
import { createSubscribeClient, newsletterBase, type SubscribeClient } from '../../src/embed/api/newsletter-client.ts';
import type { Request } from '../../src/embed/api/request.ts';

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
