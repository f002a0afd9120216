import type { Customer } from './store.ts';

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
