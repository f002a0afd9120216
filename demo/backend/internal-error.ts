import type { Context } from 'hono';
import type { Problem as AbTestProblem } from '../../src/embed/api/openapi/abtest.types.ts';
import type { Problem as FooterImagesProblem } from '../../src/embed/api/openapi/footer-images.types.ts';
import type { Problem as FrontendDataProblem } from '../../src/embed/api/openapi/frontend-data.types.ts';
import type { Problem as LoginProblem } from '../../src/embed/api/openapi/login.types.ts';
import type { Problem as NewsletterProblem } from '../../src/embed/api/openapi/newsletter.types.ts';
import type { Problem as PreviewProblem } from '../../src/embed/api/openapi/preview.types.ts';
import type { FaultyService } from './fault-kinds.ts';
import { serviceProblem } from './service-problem.ts';

type Problem =
  AbTestProblem | FooterImagesProblem | FrontendDataProblem | LoginProblem | NewsletterProblem | PreviewProblem;

/** The type of an internal error in the OpenAPI file of each service. */
const TYPES: Readonly<Record<FaultyService, Extract<Problem['type'], `${string}:internal_error`>>> = {
  newsletter: 'urn:newsletter:internal_error',
  customer: 'urn:newsletter:internal_error',
  login: 'urn:login:internal_error',
  preview: 'urn:preview:internal_error',
  abtest: 'urn:abtest:internal_error',
  'frontend-data': 'urn:frontend-data:internal_error',
  logos: 'urn:footer-images:internal_error',
};

/** Answers that a service has failed, or the demo itself (`undefined`). `detail` is for developers. */
export function internalError(c: Context, service: FaultyService | undefined, detail?: string): Response {
  const type = service === undefined ? 'urn:demo:internal_error' : TYPES[service];
  return serviceProblem(c, type, 'The service has failed.', 500, detail);
}
