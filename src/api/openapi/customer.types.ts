// Made by generate.ts from customer.yaml; do not edit.

export type Salutation = 'MRS' | 'MR' | 'DIVERS' | 'COMPANY';
/**
 * `DNE` is the consent to personalised offers.
 */
export type ConsentType = 'DNE';
export type ProblemType =
  'urn:newsletter:login_token_invalid' | 'urn:newsletter:not_found' | 'urn:newsletter:internal_error';

export interface CustomerBaseData {
  email?: string;
  salutation?: Salutation;
  firstName?: string;
  lastName?: string;
  /**
   * The consents that the customer has given earlier.
   */
  consents?: ConsentType[];
}
/**
 * An error as RFC 9457 has it. Clients read `type` alone.
 */
export interface Problem {
  type: ProblemType;
  title: string;
  status: number;
  /**
   * For developers. Names the rule; never holds what the visitor typed.
   */
  detail?: string;
}

/** Every operation of the service: its method, and its path below the base. */
export const customerOperations = {
  /** Reads the base data of the customer whom the login token names. */
  getCustomerBaseData: { method: 'GET', path: '/customers/base-data' },
} as const;

/** What each operation takes as its body and answers on success. */
export interface CustomerBodies {
  getCustomerBaseData: { request: undefined; response: CustomerBaseData };
}
