import { newsletterBase } from '../../../embed/api/newsletter-client.ts';
import type { Call } from '../call.ts';
import { forgedToken, loginCall, needOf } from '../login/login-calls.ts';
import type { Settings } from '../settings.ts';

/** The call that fills the form in for a customer. */
export function customerCalls(settings: Settings): readonly Call[] {
  const common = {
    service: 'customer',
    operation: 'getCustomerBaseData',
    request: `GET ${newsletterBase(settings.spa)}/customers/base-data`,
    personal: true,
  } as const;
  const refused = { ...common, statuses: [401], problem: 'urn:newsletter:login_token_invalid' };
  const needs = needOf(settings);
  return [
    { ...refused, what: 'base data without a login token', act: ({ customer }) => customer.getBaseData('') },
    {
      ...refused,
      what: 'base data by a forged login token',
      act: ({ customer }) => customer.getBaseData(forgedToken()),
    },
    ...(needs === undefined && !settings.only.includes('login') ? [loginCall(settings)] : []),
    {
      ...common,
      what: 'base data of a customer',
      statuses: [200],
      needs,
      act: async ({ customer, jar }) => {
        const token = jar.get('LoginToken');
        if (token !== undefined) await customer.getBaseData(token);
      },
    },
  ];
}
