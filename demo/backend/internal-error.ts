import type { Context } from 'hono';
import type { Problem as AbTestProblem } from '../../src/api/openapi/abtest.types.ts';
import type { Problem as LoginProblem } from '../../src/api/openapi/login.types.ts';
import type { Problem as NewsletterProblem } from '../../src/api/openapi/newsletter.types.ts';
import type { Problem as PreviewProblem } from '../../src/api/openapi/preview.types.ts';
import type { FaultyService } from './fault-kinds.ts';
import { serviceProblem } from './service-problem.ts';

type Problem = AbTestProblem | LoginProblem | NewsletterProblem | PreviewProblem;

/** The type of an internal error in the OpenAPI file of each service; `undefined` where the file has none. */
const TYPES: Readonly<Record<FaultyService, Extract<Problem['type'], `${string}:internal_error`> | undefined>> = {
  newsletter: 'urn:newsletter:internal_error',
  customer: 'urn:newsletter:internal_error',
  login: 'urn:login:internal_error',
  preview: 'urn:preview:internal_error',
  abtest: 'urn:abtest:internal_error',
  'frontend-data': undefined,
  logos: undefined,
};

/** Answers that a service has failed, or the demo itself (`undefined`). `detail` is for developers. */
export function internalError(c: Context, service: FaultyService | undefined, detail?: string): Response {
  const type = service === undefined ? 'urn:demo:internal_error' : TYPES[service];
  // No problem that the service does not have: its clients could not know the type.
  if (type === undefined) return c.text('Internal Server Error', 500);
  return serviceProblem(c, type, 'The service has failed.', 500, detail);
}
