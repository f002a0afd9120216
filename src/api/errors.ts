/** The service answered, but not with success. Holds the answer, so that a caller can read its problem type. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';
  readonly response: Response;

  constructor(response: Response, options?: ErrorOptions) {
    super(`The service answered ${response.status} to ${response.url}.`, options);
    this.response = response;
  }
}

/** The request never got an answer: offline, blocked, timed out or aborted. `cause` says why. */
export class FetchError extends Error {
  override readonly name = 'FetchError';
  override readonly cause: unknown;

  constructor(cause: unknown) {
    super('The request failed before an answer came.', { cause });
    this.cause = cause;
  }
}
