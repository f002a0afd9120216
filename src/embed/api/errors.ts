/**
 * How the clients in this folder report what happened:
 *
 * 1. A failure is thrown: `ResponseError` when the service answered, `FetchError` when it did not. Only a login returns its
 *    failures, as a login form has one message for all of them.
 * 2. A success is returned: data of the service's types, an outcome that the service's document names, or nothing.
 * 3. No client keeps a state, logs, or decides that a failure does not matter: the caller does, with a pure function such
 *    as `previewFailureOf`.
 */

/**
 * The service answered, but not with success, or not with what its document says. Holds the answer, so that a caller can
 * read its problem type.
 */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';
  readonly response: Response;

  constructor(response: Response, options?: ErrorOptions) {
    super(`The service answered ${response.status} to ${response.url}.`, options);
    this.response = response;
  }
}

/** The request never got an answer: offline, blocked, timed out or aborted. `cause` is the reason. */
export class FetchError extends Error {
  override readonly name: string = 'FetchError';
  override readonly cause: unknown;

  constructor(cause: unknown, message = 'The request failed before an answer arrived.') {
    super(message, { cause });
    this.cause = cause;
  }
}

/**
 * The host answered with a page of its own, as for an unknown address, or redirected the call, instead of passing it on: the
 * service never received it, whatever the status is. The message names the call, the answer, and the remedy.
 */
export class HostPageError extends FetchError {
  override readonly name = 'HostPageError';

  /**
   * @param call the call, such as `POST https://shop.example/service/…`
   * @param response the answer
   */
  constructor(call: string, response: Response) {
    const type = response.headers.get('Content-Type') ?? 'no content type';
    const place = response.redirected ? `, from ${response.url}` : '';
    super(
      undefined,
      `${call}: ${response.redirected ? 'a redirect' : 'a web page'} answered (${response.status}, ${type}${place}), not the ` +
        'service. Forward /service/ to the services without a redirect, or set data-service-base on the script tag to their ' +
        'origin. A service answers a sign-up with 201, and other calls not as text/html.',
    );
  }
}
