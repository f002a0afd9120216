/**
 * Makes `<service>.types.ts` from every `<service>.yaml` in this folder: a type for each of `components.schemas`, and a
 * map of the operations with their method and path. Run directly (`node src/api/openapi/generate.ts`) it writes the
 * files; a test calls `generateTypes` and compares.
 */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { format, resolveConfig } from 'prettier';
import { parse } from 'yaml';

const FOLDER = dirname(fileURLToPath(import.meta.url));
const ROOT = 'EverySchema';
const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

interface Media {
  schema?: { $ref?: string };
}

interface Operation {
  operationId: string;
  summary?: string;
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}

interface OpenApiDocument {
  info: { title: string };
  paths: Record<string, Partial<Record<(typeof METHODS)[number], Operation>>>;
  components: { schemas: Record<string, JSONSchema> };
}

interface NamedOperation {
  name: string;
  summary: string | undefined;
  method: string;
  path: string;
  request: string;
  response: string;
}

/** The OpenAPI files of this folder, each with the name of its service. */
export async function listServices(): Promise<string[]> {
  const files = await readdir(FOLDER);
  return files
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.slice(0, -'.yaml'.length))
    .toSorted();
}

/** Where the YAML and the types of a service are. */
export function pathsOf(service: string): { yaml: string; types: string } {
  return { yaml: join(FOLDER, `${service}.yaml`), types: join(FOLDER, `${service}.types.ts`) };
}

/** The text of `<service>.types.ts`, formatted. Throws when a schema or an operation cannot be expressed. */
export async function generateTypes(service: string): Promise<string> {
  const { yaml, types } = pathsOf(service);
  const document = parse(await readFile(yaml, 'utf8')) as OpenApiDocument;
  const source = [
    `// Made by generate.ts from ${service}.yaml; do not edit.`,
    await schemaTypes(document),
    operationTypes(service, operationsOf(document)),
  ].join('\n\n');
  return format(source, { ...(await resolveConfig(types)), filepath: types });
}

/** A type for each schema. The compiler starts from one root, so a root that refers to every schema is made and cut off. */
async function schemaTypes(document: OpenApiDocument): Promise<string> {
  const schemas = JSON.parse(
    JSON.stringify(document.components.schemas).replaceAll('#/components/schemas/', '#/$defs/'),
  ) as Record<string, JSONSchema>;
  const root: JSONSchema = {
    type: 'object',
    properties: Object.fromEntries(Object.keys(schemas).map((name) => [name, { $ref: `#/$defs/${name}` }])),
    $defs: Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, { ...schema, title: name }])),
  };
  const source = await compile(root, ROOT, {
    bannerComment: '',
    format: false,
    ignoreMinAndMaxItems: true,
    additionalProperties: false,
  });
  return source
    .replace(new RegExp(`export interface ${ROOT} \\{[^}]*\\}`, 'u'), '')
    .replaceAll(/(?: \*\n)? \* This interface was referenced by .*\n \* via the `definition` .*\n/gu, '')
    .replaceAll(/\/\*\*\n \*\/\n/gu, '');
}

function operationsOf(document: OpenApiDocument): NamedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) {
        return [];
      }
      const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1];
      return {
        name: operation.operationId,
        summary: operation.summary,
        method: method.toUpperCase(),
        path,
        request: typeOfBody(operation.requestBody?.content),
        response: typeOfBody(success?.content),
      };
    }),
  );
}

/** The name of a body's type; `undefined` where there is no body. A body has to be a named schema, or a list of one. */
function typeOfBody(content: Record<string, Media> | undefined): string {
  const schema = content?.['application/json']?.schema;
  if (schema === undefined) {
    return 'undefined';
  }
  const name = schema.$ref?.split('/').pop();
  if (name === undefined) {
    throw new Error('The body of an operation needs a schema of its own under components.schemas.');
  }
  return name;
}

function operationTypes(service: string, operations: readonly NamedOperation[]): string {
  const camel = service.replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase());
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1);
  const comment = (text: string | undefined): string => (text === undefined ? '' : `/** ${text} */\n`);
  const entries = operations.map(
    ({ name, summary, method, path }) => `${comment(summary)}${name}: { method: '${method}', path: '${path}' },`,
  );
  const bodies = operations.map(
    ({ name, request, response }) => `${name}: { request: ${request}; response: ${response} };`,
  );
  return [
    `/** Every operation of the service: its method, and its path below the base. */`,
    `export const ${camel}Operations = {\n${entries.join('\n')}\n} as const;`,
    `\n/** What each operation takes as its body and answers on success. */`,
    `export interface ${pascal}Bodies {\n${bodies.join('\n')}\n}`,
  ].join('\n');
}

if (import.meta.main) {
  for (const service of await listServices()) {
    await writeFile(pathsOf(service).types, await generateTypes(service));
  }
}
