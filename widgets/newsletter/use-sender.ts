import { useRef } from 'react';
import type { SubscribeClient } from '../../src/embed/api/newsletter-client.ts';
import type { CreateNewsletterSubscriberRequest } from '../../src/embed/api/openapi/newsletter.types.ts';
import { logError, once } from '../../src/embed/log.ts';
import type { Site } from '../../src/embed/market/sites.ts';
import { pushToDataLayer } from '../../src/embed/page/data-layer.ts';
import type { Outcome } from './newsletter-state.ts';
import { analyticsEntry } from './rules/submission.ts';
import { send } from './send.ts';
import { usePageReturn } from './use-page-return.ts';

type Send = (request: CreateNewsletterSubscriberRequest) => Promise<Outcome>;

/**
 * Sends a request, counts it for analytics and returns its outcome. It goes on while the element is away, which may come
 * back.
 *
 * @param hunterSite the site to name to the service, if it has to be named
 */
export function useSender(client: SubscribeClient, hunterSite: Site | undefined): Send {
  const underWay = useRef<AbortController>(undefined);
  // The answer may have been lost while the page was in the back/forward cache.
  usePageReturn(() => underWay.current?.abort());

  return async (request) => {
    const controller = new AbortController();
    const { signal } = controller;
    underWay.current = controller;
    // Read before sending: if the connection breaks later, the request may still have been sent.
    const wasOffline = !navigator.onLine;
    const { result, answered, hostPageMessage, wait } = await send(client, request, {
      signal,
      ...(hunterSite && { hunterSite }),
    });
    underWay.current = undefined;
    const offline = wasOffline && !answered;
    // Offline, the service worker of a shop may return a page of its own: that is not a fault of the host.
    if (hostPageMessage !== undefined && !offline) once(logError, `The sign-up failed: ${hostPageMessage}`);
    // Analytics counts requests that were sent, whatever their result.
    if (!offline) pushToDataLayer(analyticsEntry(request));
    return result === 'SUCCESS' ? { kind: 'succeeded' } : { kind: 'failed', result, offline, wait };
  };
}
