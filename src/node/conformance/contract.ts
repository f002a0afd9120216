import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';

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
  /** By the path and the method, beside which stand the parameters of all methods. */
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; responses?: Record<string, Body> };
}

/** The OpenAPI documents, for the validation of answers. */
export type Contract = ReturnType<typeof createContract>;

/** Compiles the schemas of the OpenAPI documents, given by the name of their service. */
export function createContract(documents: Readonly<Record<string, OpenApi>>) {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, verbose: true });
  const operations = Object.entries(documents).flatMap(([service, document]) => {
    const named = withNamedRefs(service, document);
    ajv.addSchema({ $id: service, $defs: named.components.schemas });
    return operationsOf(named);
  });
  return {
    operations,
    /** The errors of a value in a schema of the documents; empty for a valid value. */
    errorsOf: (schema: object, value: unknown): readonly ErrorObject[] => {
      const validate = ajv.compile(schema);
      return validate(value) ? [] : (validate.errors ?? []);
    },
  };
}

/** An error of a value as a sentence, such as `/status must be equal to one of the allowed values: SUBSCRIBED`. */
export function describeError({ instancePath, keyword, message, params, parentSchema }: ErrorObject): string {
  const sentence = `${instancePath} ${message}`.trim();
  if (keyword === 'additionalProperties') return `${sentence}: '${String(params['additionalProperty'])}'`;
  const { properties } = (parentSchema ?? {}) as { properties?: Record<string, { enum?: readonly unknown[] }> };
  const missing = properties?.[String(params['missingProperty'])];
  const allowed = (keyword === 'enum' ? params['allowedValues'] : missing?.enum) as readonly unknown[] | undefined;
  return allowed === undefined ? sentence : `${sentence}: ${allowed.join(', ')}`;
}

/** The operations of a service, with all references resolved. */
function operationsOf(document: OpenApi) {
  const bases = document.servers.map(({ url }) => escape(url.replace('{serviceBase}', '')));
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      if (method === 'parameters') return [];
      const pattern = escape(path).replaceAll(/\\\{\w+\\\}/gu, '[^/]+');
      return {
        id: operation.operationId,
        method: method.toUpperCase(),
        /** Below the base of the service, with `{parameters}`. */
        path,
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
  if (found === undefined) throw new Error(`The contract refers to ${body.$ref}, but does not contain it.`);
  return found;
}

/** Converts OpenAPI's references to those of plain JSON Schema, which name the service. */
function withNamedRefs(service: string, document: OpenApi): OpenApi {
  const text = JSON.stringify(document).replaceAll('#/components/schemas/', `${service}#/$defs/`);
  return JSON.parse(text) as OpenApi;
}

function escape(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
}
