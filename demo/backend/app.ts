import { setTimeout as sleep } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { abTestRoutes } from './ab-test-routes.ts';
import { limitBody, type Schemas } from './bodies.ts';
import { answerListedOrigins } from './cross-origin.ts';
import { customerRoutes } from './customer-routes.ts';
import type { Database } from './database.ts';
import { demoRoutes } from './demo-routes.ts';
import { createFaults, failOnPurpose, type FaultSettings } from './faults.ts';
import { footerRoutes } from './footer-routes.ts';
import { loginRoutes } from './login-routes.ts';
import { createLoginTokens } from './login-tokens.ts';
import { newsletterRoutes } from './newsletter-routes.ts';
import { ownPagesOnly } from './own-pages.ts';
import { previewRoutes, staffDemoRoutes } from './preview-routes.ts';
import { internalError, refuse } from './problem.ts';
import type { ConfirmationMail } from './records.ts';
import { SERVICE_PATHS } from './services.ts';
import { createStaffSessions } from './staff-sessions.ts';
import { Store } from './store.ts';

export interface AppOptions {
  database: Database;
  /** To compile them takes long, so that servers may share them. */
  schemas: Schemas;
  /** Returns the current time as epoch milliseconds. */
  clock?: () => number;
  /** The switches that make services fail on purpose. */
  faults?: FaultSettings;
  /**
   * Returns the origin of the demo's pages, to which the links in mails lead. Default: the origin of the request. A server
   * that is reachable over a network must set it, because callers control what the request says.
   */
  baseUrl?: () => string;
  /** The origins whose pages may call the services. Default: none. The demo's own pages always may. */
  origins?: readonly string[];
  /** Called once with each origin that asked for access and is not listed, up to a limit. */
  reportRefusedOrigin?: (origin: string) => void;
  /** Identifies a client for the rate limit. Without it, or when it returns `undefined`, there is no limit. */
  clientOf?: (c: Context) => string | undefined;
  /** Called with each confirmation mail that is sent. */
  onMail?: (mail: ConfirmationMail) => void;
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
  const newsletter = newsletterRoutes({ store, schemas, clock, pagesOf, clientOf, onMail });
  for (const path of SERVICE_PATHS.newsletter) app.route(path, newsletter);
  for (const path of SERVICE_PATHS.customer) app.route(path, customerRoutes(loginTokens));
  app.route('/', footerRoutes());
  app.route('/service/login/api/v1', loginRoutes(loginTokens, schemas));
  app.route('/service/preview/api', previewRoutes({ clock, staff, pagesOf, origins }));
  app.route('/service/abtestfrontend/api/v1', abTestRoutes());
  app.route('/demo/api', staffDemoRoutes({ clock, staff }));
  app.route('/demo/api', demoRoutes({ store, faults, loginTokens, clock }));
  app.all('/service/newsletter/*', (c) => refuse(c, 'urn:newsletter:not_found'));
  return app;
}
