import type { ConsentType } from '../../src/embed/api/openapi/newsletter.types.ts';
import type { Person } from './records.ts';

/** A customer who can log in. */
interface Customer extends Person {
  readonly id: string;
  readonly email: string;
  readonly consents: ConsentType[];
}

/** The customers of the demo, who can log in without a password. */
export const DEMO_CUSTOMERS: readonly Customer[] = [
  {
    id: 'new',
    email: 'anna.muster@example.org',
    salutation: 'MRS',
    firstName: 'Anna',
    lastName: 'Muster',
    consents: [],
  },
  {
    id: 'consented',
    email: 'jonas.probe@example.org',
    salutation: 'MR',
    firstName: 'Jonas',
    lastName: 'Probe',
    consents: ['DNE'],
  },
  { id: 'partial', email: 'gast@example.org', salutation: null, firstName: null, lastName: null, consents: [] },
];

/** The customer of an id. */
export function findCustomer(id: unknown): Customer | undefined {
  return DEMO_CUSTOMERS.find((customer) => customer.id === id);
}
