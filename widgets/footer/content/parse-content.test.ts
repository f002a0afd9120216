import { expect, it, vi } from 'vitest';
import { FetchError, ResponseError } from '../../../src/embed/api/errors.ts';
import { describeFailure, parseContent } from './parse-content.ts';

it.each([
  ['{"headline": "Service"}', { headline: 'Service' }],
  ['\n {} \n', {}],
  ['\uFEFF{}', {}],
  [JSON.stringify('{"headline": "Service"}'), { headline: 'Service' }],
  ['', undefined],
])('the text of a content file %j is read as %j', (source, content) => {
  expect(parseContent(source)).toEqual(content);
});

it.each([
  ['{"headline": ', /^it is not valid JSON: ./],
  ['\n<!doctype html>', 'it is HTML or XML, not JSON. Is the address right?'],
])('the text of a content file %j is refused', (source, message) => {
  expect(() => parseContent(source)).toThrow(expect.objectContaining({ name: 'ContentError' }));
  expect(() => parseContent(source)).toThrow(message);
});

it('a content file whose characters were lost is named once, and read', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  for (let times = 0; times < 2; times += 1)
    expect(parseContent('{"headline": "F\uFFFDr Sie"}')).toHaveProperty('headline');
  expect(warn.mock.calls.flat().join()).toMatch(
    /^(?!.*cannot be read.*cannot be read).*name its charset in Content-Type/,
  );
});

it('the text of a content file has a million characters at the most', () => {
  const ofLength = (length: number): string => JSON.stringify('x'.repeat(length - 2));
  expect(parseContent(ofLength(1_000_000))).toHaveLength(999_998);
  expect(() => parseContent(ofLength(1_000_001))).toThrow('it has 1000001 characters; the limit is 1000000.');
});

it.each([
  ['answered by an error', new ResponseError(new Response('', { status: 404 })), 'the server answered 404.'],
  ['not answered in time', new FetchError(new DOMException('', 'TimeoutError')), 'no answer came within 15 seconds.'],
  ['not reached', new FetchError(new TypeError('Failed to fetch')), 'it could not be loaded.'],
  ['of the wrong form', new SyntaxError('it is not valid JSON'), 'it is not valid JSON'],
  ['refused by something that is no error', 'no', 'no'],
])('a content file that could not be used is explained where it was %s', (_what, error, message) => {
  expect(describeFailure(error)).toBe(message);
});
