import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isRecord } from '../../embed/is-record.ts';
import { PROJECT } from '../project.ts';

/** The fields of a schema that the guides show. */
export interface Schema {
  readonly description?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly string[];
  readonly maxLength?: number;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly example?: string;
}

interface Example {
  readonly summary?: string;
  readonly value?: unknown;
}

export interface Body {
  readonly description?: string;
  readonly content?: Readonly<
    Record<string, { readonly schema?: Schema; readonly examples?: Record<string, Example> }>
  >;
}

interface Operation {
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body>>;
  /** The tag that makes the call, and when. */
  readonly 'x-made-by': string;
  /** For whom a tag makes the call; `undefined` where no tag makes it. */
  readonly 'x-made-for'?: 'everyone' | 'customers' | 'staff';
  /** The tags that do not work without the call, and those that do. */
  readonly 'x-needed-for'?: readonly string[];
  readonly 'x-optional-for'?: readonly string[];
  /** What the answer does to the browser's cookies, by its OpenAPI description. */
  readonly 'x-sets'?: string;
}

interface OpenApi {
  readonly info: { readonly description: string };
  readonly servers: ReadonlyArray<{ readonly url: string }>;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>> & Pick<Operation, 'parameters'>>>;
}

/** A call of a service, such as `GET /service/…`, with the references of its OpenAPI description resolved. */
export type Call = ReturnType<typeof callsIn>[number];

export function examplesOf(body: Body | undefined): readonly Example[] {
  return Object.values(body?.content ?? {}).flatMap(({ examples = {} }) => Object.values(examples));
}

export function readCalls(): readonly Call[] {
  return globSync('src/embed/api/openapi/*.yaml', { cwd: PROJECT }).toSorted().flatMap(callsIn);
}

function callsIn(file: string) {
  const document = withoutReferences(parse(readFileSync(join(PROJECT, file), 'utf8')));
  const { info, servers, paths } = document as OpenApi;
  const base = (servers[0]?.url ?? '').replace(/^\{serviceBase\}/, '');
  const calls = Object.entries(paths).flatMap(([path, { parameters: shared = [], ...operations }]) =>
    Object.entries(operations).map(([method, { parameters: own = [], ...operation }]) => ({
      ...operation,
      name: `${method.toUpperCase()} ${base}${path}`,
      parameters: [...shared, ...own],
    })),
  );
  // What the description says of the service is shown with its first call.
  return calls.map((call, index) => ({ ...call, introduction: index === 0 ? info.description : '' }));
}

/** A document with what its references lead to; what is beside a reference takes precedence. */
function withoutReferences(document: unknown): unknown {
  const resolve = (_key: string, part: unknown): unknown => {
    if (!isRecord(part) || typeof part['$ref'] !== 'string') return part;
    const { $ref, ...own } = part;
    const steps = $ref.split('/').slice(1);
    const target = steps.reduce((found, step) => (isRecord(found) ? found[step] : undefined), document);
    return resolve('', { ...(target as object), ...own });
  };
  return JSON.parse(JSON.stringify(document, resolve));
}
