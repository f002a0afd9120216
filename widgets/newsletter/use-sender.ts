import { useEffect, useRef } from 'react';
import type { SubscribeClient } from '../../src/embed/api/newsletter-client.ts';
import type { CreateNewsletterSubscriberRequest } from '../../src/embed/api/openapi/newsletter.types.ts';
import { logError, once } from '../../src/embed/log.ts';
import type { Site } from '../../src/embed/market/sites.ts';
import { pushToDataLayer } from '../../src/embed/page/data-layer.ts';
import type { Outcome } from './newsletter-state.ts';
import { analyticsEntry, send } from './rules/submission.ts';
import { usePageReturn } from './use-page-return.ts';

/** The reason of an abort when the widget has left the page. */
const LEFT = 'left';

type Send = (request: CreateNewsletterSubscriberRequest) => Promise<Outcome>;

/**
 * Sends a request, counts it for analytics and returns its outcome. The caller makes sure that there is one request at a
 * time.
 *
 * @param hunterSite the site to name to the service, if it has to be named
 */
export function useSender(client: SubscribeClient, hunterSite: Site | undefined): Send {
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(LEFT), []);
  // The answer may have been lost while the page was in the back/forward cache: without an abort the form could wait for
  // it for ever.
  usePageReturn(() => current.current?.abort());

  return async (request) => {
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    // Read before sending: if the connection breaks later, the request may still have been sent.
    const wasOffline = !navigator.onLine;
    const { result, answered, misplaced } = await send(client, request, { signal, ...(hunterSite && { hunterSite }) });
    current.current = null;
    const offline = wasOffline && !answered;
    // Offline, the service worker of a shop may return a page of its own: that is not a fault of the host.
    if (misplaced !== undefined && !offline) once(logError, `The sign-up failed: ${misplaced}`);
    // Analytics counts requests that were sent, whatever their result.
    if (!offline) pushToDataLayer(analyticsEntry(request));
    if (signal.aborted && signal.reason === LEFT) return { kind: 'left' };
    return result === 'SUCCESS' ? { kind: 'succeeded' } : { kind: 'failed', result, offline };
  };
}
