import { Hono } from 'hono';
import type { PsData } from '../../src/embed/api/openapi/frontend-data.types.ts';
import { drawLogo } from './logo-drawing.ts';
import { rememberedStatus } from './newsletter-status.ts';
import { refuse } from './problem.ts';

/** The services of the footer: session data and logos. */
export function footerRoutes(): Hono {
  return new Hono()
    .get('/service/customerfrontenddata/api/v1/psdata', (c) => {
      if (!c.req.header('X-CSRF-Token')) return refuse(c, 'urn:frontend-data:csrf_missing');
      return c.json<PsData>({ nl_status: rememberedStatus(c) });
    })
    .get('/service/footer-images/logos/:file', (c) => {
      const drawing = drawLogo(c.req.param('file'));
      if (drawing === undefined) return refuse(c, 'urn:footer-images:not_found');
      const headers = { 'Content-Type': 'image/svg+xml; charset=utf-8', 'X-Content-Type-Options': 'nosniff' };
      return c.body(drawing, 200, headers);
    });
}
