import type { Call } from '../call.ts';
import { forgedToken, loginCall, needOf } from '../login/login-calls.ts';
import type { Settings } from '../settings.ts';

const REFUSED = { statuses: [401], problem: 'urn:newsletter:login_token_invalid', personal: true } as const;

/** The call that fills the form in for a customer. */
export function customerCalls(settings: Settings): readonly Call[] {
  const needs = needOf(settings);
  return [
    { ...REFUSED, what: 'base data without a login token', act: ({ customer }) => customer.getBaseData('') },
    {
      ...REFUSED,
      what: 'base data with a forged login token',
      act: ({ customer }) => customer.getBaseData(forgedToken()),
    },
    ...(needs === undefined && !settings.only.includes('login') ? [loginCall(settings)] : []),
    {
      what: 'base data of a customer',
      statuses: [200],
      personal: true,
      needs,
      act: async ({ customer, jar }) => {
        const token = jar.get('LoginToken');
        if (token !== undefined) await customer.getBaseData(token);
      },
    },
  ];
}
