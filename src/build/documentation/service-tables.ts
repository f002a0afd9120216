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
  readonly description?: string;
  readonly parameters?: ReadonlyArray<Parameter | Reference>;
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body | Reference>>;
  /** The tag that makes the call, and when. */
  readonly 'x-made-by': string;
  /** For whom a tag makes the call; `undefined` where no tag makes it. */
  readonly 'x-made-for'?: 'everyone' | 'customers' | 'staff';
  /** The tags that do not work without the call; those that do, and what is different then. */
  readonly 'x-needed-for'?: readonly string[];
  readonly 'x-optional-for'?: readonly string[];
  readonly 'x-without'?: string;
  /** What the answer does to the browser's cookies, as far as its OpenAPI description says. */
  readonly 'x-sets'?: string;
}

interface Reference {
  readonly $ref: string;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly example?: string;
}

export interface Body {
  readonly description?: string;
  readonly content?: Readonly<Record<string, { examples?: Readonly<Record<string, { readonly value: unknown }>> }>>;
}

export interface Contract {
  readonly info: { readonly title: string; readonly description: string };
  readonly servers: ReadonlyArray<{ readonly url: string }>;
  /** The parameters of a path apply to all its methods. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>> & Pick<Operation, 'parameters'>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** A call of a service, with its path on the host. */
export interface Call {
  readonly call: string;
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
}

const METHODS = ['get', 'post', 'put', 'delete', 'patch'];

/** The services, by the names of their OpenAPI files. */
export const servicesByName = (): readonly string[] =>
  globSync('src/embed/api/openapi/*.yaml', { cwd: PROJECT })
    .map((file) => file.replace(/^.*\/|\.yaml$/g, ''))
    .toSorted();

export function readContract(service: string): Contract {
  return parse(readFileSync(join(PROJECT, 'src/embed/api/openapi', `${service}.yaml`), 'utf8')) as Contract;
}

/** What a reference of an OpenAPI file leads to. */
export function resolved<Value>(contract: Contract, value: Value | Reference): Value {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return value;
  const steps = value.$ref.split('/').slice(1);
  return steps.reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], contract) as Value;
}

export function callsOf(contract: Contract): readonly Call[] {
  const base = (contract.servers[0]?.url ?? '').replace(/^\{serviceBase\}/, '');
  return Object.entries(contract.paths).flatMap(([path, operations]) =>
    METHODS.flatMap((method) => {
      const operation = operations[method];
      if (!operation) return [];
      const all = [...(operations.parameters ?? []), ...(operation.parameters ?? [])];
      const parameters = all.map((parameter) => resolved(contract, parameter));
      return [{ call: `${method.toUpperCase()} ${base}${path}`, operation, parameters }];
    }),
  );
}

/** Every call of the services: where it goes, who makes it, for whom, when, and which cookies it may set. */
export function requestsTable(): string {
  const rows = allCalls().map(({ call, operation }) => {
    const { summary, 'x-made-by': by, 'x-made-for': whom = 'nobody', 'x-sets': sets = '' } = operation;
    return [code(call), whom, by, summary, sets];
  });
  return table(['call', 'for whom', 'made by', 'what for', 'may set'], rows);
}

/** Which tags need which call, and what is different for those that work without it; needed calls come first. */
export function neededCallsTable(): string {
  const tags = (names: readonly string[] = []): string => names.map((name) => code(`shop-${name}`)).join(' ');
  const rows = allCalls()
    .filter(({ operation }) => operation['x-made-for'] !== undefined)
    .map(({ call, operation }) => [
      code(call),
      tags(operation['x-needed-for']),
      tags(operation['x-optional-for']),
      operation['x-without'] ?? '',
    ]);
  const newsletter = rows.filter(([, needed = '']) => needed.includes('newsletter'));
  const others = rows.filter((row) => !newsletter.includes(row));
  return table(['call', 'needed for', 'optional for', 'without it'], [...newsletter, ...others]);
}

function allCalls(): readonly Call[] {
  return servicesByName().flatMap((service) => callsOf(readContract(service)));
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
