import { vi } from 'vitest';
import { FetchError, ResponseError } from '../../src/embed/api/errors.ts';
import type { Request } from '../../src/embed/api/request.ts';

/** A request that is answered with a status and a body, or not at all. */
export function answering(status: number | undefined, body: unknown = {}) {
  return vi.fn<Request>(async () => {
    if (status === undefined) throw new FetchError(new TypeError('offline'));
    const response = new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
    if (!response.ok) throw new ResponseError(response);
    return response;
  });
}
