// Made by generate.ts from preview.yaml; do not edit.

export type PreviewStatus = 'SUCCESS' | 'BAD_REQUEST' | 'INTERNAL_ERROR' | 'UNAUTHORIZED';
export type ProblemType = 'urn:preview:internal_error' | 'urn:preview:not_from_own_page';

export interface PreviewAnswer {
  status: PreviewStatus;
}
export interface PreviewCheck {
  status: PreviewStatus;
  /**
   * The time of the preview, `YYYY-MM-DDTHH:MM` in the time zone of the site; `null` for now.
   */
  dateTime: string | null;
  /**
   * The test whose group is shown; `null` without one.
   */
  abTestName: string | null;
  /**
   * The group that is shown; `null` without one.
   */
  abTestGroup: string | null;
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
export const previewOperations = {
  /** Sets what the member of staff sees. Without any parameter it is the live shop again. */
  applyPreview: { method: 'GET', path: '/token' },
  /** Whether the cookie belongs to a member of staff, and what he or she sees. */
  checkPreview: { method: 'GET', path: '/auth/checkauth' },
  /** Keeps the staff session from expiring. */
  renewPreview: { method: 'GET', path: '/auth/login/renew' },
  /** Ends the staff session, and with it the preview. */
  logOutOfPreview: { method: 'GET', path: '/auth/logout' },
} as const;

/** What each operation takes as its body and answers on success. */
export interface PreviewBodies {
  applyPreview: { request: undefined; response: PreviewAnswer };
  checkPreview: { request: undefined; response: PreviewCheck };
  renewPreview: { request: undefined; response: PreviewAnswer };
  logOutOfPreview: { request: undefined; response: PreviewAnswer };
}
