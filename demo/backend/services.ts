/** The faults that every service has; `none` means that it works. */
const FAULTS = ['none', 'slow', 'server-error', 'html-error', 'drop'] as const;

/** The services of the demo, and the faults of each. */
export const FAULT_KINDS = {
  newsletter: [...FAULTS, 'invalid-email'],
  customer: FAULTS,
  login: FAULTS,
  preview: FAULTS,
  abtest: FAULTS,
  'frontend-data': FAULTS,
  'footer-images': FAULTS,
} as const;

/** The name of a service: that of its OpenAPI file. */
export type Service = keyof typeof FAULT_KINDS;

const NEWSLETTER_BASES = ['/service/newsletter/api/internal', '/service/newsletter/api/private'];

/** The paths below which each service answers. */
export const SERVICE_PATHS: Readonly<Record<Service, readonly string[]>> = {
  newsletter: NEWSLETTER_BASES.map((base) => `${base}/newsletter-subscribers`),
  customer: NEWSLETTER_BASES.map((base) => `${base}/customers`),
  login: ['/service/login/api/v1'],
  preview: ['/service/preview/api'],
  abtest: ['/service/abtestfrontend/api/v1'],
  'frontend-data': ['/service/customerfrontenddata/api/v1'],
  'footer-images': ['/service/footer-images/logos'],
};

/** The service that a request goes to, or `undefined` for one to the demo itself. */
export function serviceOf(pathname: string): Service | undefined {
  const services = Object.keys(SERVICE_PATHS) as Service[];
  return services.find((service) => SERVICE_PATHS[service].some((path) => `${pathname}/`.startsWith(`${path}/`)));
}
