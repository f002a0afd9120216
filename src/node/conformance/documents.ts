import { parse } from 'yaml';
import abtest from '../../embed/api/openapi/abtest.yaml?raw';
import customer from '../../embed/api/openapi/customer.yaml?raw';
import footerImages from '../../embed/api/openapi/footer-images.yaml?raw';
import frontendData from '../../embed/api/openapi/frontend-data.yaml?raw';
import login from '../../embed/api/openapi/login.yaml?raw';
import newsletter from '../../embed/api/openapi/newsletter.yaml?raw';
import preview from '../../embed/api/openapi/preview.yaml?raw';
import type { OpenApi } from './contract.ts';

const SOURCES = {
  newsletter,
  login,
  customer,
  'frontend-data': frontendData,
  abtest,
  preview,
  'footer-images': footerImages,
} as const;

/** The name of a service: that of its OpenAPI file. */
export type Service = keyof typeof SOURCES;

/** Every service, in the order in which it is looked at. */
export const SERVICES = Object.keys(SOURCES) as readonly Service[];

/** The OpenAPI files, which are part of the command: it runs without the sources. */
export function readDocuments(): Record<Service, OpenApi> {
  const entries = SERVICES.map((service) => [service, parse(SOURCES[service]) as OpenApi]);
  return Object.fromEntries(entries) as Record<Service, OpenApi>;
}
