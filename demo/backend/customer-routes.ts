import { Hono } from 'hono';
import type { CustomerBaseData } from '../../src/embed/api/openapi/customer.types.ts';
import type { BackendContext } from './context.ts';
import { findCustomer } from './customers.ts';
import { knownOf } from './records.ts';
import { LOGIN } from './login-tokens.ts';
import { refuse } from './problem.ts';

/** The routes below `/customers` (customer.yaml). */
export function customerRoutes({ loginTokens }: BackendContext): Hono {
  return new Hono().get('/base-data', async (c) => {
    const id = await loginTokens.customerOf(c.req.header('X-LoginToken'), LOGIN);
    const customer = findCustomer(id);
    if (customer === undefined) return refuse(c, 'urn:newsletter:login_token_invalid');
    const { email, consents } = customer;
    return c.json<CustomerBaseData>({ email, ...knownOf(customer), consents });
  });
}
