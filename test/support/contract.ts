import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'yaml';

const FOLDER = join(import.meta.dirname, '../../src/api/openapi');
const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

interface Reference {
  $ref: string;
}

interface Media {
  schema?: object;
  examples?: Record<string, { value: unknown }>;
}

interface Body {
  content?: Record<string, Media>;
}

interface Operation {
  operationId: string;
  requestBody?: Body;
  responses: Record<string, Body | Reference>;
}

export interface OpenApi {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Partial<Record<(typeof METHODS)[number], Operation>>>;
  components: { schemas: Record<string, object>; responses?: Record<string, Body> };
}

/** One operation of a service, with all references resolved. */
interface ContractOperation {
  service: string;
  id: string;
  method: string;
  /** Matches the path of a request's URL. */
  pattern: RegExp;
  request: Body | undefined;
  responses: Record<string, Body>;
}

/** Every OpenAPI file, by the name of its service. */
export function readContract(): Record<string, OpenApi> {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.yaml'));
  return Object.fromEntries(
    files.map((file) => [file.replace('.yaml', ''), parse(readFileSync(join(FOLDER, file), 'utf8')) as OpenApi]),
  );
}

/** The OpenAPI documents, for the validation of answers. */
export interface Contract {
  operations: ContractOperation[];
  /** The errors of a value in a schema of a service; empty for a valid value. */
  faultsOf(service: string, schema: object, value: unknown): string[];
  /** Throws if an answer to a request is not documented. Both bodies remain readable. */
  check(request: Request, response: Response): Promise<void>;
}

/** Loads the OpenAPI files and compiles their schemas. */
export function loadContract(): Contract {
  const documents = readContract();
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
  for (const [service, { components }] of Object.entries(documents)) {
    ajv.addSchema(localRefs({ $id: service, $defs: components.schemas }));
  }
  const compiled = new Map<string, ValidateFunction>();
  const operations = Object.entries(documents).flatMap(([service, document]) => operationsOf(service, document));

  const faultsOf = (service: string, schema: object, value: unknown): string[] => {
    const key = service + JSON.stringify(schema);
    const validate = compiled.get(key) ?? ajv.compile(localRefs(schema, service));
    compiled.set(key, validate);
    return validate(value) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
  };

  const check = async (request: Request, response: Response): Promise<void> => {
    const { pathname } = new URL(request.url);
    const call = `${request.method} ${pathname} → ${response.status}`;
    const operation = operations.find(({ method, pattern }) => method === request.method && pattern.test(pathname));
    if (operation === undefined) {
      if (response.status !== 404) throw new Error(`${call}: the contract has no such call.`);
      return;
    }
    const expected = operation.responses[String(response.status)];
    if (expected === undefined) throw new Error(`${call}: the contract has no such answer.`);
    const type = response.headers.get('Content-Type')?.split(';')[0] ?? '';
    const schema = expected.content?.[type]?.schema;
    if (schema === undefined) throw new Error(`${call}: the contract has no body of the type "${type}".`);
    const text = await response.clone().text();
    const faults = faultsOf(operation.service, schema, type.endsWith('json') ? JSON.parse(text) : text);
    if (faults.length > 0) throw new Error(`${call}: the body breaks the contract: ${faults.join('; ')}`);
  };

  return { operations, faultsOf, check };
}

function operationsOf(service: string, document: OpenApi): ContractOperation[] {
  const bases = document.servers.map(({ url }) => escape(url.replace('{serviceBase}', '')));
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      const pattern = escape(path).replaceAll(/\\\{\w+\\\}/gu, '[^/]+');
      return {
        service,
        id: operation.operationId,
        method: method.toUpperCase(),
        pattern: new RegExp(`^(?:${bases.join('|')})${pattern}$`, 'u'),
        request: operation.requestBody,
        responses: Object.fromEntries(
          Object.entries(operation.responses).map(([status, body]) => [status, resolve(body, document)]),
        ),
      };
    }),
  );
}

function resolve(body: Body | Reference, document: OpenApi): Body {
  if (!('$ref' in body)) return body;
  const found = document.components.responses?.[body.$ref.replace('#/components/responses/', '')];
  if (found === undefined) throw new Error(`The contract refers to ${body.$ref}, which is missing.`);
  return found;
}

/** Converts OpenAPI's references to those of plain JSON Schema, within a service or from outside. */
function localRefs<Schema extends object>(schema: Schema, service = ''): Schema {
  const text = JSON.stringify(schema).replaceAll('#/components/schemas/', `${service}#/$defs/`);
  return JSON.parse(text) as Schema;
}

function escape(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
}
