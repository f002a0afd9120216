import { type Context, Hono } from 'hono';
import type { Assignment } from '../../src/embed/api/openapi/abtest.types.ts';
import type { Problem } from '../../src/embed/api/openapi/footer-images.types.ts';
import type { PsData } from '../../src/embed/api/openapi/frontend-data.types.ts';
import { fieldOf, withJsonBody } from './json-body.ts';
import type { Kept } from './kept.ts';
import { drawLogo } from './logo-drawings.ts';
import { newsletterProblem } from './newsletter-problem.ts';
import { AS_SIGNED_UP, isSwitchValue, rememberedStatus } from './newsletter-status.ts';
import { serviceProblem } from './service-problem.ts';

/**
 * The services of the footer: session data, A/B test assignment and logos; and the demo's switch for the newsletter
 * status.
 */
export function footerRoutes(nlStatus: Kept<string>): Hono {
  return new Hono()
    .get('/service/customerfrontenddata/api/v1/psdata', (c) => {
      if (!c.req.header('X-CSRF-Token')) {
        return serviceProblem(c, 'urn:frontend-data:csrf_missing', 'The CSRF header is missing.', 403);
      }
      const switched = nlStatus.get();
      return c.json<PsData>({ nl_status: switched === AS_SIGNED_UP ? rememberedStatus(c) : switched });
    })
    .get('/service/abtestfrontend/api/v1/getassignment', (c) => c.json<Assignment>({ assignments: [] }))
    .get('/service/footer-images/logos/:file', (c) => logo(c, c.req.param('file')))
    .get('/demo/api/nl-status', (c) => c.json({ status: nlStatus.get() }))
    .put('/demo/api/nl-status', (c) =>
      withJsonBody(c, (body) => {
        const wanted = fieldOf(body, 'status');
        if (!isSwitchValue(wanted)) {
          return newsletterProblem(c, { type: 'urn:newsletter:body_invalid', detail: 'an unknown status' });
        }
        nlStatus.set(wanted);
        return c.json({ status: wanted });
      }),
    );
}

function logo(c: Context, file: string): Response {
  const drawing = file.endsWith('.svg') ? drawLogo(file.slice(0, -'.svg'.length)) : undefined;
  if (drawing === undefined) {
    const type: Problem['type'] = 'urn:footer-images:not_found';
    return serviceProblem(c, type, 'There is no such logo.', 404);
  }
  return c.body(drawing, 200, { 'Content-Type': 'image/svg+xml; charset=utf-8', 'X-Content-Type-Options': 'nosniff' });
}
