import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { abTestRoutes } from './ab-test-routes.ts';
import { limitBody } from './bodies.ts';
import type { BackendContext } from './context.ts';
import { answerListedOrigins } from './cross-origin.ts';
import { customerRoutes } from './customer-routes.ts';
import type { Database } from './database.ts';
import { demoRoutes } from './demo-routes.ts';
import { createFaults, failOnPurpose } from './faults.ts';
import { footerRoutes } from './footer-routes.ts';
import { loginRoutes } from './login-routes.ts';
import { createLoginTokens } from './login-tokens.ts';
import { newsletterRoutes } from './newsletter-routes.ts';
import { ownPagesOnly } from './own-pages.ts';
import { previewRoutes, staffDemoRoutes } from './preview-routes.ts';
import { internalError, refuse } from './problem.ts';
import { SERVICE_PATHS } from './services.ts';
import { createStaffSessions } from './staff-sessions.ts';
import { Store } from './store.ts';

type Given = 'clock' | 'faults' | 'origins' | 'clientOf' | 'onMail';

/** Without `origins`, `clientOf` and `onMail`, pages of no other origin may call, nobody is limited, and mails are only kept. */
export interface AppOptions extends Pick<BackendContext, 'schemas'>, Partial<Pick<BackendContext, Given>> {
  database: Database;
  /**
   * Returns the origin of the demo's pages, to which the links in mails lead. Default: the origin of the request. A server
   * that is reachable over a network must set it, because callers control what the request says.
   */
  baseUrl?: () => string;
  /** Called once with each origin that asked for access and is not listed, up to a limit. */
  reportRefusedOrigin?: (origin: string) => void;
  /** Waits the given number of milliseconds; used by the fault `slow`. */
  wait?: (milliseconds: number) => Promise<void>;
  /** Called with errors inside the services. */
  reportError?: (error: unknown) => void;
}

/** The services and the demo's switches as one Hono app, for a server or a test. */
export function createApp(options: AppOptions): Hono {
  const { database, schemas, clock = Date.now, faults = createFaults(), origins = [], wait = sleep } = options;
  const { clientOf = () => undefined, onMail = () => {} } = options;
  const pagesOf = (request: Request): string => options.baseUrl?.() ?? new URL(request.url).origin;
  const store = new Store(database);
  const loginTokens = createLoginTokens(database, clock);
  const staff = createStaffSessions(database, clock);
  const context = { store, schemas, loginTokens, staff, faults, clock, pagesOf, origins, clientOf, onMail };
  const app = new Hono();

  app.onError((error, c) => {
    options.reportError?.(error);
    return internalError(c);
  });
  app.use('/service/*', answerListedOrigins(origins, options.reportRefusedOrigin));
  app.use('/demo/api/*', ownPagesOnly(pagesOf));
  app.use('/service/*', async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  app.use('/service/*', failOnPurpose(faults, wait));
  app.use(limitBody);
  const newsletter = newsletterRoutes(context);
  for (const path of SERVICE_PATHS.newsletter) app.route(path, newsletter);
  for (const path of SERVICE_PATHS.customer) app.route(path, customerRoutes(context));
  app.route('/', footerRoutes());
  app.route('/service/login/api/v1', loginRoutes(context));
  app.route('/service/preview/api', previewRoutes(context));
  app.route('/service/abtestfrontend/api/v1', abTestRoutes());
  app.route('/demo/api', staffDemoRoutes(context));
  app.route('/demo/api', demoRoutes(context));
  app.all('/service/newsletter/*', (c) => refuse(c, 'urn:newsletter:not_found'));
  return app;
}
