import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { PROJECT } from '../project.ts';
import { code, table } from './tables.ts';

interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly enum?: readonly string[];
}

interface Operation {
  readonly summary: string;
  /** The tag that makes the call, and when. */
  readonly 'x-made-by': string;
  /** For whom a tag makes the call; `undefined` where no tag makes it. */
  readonly 'x-made-for'?: 'everyone' | 'customers' | 'staff';
  /** What the answer does to the browser's cookies, as far as its OpenAPI description says. */
  readonly 'x-sets'?: string;
}

interface Contract {
  readonly servers: ReadonlyArray<{ readonly url: string }>;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const METHODS = ['get', 'post', 'put', 'delete', 'patch'];

function readContract(service: string): Contract {
  return parse(readFileSync(join(PROJECT, 'src/embed/api/openapi', `${service}.yaml`), 'utf8')) as Contract;
}

/** Every call of the services: where it goes, who makes it, for whom, when, and which cookies it may set. */
export function requestsTable(): string {
  const services = globSync('src/embed/api/openapi/*.yaml', { cwd: PROJECT })
    .map((file) => file.replace(/^.*\/|\.yaml$/g, ''))
    .toSorted();
  const rows = services.flatMap((service) => callsOf(readContract(service)));
  return table(['call', 'for whom', 'made by', 'what for', 'may set'], rows);
}

function callsOf({ servers, paths }: Contract): ReadonlyArray<readonly string[]> {
  const base = (servers[0]?.url ?? '').replace(/^\{serviceBase\}/, '');
  return Object.entries(paths).flatMap(([path, operations]) =>
    METHODS.flatMap((method) => {
      const operation = operations[method];
      if (!operation) return [];
      const { summary, 'x-made-by': by, 'x-made-for': whom = 'nobody', 'x-sets': sets = '' } = operation;
      return [[code(`${method.toUpperCase()} ${base}${path}`), whom, by, summary, sets]];
    }),
  );
}

/** The fields of the sign-up's request. */
export function signUpTable(): string {
  const { components } = readContract('newsletter');
  const { properties = {}, required = [] } = components.schemas['CreateNewsletterSubscriberRequest'] ?? {};
  const rows = Object.entries(properties).map(([name, schema]) => {
    const target = components.schemas[schema.$ref?.replace(/^.*\//, '') ?? ''];
    const values = (schema.enum ?? target?.enum)?.map(code).join(' ') ?? '';
    const description = (schema.description ?? target?.description ?? values).replaceAll(/\s+/g, ' ').trim();
    return [code(name), required.includes(name) ? 'always' : 'where the site’s form asks for it', description];
  });
  return table(['field', 'sent', 'what it is'], rows);
}
