// @vitest-environment node
import { expect, test } from 'vitest';
import { fieldOrder } from './field-order.ts';

test.each([
  ['HU', ['newsletterEmail', 'salutation', 'lastName', 'firstName', 'legals']],
  ['AT', ['newsletterEmail', 'salutation', 'firstName', 'lastName', 'legals']],
] as const)('%s has its fields in the order of its language', (site, fields) => {
  expect(fieldOrder(site)).toEqual(fields);
});
