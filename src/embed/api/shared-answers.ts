import { FetchError } from './errors.ts';

/** A call whose answer several elements of the page use. */
interface SharedCall {
  readonly answer: Promise<Response>;
  readonly controller: AbortController;
  /** How many elements use the answer, or wait for it. */
  users: number;
}

/** By what a call sends. */
const calls = new Map<string, SharedCall>();

/**
 * Sends a call, unless an element of the page uses the answer to the same one: all of them get a copy of it, also those that
 * come later. When the last element leaves, the answer is forgotten, and a call under way is aborted.
 *
 * @param key the same for calls that send the same
 * @param signal aborts when the element leaves
 * @throws what the call throws, or {FetchError} when the signal aborts
 */
export async function shareAnswer(
  key: string,
  send: (signal: AbortSignal) => Promise<Response>,
  signal?: AbortSignal,
): Promise<Response> {
  const call = calls.get(key) ?? begin(key, send);
  const leave = (): void => {
    signal?.removeEventListener('abort', leave);
    call.users -= 1;
    if (call.users > 0) return;
    calls.delete(key);
    call.controller.abort();
  };
  call.users += 1;
  if (signal?.aborted) leave();
  else signal?.addEventListener('abort', leave);
  const answer = await call.answer;
  if (signal?.aborted) throw new FetchError(signal.reason);
  return answer.clone();
}

function begin(key: string, send: (signal: AbortSignal) => Promise<Response>): SharedCall {
  const controller = new AbortController();
  const call: SharedCall = { answer: send(controller.signal), controller, users: 0 };
  calls.set(key, call);
  return call;
}
