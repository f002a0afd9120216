import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { abTestRoutes } from './ab-test-routes.ts';
import { limitBody } from './bodies.ts';
import type { AppOptions, BackendContext } from './context.ts';
import { answerListedOrigins, ownPagesOnly } from './cross-origin.ts';
import { customerRoutes } from './customers.ts';
import { demoRoutes } from './demo-routes.ts';
import { createFaults, injectFaults } from './faults.ts';
import { frontendDataRoutes, logoRoutes } from './footer-routes.ts';
import { loginRoutes } from './login-routes.ts';
import { createLoginTokens } from './login-tokens.ts';
import { newsletterRoutes } from './newsletter-routes.ts';
import { previewRoutes } from './preview-routes.ts';
import { internalError, refuse } from './problem.ts';
import type { Service } from './services.ts';
import { createStaffSessions } from './staff-sessions.ts';
import { Store } from './store.ts';

/** Ordinary pages and single-page applications call the newsletter service by different paths. */
const NEWSLETTER = '/service/newsletter/api/:caller{internal|private}';

/** The path below which each service answers, and its routes. */
const SERVICES: Readonly<Record<Service, readonly [path: string, routes: (context: BackendContext) => Hono]>> = {
  newsletter: [`${NEWSLETTER}/newsletter-subscribers`, newsletterRoutes],
  customer: [`${NEWSLETTER}/customers`, customerRoutes],
  login: ['/service/login/api/v1', loginRoutes],
  preview: ['/service/preview/api', previewRoutes],
  abtest: ['/service/abtestfrontend/api/v1', abTestRoutes],
  'frontend-data': ['/service/customerfrontenddata/api/v1', frontendDataRoutes],
  'footer-images': ['/service/footer-images/logos', logoRoutes],
};

export function createApp({ baseUrl, ...options }: AppOptions): Hono {
  const { database, clock = Date.now } = options;
  const context: BackendContext = {
    faults: createFaults(),
    wait: sleep,
    origins: [],
    clientOf: () => undefined,
    onMail: () => {},
    reportRefusedOrigin: () => {},
    reportError: () => {},
    ...options,
    clock,
    store: new Store(database),
    loginTokens: createLoginTokens(database),
    staff: createStaffSessions(database, clock),
    pagesOf: (request) => baseUrl?.() ?? new URL(request.url).origin,
  };
  const app = new Hono();

  app.onError((error, c) => {
    context.reportError(error);
    return internalError(c);
  });
  app.use('/service/*', answerListedOrigins(context));
  app.use('/service/*', async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  for (const [service, [path, routes]] of Object.entries(SERVICES)) {
    app.use(`${path}/*`, injectFaults(service as Service, context), limitBody);
    app.route(path, routes(context));
  }
  app.use('/demo/api/*', ownPagesOnly(context), limitBody);
  app.route('/demo/api', demoRoutes(context));
  app.all('/service/newsletter/*', (c) => refuse(c, 'urn:newsletter:not_found'));
  return app;
}
