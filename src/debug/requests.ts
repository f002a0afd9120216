import { ResponseError } from '../embed/api/errors.ts';
import { readProblemType } from '../embed/api/problem.ts';
import { isHtml, withHeaders } from '../embed/api/request.ts';
import { maskAddress } from './mask.ts';

/** A request to a service. */
export interface Call {
  readonly method: string;
  readonly address: string;
  /** The status, what went wrong, or `waiting`. */
  outcome: string;
  milliseconds: number | undefined;
}

/** Watches the requests to the services. A problem is a sentence with its remedy. */
export function watchRequests(onCall: (call: Call) => void, onProblem: (problem: string) => void): void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const written = typeof input === 'string' || input instanceof URL ? String(input) : input.url;
    if (!isService(written)) return Reflect.apply(fetch, window, [input, init]);
    const method = init?.method ?? 'GET';
    const address = maskAddress(written, window.location.origin);
    const call: Call = { method, address, outcome: 'waiting', milliseconds: undefined };
    const begun = performance.now();
    onCall(call);
    const end = (outcome: string, remedy: string | undefined): void => {
      Object.assign(call, { outcome, milliseconds: Math.round(performance.now() - begun) });
      if (remedy !== undefined) onProblem(`${method} ${address}: ${outcome}. ${remedy}`.trim());
    };
    try {
      const response = await Reflect.apply(fetch, window, [input, init]);
      // Not awaited: the body of a refused answer may end much later than its status arrives.
      void answerIn(response).then((how) => end(...how));
      return response;
    } catch (error) {
      end(...failureIn(error));
      throw error;
    }
  };
}

/** Whether a request goes to a service. Of the content of a footer that cannot be loaded, the script itself warns. */
function isService(address: string): boolean {
  try {
    return new URL(address, document.baseURI).pathname.startsWith('/service/');
  } catch {
    return false;
  }
}

const UNTYPED = 'The answer names no problem type, so the tag treats it as a technical failure.';

type End = readonly [outcome: string, remedy: string | undefined];

async function answerIn(response: Response): Promise<End> {
  const { ok, redirected, status } = response;
  const isPage = isHtml(withHeaders(response));
  const outcome = `${status}${isPage ? ', an HTML page' : ''}${redirected ? ', redirected' : ''}`;
  if (isPage) return [outcome, 'A web page answered, not the service. Check service-base.'];
  if (ok) return [outcome, undefined];
  if (status === 404) return [outcome, 'The service is not at this address. Check service-base.'];
  if (status >= 500) return [outcome, 'The service failed. Check its log.'];
  const type = await readProblemType(new ResponseError(response));
  // The form tells the visitor to check the address.
  if (type === 'urn:newsletter:email_invalid') return [`${outcome}, ${type}`, undefined];
  return type === undefined ? [outcome, UNTYPED] : [`${outcome}, ${type}`, ''];
}

function failureIn(error: unknown): End {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'AbortError') return ['stopped: no longer needed', undefined];
  if (name === 'TimeoutError') return ['no answer in time', ''];
  const question = 'Is the service at this origin, and does it send CORS headers? Does connect-src allow it?';
  return ['no answer: network, CORS or policy', question];
}
