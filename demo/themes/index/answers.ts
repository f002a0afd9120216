/** An address for which the service fails. */
export const FAILING = 'fail@example.com';

/** What the services answer on this page. */
function answerTo(path: string, body: string): Response | undefined {
  if (path.endsWith('/newsletter-subscribers'))
    return body.includes(FAILING) ? new Response('', { status: 500 }) : Response.json({}, { status: 201 });
  if (path.endsWith('/psdata')) return Response.json({ nl_status: 'NO_NEWSLETTER' });
  if (path.endsWith('/auth/checkauth'))
    return Response.json({ status: 'SUCCESS', dateTime: null, abTestName: null, abTestGroup: null });
  if (path.includes('/service/preview/')) return Response.json({ status: 'SUCCESS' });
  if (path.endsWith('/gettestsat'))
    return Response.json([{ name: 'headline', groups: [{ name: 'A' }, { name: 'B' }] }]);
  return undefined;
}

/**
 * Lets this page answer its widgets itself, so that every state can be shown on any host, nothing is stored, and
 * everyone counts as staff. It must run before the widgets' script.
 */
export function answerWidgets(): void {
  const original = window.fetch;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname;
    const body = request.method === 'POST' ? await request.clone().text() : '';
    return answerTo(path, body) ?? original.call(window, input, init);
  };
  // Read by the widgets, and not set: the other pages of the demo are to have no such cookie.
  Object.defineProperty(document, 'cookie', { get: () => 'StaffAuthToken=of-this-page', configurable: true });
}
