import { parse } from 'yaml';
import abtest from '../../../src/api/openapi/abtest.yaml?raw';
import customer from '../../../src/api/openapi/customer.yaml?raw';
import footerImages from '../../../src/api/openapi/footer-images.yaml?raw';
import frontendData from '../../../src/api/openapi/frontend-data.yaml?raw';
import login from '../../../src/api/openapi/login.yaml?raw';
import newsletter from '../../../src/api/openapi/newsletter.yaml?raw';
import preview from '../../../src/api/openapi/preview.yaml?raw';
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
