import { type Context, Hono } from 'hono';
import { abTestRoutes } from './ab-test-routes.ts';
import { answerListedOrigins } from './cross-origin.ts';
import { customerRoutes } from './customer-routes.ts';
import { demoRoutes } from './demo-routes.ts';
import { createFaults, failOnPurpose, type Faults } from './faults.ts';
import { footerRoutes } from './footer-routes.ts';
import { internalError } from './service-problem.ts';
import { type Kept, keptInMemory } from './kept.ts';
import { CLIENT_PERIOD, SIGN_UPS_PER_CLIENT } from './limits.ts';
import { loginRoutes } from './login-routes.ts';
import { createLoginTokens } from './login-tokens.ts';
import { newsletterProblem } from './newsletter-problem.ts';
import { AS_SIGNED_UP } from './newsletter-status.ts';
import { newsletterRoutes } from './newsletter-routes.ts';
import { ownPagesOnly } from './own-pages.ts';
import { previewRoutes, staffDemoRoutes } from './preview-routes.ts';
import { createRateLimit } from './rate-limit.ts';
import { SERVICE_PATHS, serviceOf, SERVICES_BY_PATH } from './service-paths.ts';
import { createStaffSessions } from './staff-sessions.ts';
import type { Store } from './store.ts';

export interface AppOptions {
  store: Store;
  /** Returns the current time as epoch milliseconds. */
  clock?: () => number;
  faults?: Faults;
  /** The demo's switch for the visitor's newsletter status. */
  nlStatus?: Kept<string>;
  /**
   * Address of the folder with the demo's pages, or a function that returns it: the links in mails lead there. Default:
   * the origin of the request. A server that is reachable over a network must set it, because callers control what the
   * request says.
   */
  baseUrl?: string | (() => string);
  /** The origins whose pages may call the services. Default: none. The demo's own pages always may. */
  origins?: readonly string[];
  /** Called once with each origin that asked for access and is not listed, up to a limit. */
  reportRefusedOrigin?: (origin: string) => void;
  /** Identifies a client for the rate limit. Without it, or when it returns `undefined`, there is no limit. */
  clientOf?: (c: Context) => string | undefined;
  /** Waits the given number of milliseconds; used by the fault `slow`. */
  wait?: (milliseconds: number) => Promise<void>;
  /** Called with errors inside the services. */
  reportError?: (error: unknown) => void;
}

/**
 * The services and the demo's switches as one Hono app. It uses web standards only, so the same code runs on Node and in
 * MSW.
 */
export function createApp(options: AppOptions): Hono {
  const { store, clock = Date.now, faults = createFaults(), wait = sleep } = options;
  const { baseUrl, origins = [] } = options;
  const pagesOf = (request: Request): string =>
    ((typeof baseUrl === 'function' ? baseUrl() : baseUrl) ?? new URL(request.url).origin).replace(/\/$/u, '');
  const signUps = createRateLimit(SIGN_UPS_PER_CLIENT, CLIENT_PERIOD, clock);
  const waitOf = (c: Context): number => {
    const client = options.clientOf?.(c);
    return client === undefined ? 0 : signUps.take(client);
  };
  const loginTokens = createLoginTokens(store, clock);
  const app = new Hono();

  app.onError((error, c) => {
    options.reportError?.(error);
    return internalError(c, serviceOf(c.req.path));
  });
  app.use('/service/*', answerListedOrigins(origins, options.reportRefusedOrigin));
  app.use('/demo/api/*', ownPagesOnly(pagesOf));
  app.use('/service/*', async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  for (const { service, path } of SERVICES_BY_PATH) app.use(`${path}/*`, failOnPurpose(service, faults, wait));
  for (const path of SERVICE_PATHS.newsletter) {
    app.route(path, newsletterRoutes({ store, clock, pagesOf, waitOf }));
  }
  for (const path of SERVICE_PATHS.customer) app.route(path, customerRoutes({ loginTokens }));
  app.route('/', footerRoutes(options.nlStatus ?? keptInMemory(AS_SIGNED_UP)));
  const staff = createStaffSessions(store, clock);
  app.route('/service/login/api/v1', loginRoutes({ loginTokens }));
  app.route('/service/preview/api', previewRoutes({ clock, staff, pagesOf, origins }));
  app.route('/service/abtestfrontend/api/v1', abTestRoutes());
  app.route('/demo/api', staffDemoRoutes({ clock, staff }));
  app.route('/demo/api', demoRoutes({ store, faults, loginTokens, clock }));
  app.all('/service/newsletter/*', (c) => newsletterProblem(c, { type: 'urn:newsletter:not_found' }));
  return app;
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
