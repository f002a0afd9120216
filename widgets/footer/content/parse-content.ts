import { FetchError, ResponseError } from '../../../src/api/errors.ts';

/** Longest content that is read, in characters: about forty times the built-in one. */
const MOST_CHARACTERS = 1_000_000;

/** A content that cannot be used as a whole, and why, in words for an editor. */
class ContentError extends Error {
  override readonly name = 'ContentError';
}

/**
 * Reads the text of a content file.
 *
 * @returns the parsed JSON; `undefined` for an empty text, which changes nothing
 * @throws {ContentError} when it is no JSON, or too long to be content
 */
export function parseContent(source: string): unknown {
  // A byte-order mark counts as white space.
  const text = source.trim();
  if (text === '') return undefined;
  if (text.length > MOST_CHARACTERS) {
    throw new ContentError(`it has ${text.length} characters, and ${MOST_CHARACTERS} are the limit.`);
  }
  if (text.startsWith('<')) throw new ContentError('it is HTML or XML, and not JSON. Is the address right?');
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new ContentError(`it is no valid JSON: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

/** Why a content file could not be used, in words for an editor. */
export function describeFailure(error: unknown): string {
  if (error instanceof ResponseError) return `the server answered ${error.response.status}.`;
  if (error instanceof FetchError) {
    const timedOut = error.cause instanceof DOMException && error.cause.name === 'TimeoutError';
    return timedOut ? 'no answer came within 15 seconds.' : 'it could not be loaded.';
  }
  return error instanceof Error ? error.message : String(error);
}
