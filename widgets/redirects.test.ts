// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import './index.ts';
import { AllInView } from '../test/support/jsdom-gaps.ts';

const STRANGER = 'https://evil.example';

const HEADLINE = 'Headline of the answer';
const ADDRESS = 'answer@example.org';
const OWN_ADDRESS = 'own@example.org';

/** What the services and the content file answer; the rest is not found. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/c.json': { headline: HEADLINE },
  '/service/newsletter/api/internal/customers/base-data': { email: ADDRESS },
};

/** Whether a stranger answers, by a redirect. */
let isRedirected = true;

let asked: string[] = [];
let errors: string[] = [];

beforeEach(() => {
  asked = [];
  errors = [];
  isRedirected = true;
  const claims = { ren: 4_000_000_000, exp: 4_000_000_000, lid: 1 };
  document.cookie = `LoginToken=e30.${btoa(JSON.stringify(claims))}.x`;
  vi.stubGlobal('IntersectionObserver', AllInView);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.spyOn(console, 'error').mockImplementation((message: string) => void errors.push(message));
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, window.location.href);
    asked.push(pathname);
    const body: unknown = JSON.parse(
      JSON.stringify(ANSWERS[pathname] ?? null).replace(ADDRESS, isRedirected ? ADDRESS : OWN_ADDRESS),
    );
    const answer = Response.json(body ?? {}, { status: body === null ? 404 : 200 });
    return Object.defineProperties(answer, {
      url: { value: `${isRedirected ? STRANGER : window.location.origin}${pathname}` },
      redirected: { value: isRedirected },
    });
  });
});

/** Everything that visitors are shown, and the values of the fields. */
function shown(): string {
  const roots = Array.from(document.body.children, ({ shadowRoot }) => shadowRoot as ShadowRoot);
  const fields = roots.flatMap((root) => Array.from(root.querySelectorAll('input'), ({ value }) => value));
  return [...roots.map(({ textContent }) => textContent), ...fields].join('\n');
}

// The waits below have the limit; a busy machine takes longer for the chunks than other tests may.
it('no tag shows an answer that comes from a stranger by a redirect', { timeout: 180_000 }, async () => {
  document.body.innerHTML = '<shop-footer content-src="/c.json"></shop-footer><shop-newsletter></shop-newsletter>';
  await vi.waitUntil(() => Object.keys(ANSWERS).every((path) => asked.includes(path)), { timeout: 60_000 });
  await vi.waitUntil(() => errors.some((message) => message.includes(STRANGER)), { timeout: 60_000 });
  expect(errors).toEqual([
    `[shop-widgets] <shop-footer> content-src="/c.json" is ignored: it was redirected to an untrusted address, ${STRANGER}/c.json.`,
  ]);
  expect(shown()).not.toContain(HEADLINE);
  expect(shown()).not.toContain(ADDRESS);
  // The data are asked for again when the page comes back. They show then, so the first answer has had its time.
  isRedirected = false;
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await vi.waitUntil(() => shown().includes(OWN_ADDRESS), { timeout: 60_000 });
  expect(shown()).not.toContain(ADDRESS);
});
