import { ResponseError } from './errors.ts';

/**
 * The problem type of a failed call (RFC 9457); only `type` of the body is read.
 *
 * @returns the type, or `undefined` where the failure has none: no answer, or a body that is no problem
 */
export async function readProblemType(error: unknown): Promise<string | undefined> {
  if (!(error instanceof ResponseError)) return undefined;
  try {
    const problem: unknown = await error.response.clone().json();
    return isProblem(problem) ? problem.type : undefined;
  } catch {
    // A proxy's HTML page: the caller treats it as any other failure.
    return undefined;
  }
}

function isProblem(body: unknown): body is { type: string } {
  return typeof body === 'object' && body !== null && typeof (body as { type?: unknown }).type === 'string';
}
