import type { PreviewResult } from '../../src/embed/api/preview-client.ts';
import type { StaffTextKey } from '../../src/embed/i18n/staff-texts.ts';

/** Why settings were not applied, as the panel says it. */
export const FAILURE_DETAILS: Readonly<Record<Exclude<PreviewResult, 'SUCCESS'>, StaffTextKey>> = {
  BAD_REQUEST: 'preview.failed.badRequest',
  INTERNAL_ERROR: 'preview.failed.internalError',
  UNAUTHORIZED: 'preview.failed.unauthorized',
  NO_ANSWER: 'preview.failed.noAnswer',
};
