import type { Transport } from './page.ts';

/** Kept, because a page replaces the global one while a client runs. */
const { fetch } = globalThis;

/** Sends a request by Node. The whole answer, its body included, has to come in time. */
export const sendByNode: Transport = async (request, milliseconds) => {
  const { status, headers, body } = await fetch(request, { signal: AbortSignal.timeout(milliseconds) });
  const bytes = await new Response(body).arrayBuffer();
  return new Response(bytes.byteLength === 0 ? null : bytes, { status, headers });
};
