import { isRecord } from '../is-record.ts';
import { ResponseError } from './errors.ts';

/**
 * The problem type of a failed call (RFC 9457); only `type` of the body is read.
 *
 * @returns the type, or `undefined` if the failure has none: there was no answer, or its body is not a problem
 */
export async function readProblemType(error: unknown): Promise<string | undefined> {
  if (!(error instanceof ResponseError)) return undefined;
  try {
    const problem: unknown = await error.response.clone().json();
    return isRecord(problem) && typeof problem['type'] === 'string' ? problem['type'] : undefined;
  } catch {
    // Not JSON, such as the error page of a proxy: the caller treats it as any other failure.
    return undefined;
  }
}
