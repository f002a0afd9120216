// Made by generate.ts from login.yaml; do not edit.

export type ProblemType = 'urn:login:body_invalid' | 'urn:login:unauthorized' | 'urn:login:internal_error';

export interface Credentials {
  email: string;
  password: string;
  /**
   * Asks for a `LongTermToken`, which outlives the login token.
   */
  stayLoggedIn?: boolean;
}
export interface LoginAnswer {
  status: 'SUCCESS';
}
export interface Renewal {
  status: 'RENEWED';
}
/**
 * An error as RFC 9457 has it. Clients read `type` alone.
 */
export interface Problem {
  type: ProblemType;
  title: string;
  status: number;
  /**
   * For developers. Names the rule; never holds what was sent.
   */
  detail?: string;
}

/** Every operation of the service: its method, and its path below the base. */
export const loginOperations = {
  /** Logs a customer in and sets the login cookies. */
  login: { method: 'POST', path: '/login' },
  /** Exchanges the login token of the cookie for one that lasts longer. The body is empty. */
  renewLoginToken: { method: 'POST', path: '/logintoken/renew' },
  /** Gives a new login token for the long-term token of the cookie. The body is empty. */
  renewLongTermToken: { method: 'POST', path: '/longtermtoken/renew' },
} as const;

/** What each operation takes as its body and answers on success. */
export interface LoginBodies {
  login: { request: Credentials; response: LoginAnswer };
  renewLoginToken: { request: undefined; response: Renewal };
  renewLongTermToken: { request: undefined; response: Renewal };
}
