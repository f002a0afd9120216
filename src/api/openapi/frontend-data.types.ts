// Made by generate.ts from frontend-data.yaml; do not edit.

export interface PsData {
  /**
   * How the visitor stands to the newsletter. `WAITING_FOR_DOI` and `SUBSCRIBED` hide the sign-up.
   */
  nl_status?: string;
}
/**
 * An error as RFC 9457 has it.
 */
export interface Problem {
  type: 'urn:frontend-data:csrf_missing';
  title: string;
  status: number;
}

/** Every operation of the service: its method, and its path below the base. */
export const frontendDataOperations = {
  /** Reads the session data of the visitor. */
  getPsData: { method: 'GET', path: '/psdata' },
} as const;

/** What each operation takes as its body and answers on success. */
export interface FrontendDataBodies {
  getPsData: { request: undefined; response: PsData };
}
