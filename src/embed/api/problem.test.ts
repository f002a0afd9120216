import { expect, test } from 'vitest';
import { FetchError, ResponseError } from './errors.ts';
import { readProblemType } from './problem.ts';

const TYPE = 'urn:newsletter:email_invalid';
const answered = (body: string): ResponseError => new ResponseError(new Response(body, { status: 400 }));

test.each([
  ['a problem', answered(JSON.stringify({ type: TYPE, title: 'x', detail: 'y' })), TYPE],
  ['a problem that a gateway has encoded once more', answered(JSON.stringify(JSON.stringify({ type: TYPE }))), TYPE],
  ['no type', answered('{"title":"x"}'), undefined],
  ['a type that is no text', answered('{"type":400}'), undefined],
  ['a page of a proxy', answered('<!doctype html><title>502</title>'), undefined],
  ['no answer at all', new FetchError(new TypeError('Failed to fetch')), undefined],
  ['no error', { response: new Response(JSON.stringify({ type: TYPE })) }, undefined],
])('%s has its type or none', async (_what, error, type) => {
  expect(await readProblemType(error)).toBe(type);
});

test('leaves the body to be read by others', async () => {
  const error = answered(JSON.stringify({ type: TYPE }));
  await readProblemType(error);
  expect(await error.response.json()).toEqual({ type: TYPE });
});
