import { parse } from 'yaml';
import type { OpenApi } from './contract.ts';

const FILES = import.meta.glob<string>('../../embed/api/openapi/*.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Every service, by the name of its OpenAPI file, in the order in which it is looked at. */
export const SERVICES = [
  'newsletter',
  'login',
  'customer',
  'frontend-data',
  'abtest',
  'preview',
  'footer-images',
] as const;

export type Service = (typeof SERVICES)[number];

/** The OpenAPI files, which are part of the command: it runs without the sources. */
export function readDocuments(): Record<Service, OpenApi> {
  const entries = SERVICES.map((name) => [name, parse(FILES[`../../embed/api/openapi/${name}.yaml`] ?? '') as OpenApi]);
  return Object.fromEntries(entries) as Record<Service, OpenApi>;
}
