import { vi } from 'vitest';
import { FetchError, HostPageError, ResponseError } from '../../src/embed/api/errors.ts';
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

/** A request that is answered by a page of the host. */
export function misled(status = 200) {
  const response = new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html' } });
  return vi.fn<Request>(() => Promise.reject(new HostPageError('GET https://shop.example/service/', response)));
}
