import { createRequest, type Request } from '../src/embed/api/request.ts';
import type { PageServices } from '../src/embed/element/declare/declaration.ts';
import { isTrusted } from '../src/embed/page/trusted-origins.ts';

/** By service and key, which are separated by a space: an origin contains none. */
const requests = new Map<string, Request>();

/**
 * The function that calls the services which the attributes of a tag name. It is the same one as long as service and key are
 * the same, so that another changed attribute repeats no call.
 */
export function requestOf({ serviceBase, apiKey }: PageServices): Request {
  const key = `${serviceBase} ${apiKey}`;
  const request = requests.get(key) ?? createRequest({ serviceBase, apiKey, trusts: isTrusted });
  requests.set(key, request);
  return request;
}
