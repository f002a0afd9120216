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
  override readonly name: string = 'FetchError';
  override readonly cause: unknown;

  constructor(cause: unknown, message = 'The request failed before an answer came.') {
    super(message, { cause });
    this.cause = cause;
  }
}

/**
 * A page of the host came in the place of the service's answer, as where the host knows no such address and shows its
 * home page. So the service never answered, whatever the status says. The message names the call, what came, and the
 * remedy.
 */
export class HostPageError extends FetchError {
  override readonly name = 'HostPageError';

  /**
   * @param call the call as it was made: `POST https://shop.example/service/…`
   * @param response what came
   */
  constructor(call: string, response: Response) {
    const type = response.headers.get('Content-Type') ?? 'no content type';
    const place = response.redirected ? `, from ${response.url}` : '';
    super(
      undefined,
      `${call} was answered by a page of the host (${response.status}, ${type}${place}), not by the service. ` +
        'Let the host pass paths under /service/ on to the services, or name their origin by data-service-base on the script tag.',
    );
  }
}
