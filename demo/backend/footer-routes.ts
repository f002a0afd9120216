import { Hono } from 'hono';
import type { PsData } from '../../src/embed/api/openapi/frontend-data.types.ts';
import { rememberedStatus } from './cookies.ts';
import { drawLogo } from './logo-drawing.ts';
import { refuse } from './problem.ts';

/** The session data of the footer (frontend-data.yaml). */
export function frontendDataRoutes(): Hono {
  return new Hono().get('/psdata', (c) =>
    c.req.header('X-CSRF-Token')
      ? c.json<PsData>({ nl_status: rememberedStatus(c) })
      : refuse(c, 'urn:frontend-data:csrf_missing'),
  );
}

/** The logos of the footer (footer-images.yaml). */
export function logoRoutes(): Hono {
  return new Hono().get('/:file', (c) => {
    const drawing = drawLogo(c.req.param('file'));
    if (drawing === undefined) return refuse(c, 'urn:footer-images:not_found');
    const headers = { 'Content-Type': 'image/svg+xml; charset=utf-8', 'X-Content-Type-Options': 'nosniff' };
    return c.body(drawing, 200, headers);
  });
}
