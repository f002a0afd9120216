import { createRequest, type Request } from '../src/embed/api/request.ts';
import type { PageServices } from '../src/embed/element/declare/declaration.ts';
import { isTrusted } from '../src/embed/page/trusted-origins.ts';

/** Makes the function that calls the services which the attributes of a tag name. */
export function requestOf({ serviceBase, apiKey }: PageServices): Request {
  return createRequest({ serviceBase, apiKey, trusts: isTrusted });
}

/** Like `requestOf`, but returns the same function as long as service and key are the same. */
export function rememberRequest(): (services: PageServices) => Request {
  let made: { readonly services: PageServices; readonly request: Request } | undefined;
  return (services) => {
    const isSame = made?.services.serviceBase === services.serviceBase && made.services.apiKey === services.apiKey;
    if (!made || !isSame) made = { services, request: requestOf(services) };
    return made.request;
  };
}
