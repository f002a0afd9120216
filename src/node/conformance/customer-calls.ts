import { newsletterBase } from '../../embed/api/newsletter-client.ts';
import { EMPTY_VALUES, type FormValues } from '../../../widgets/newsletter/rules/form-values.ts';
import { prefill } from '../../../widgets/newsletter/rules/prefill.ts';
import type { Call } from './call.ts';
import { forgedToken, loginCall, NEEDS_CUSTOMER } from './login-calls.ts';
import type { Settings } from './settings.ts';
import type { Visit } from './visit.ts';

const REFUSED = { statuses: [401], problem: 'urn:newsletter:login_token_invalid' } as const;

/** The call that fills the form in for a customer. */
export function customerCalls(settings: Settings): readonly Call[] {
  const common = {
    service: 'customer',
    operation: 'getCustomerBaseData',
    request: `GET ${newsletterBase(settings.spa)}/customers/base-data`,
    personal: true,
  } as const;
  const { customer, only } = settings;
  const needs = customer === undefined ? NEEDS_CUSTOMER : undefined;
  return [
    { ...common, ...REFUSED, what: 'base data without a login token', act: (visit) => fillIn(visit, '') },
    { ...common, ...REFUSED, what: 'base data by a forged login token', act: (visit) => fillIn(visit, forgedToken()) },
    ...(needs === undefined && !only.includes('login') ? [loginCall(settings)] : []),
    {
      ...common,
      what: 'base data of a customer',
      statuses: [200],
      needs,
      act: async (visit) => {
        const token = visit.jar.get('LoginToken');
        return token === undefined ? '' : fillIn(visit, token);
      },
    },
  ];
}

/** Names of the fields that a visitor sees filled in. */
const FIELDS: readonly (keyof FormValues)[] = ['newsletterEmail', 'salutation', 'firstName', 'lastName'];

async function fillIn({ customer }: Visit, token: string): Promise<string> {
  try {
    const values = prefill(EMPTY_VALUES, await customer.getBaseData(token), new Set());
    const filled = FIELDS.filter((field) => values[field] !== '');
    const consent = values.consents.length > 0 ? '; the consent to offers is not asked for again' : '';
    return `fills in ${filled.join(', ') || 'nothing'}${consent}`;
  } catch {
    return 'leaves the form empty, as for a visitor';
  }
}
