import { isRecord } from '../is-record.ts';
import { ResponseError } from './errors.ts';
import { jsonIn } from './request.ts';

/**
 * The problem type of a failed call (RFC 9457); only `type` of the body is read.
 *
 * @returns the type, or `undefined` if the failure has none: there was no answer, or its body is not a problem
 */
export async function readProblemType(error: unknown): Promise<string | undefined> {
  const problem = error instanceof ResponseError ? await jsonIn(error.response) : undefined;
  return isRecord(problem) && typeof problem['type'] === 'string' ? problem['type'] : undefined;
}
