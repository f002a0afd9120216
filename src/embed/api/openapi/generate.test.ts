import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { loadContract } from '../../../../test/support/contract.ts';
import { readDocuments } from '../../../node/conformance/documents.ts';
import type { OpenApi } from '../../../node/conformance/contract.ts';
import { generateTypes, listServices, pathsOf } from './generate.ts';

const services = await listServices();
const documents: Readonly<Record<string, OpenApi>> = readDocuments();
const contract = loadContract();

describe.each(services)('the document %s.yaml', (service) => {
  const document = documents[service];

  test('has types that are up to date (else run: node src/embed/api/openapi/generate.ts)', async () => {
    expect(await readFile(pathsOf(service).types, 'utf8')).toBe(await generateTypes(service));
  });

  test('lets no unknown field into an object', () => {
    const objects = Object.entries(document?.components.schemas ?? {}).filter(
      ([, schema]) => 'type' in schema && schema.type === 'object',
    );
    const open = objects.filter(([, schema]) => !('additionalProperties' in schema) || schema.additionalProperties);
    expect(open.map(([name]) => name)).toEqual([]);
  });
});

test('the services together name each operation once', () => {
  const ids = contract.operations.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(['Site', 'Locale', 'Salutation', 'ConsentType'])('the services together mean the same by %s', (name) => {
  const schemas = Object.values(documents).flatMap(({ components }) => components.schemas[name] ?? []);
  expect(new Set(schemas.map((schema) => JSON.stringify(schema))).size).toBe(1);
});

describe.each(contract.operations)('$id', ({ request, responses }) => {
  const bodies = [...(request === undefined ? [] : [request]), ...Object.values(responses)];

  test('has examples that keep its own rules', () => {
    const faults = bodies.flatMap(({ content = {} }) =>
      Object.values(content).flatMap(({ schema = {}, examples = {} }) =>
        Object.values(examples).flatMap(({ value }) => contract.faultsOf(schema, value)),
      ),
    );
    expect(faults).toEqual([]);
  });

  test('answers errors as application/problem+json', () => {
    const errors = Object.entries(responses).filter(([status]) => Number(status) >= 400);
    for (const [, { content = {} }] of errors) expect(Object.keys(content)).toEqual(['application/problem+json']);
  });
});
