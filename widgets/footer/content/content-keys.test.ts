// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CONTENT_SCHEMA } from './content-schema.ts';

it.each(Object.keys(CONTENT_SCHEMA.optional))('names the key %s in the README', (key) => {
  expect(readFileSync('README.md', 'utf8')).toContain(`\`${key}\``);
});
