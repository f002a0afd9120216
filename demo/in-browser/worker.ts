import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { ROOT } from '../root.ts';
import { createServices, type Services } from './services.ts';

/** The services for the pages of this folder. */
export const services = createServices({
  root: new URL(ROOT, location.href).href,
  storage: localStorage,
  cookies: {
    read: () => document.cookie,
    write: (cookie) => {
      // oxlint-disable-next-line unicorn/no-document-cookie -- The other interface is asynchronous, and not in every browser.
      document.cookie = cookie;
    },
  },
  oneAtATime: async (work) => navigator.locks.request(`shop-demo:${ROOT}`, work),
});

/**
 * Answers what the pages of this folder ask of the services, from now on.
 *
 * @throws Error where the browser has no service worker, or only for pages over HTTPS
 */
export async function answerCalls({ answer }: Services): Promise<void> {
  if (!('serviceWorker' in navigator)) throw new Error('There is no service worker for this page.');
  const respond = async ({ request }: { request: Request }): Promise<Response> =>
    (await answer(request)) ?? HttpResponse.error();
  const worker = setupWorker(
    http.all(`${location.origin}/service/*`, respond),
    http.all(`${location.origin}/demo/api/*`, respond),
  );
  await worker.start({
    quiet: true,
    // Pictures, styles and scripts, which the static host has.
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${ROOT}mockServiceWorker.js` },
  });
}
