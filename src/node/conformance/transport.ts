import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Transport } from './calling-page.ts';

/** Kept, because a page replaces the global one while a client runs. */
const { fetch } = globalThis;

/** Answers of the services are much shorter; a longer one would only fill the memory. */
const MOST_BYTES = 1_000_000;

/**
 * The whole answer has to come in time. No redirect is followed, because keys and cookies would go along. Each request has a
 * connection of its own: a service might count connections where it should count visitors.
 */
export const sendByNode: Transport = async (request, milliseconds) => {
  const signal = AbortSignal.timeout(milliseconds);
  const send = request.headers.get('Sec-Fetch-Mode') === 'navigate' ? follow : fetch;
  request.headers.set('Connection', 'close');
  const { status, headers, body } = await send(request, { signal, redirect: 'manual' });
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > MOST_BYTES) throw new Error(`the answer has more than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  return new Response(length === 0 ? null : new Blob(chunks), { status, headers });
};

/** Sends a request as a link does: `fetch` has a `Sec-Fetch-Mode` of its own. */
async function follow({ url, headers: given }: Request, { signal }: { readonly signal: AbortSignal }) {
  const { get } = url.startsWith('https:') ? https : http;
  const outgoing = get(url, { headers: Object.fromEntries(given), signal });
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  const headers = new Headers(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]));
  return { status: answer.statusCode ?? 0, headers, body: answer as AsyncIterable<Uint8Array<ArrayBuffer>> };
}
