import { Hono } from 'hono';
import type { CustomerBaseData } from '../../src/embed/api/openapi/customer.types.ts';
import type { ConsentType } from '../../src/embed/api/openapi/newsletter.types.ts';
import type { BackendContext } from './context.ts';
import { refuse } from './problem.ts';
import { knownOf, NOBODY, type Person } from './records.ts';

interface Customer extends Person {
  readonly id: string;
  readonly email: string;
  readonly consents: ConsentType[];
}

/** The customers of the demo, who can log in without a password. */
export const DEMO_CUSTOMERS: readonly Customer[] = [
  { id: 'new', email: 'anna.muster@example.org', ...person('MRS', 'Anna', 'Muster'), consents: [] },
  { id: 'consented', email: 'jonas.probe@example.org', ...person('MR', 'Jonas', 'Probe'), consents: ['DNE'] },
  { id: 'partial', email: 'gast@example.org', ...NOBODY, consents: [] },
];

function person(salutation: Person['salutation'], firstName: string, lastName: string): Person {
  return { salutation, firstName, lastName };
}

export function findCustomer(id: unknown): Customer | undefined {
  return DEMO_CUSTOMERS.find((customer) => customer.id === id);
}

/** The routes below `/customers` (customer.yaml). */
export function customerRoutes({ loginTokens }: BackendContext): Hono {
  return new Hono().get('/base-data', async (c) => {
    const customer = findCustomer(await loginTokens.customerOf(c.req.header('X-LoginToken')));
    if (customer === undefined) return refuse(c, 'urn:newsletter:login_token_invalid');
    const { email, consents } = customer;
    return c.json<CustomerBaseData>({ email, ...knownOf(customer), consents });
  });
}
