import { FetchError, ResponseError } from '../../../src/embed/api/errors.ts';
import { once, warn } from '../../../src/embed/log.ts';

/** Maximum length of content, in characters: about forty times that of the built-in one. */
const MOST_CHARACTERS = 1_000_000;

/** The content cannot be used at all; the message is written for editors. */
class ContentError extends Error {
  override readonly name = 'ContentError';
}

/**
 * Parses a content file; `undefined` for an empty one, which changes nothing.
 *
 * @throws {ContentError} if it is not JSON, or too long
 */
export function parseContent(source: string): unknown {
  // A byte-order mark counts as white space.
  const text = source.trim();
  if (text === '') return undefined;
  if (text.length > MOST_CHARACTERS) {
    throw new ContentError(`it has ${text.length} characters; the limit is ${MOST_CHARACTERS}.`);
  }
  if (text.startsWith('<')) throw new ContentError('it is HTML or XML, not JSON. Is the address right?');
  if (text.includes('\uFFFD'))
    once(
      warn,
      'A content file has characters that cannot be read: save it as UTF-8, or name its charset in Content-Type.',
    );
  try {
    const value = JSON.parse(text) as unknown;
    // Some templates encode it twice.
    return typeof value === 'string' && value.startsWith('{') ? (JSON.parse(value) as unknown) : value;
  } catch (cause) {
    throw new ContentError(`it is not valid JSON: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

/** Why a content file could not be used, written for editors. */
export function describeFailure(error: unknown): string {
  if (error instanceof ResponseError) return `the server answered ${error.response.status}.`;
  if (error instanceof FetchError) {
    const timedOut = error.cause instanceof DOMException && error.cause.name === 'TimeoutError';
    if (timedOut) return 'no answer came within 15 seconds.';
    return error.cause === undefined ? error.message : 'it could not be loaded.';
  }
  return error instanceof Error ? error.message : String(error);
}
