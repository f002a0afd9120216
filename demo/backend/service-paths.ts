import type { FaultyService } from './fault-kinds.ts';

const NEWSLETTER_BASES = ['/service/newsletter/api/internal', '/service/newsletter/api/private'];

/** The paths below which each service answers. */
export const SERVICE_PATHS: Readonly<Record<FaultyService, readonly string[]>> = {
  newsletter: NEWSLETTER_BASES.map((base) => `${base}/newsletter-subscribers`),
  customer: NEWSLETTER_BASES.map((base) => `${base}/customers`),
  login: ['/service/login/api/v1'],
  preview: ['/service/preview/api'],
  abtest: ['/service/abtestfrontend/api/v1'],
  'frontend-data': ['/service/customerfrontenddata/api/v1'],
  logos: ['/service/footer-images/logos'],
};

/** Every service with one of its paths. */
export const SERVICES_BY_PATH = (Object.keys(SERVICE_PATHS) as FaultyService[]).flatMap((service) =>
  SERVICE_PATHS[service].map((path) => ({ service, path })),
);

/** The service that a request goes to, or `undefined` for one to the demo itself. */
export function serviceOf(pathname: string): FaultyService | undefined {
  return SERVICES_BY_PATH.find(({ path }) => `${pathname}/`.startsWith(`${path}/`))?.service;
}
