import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FetchError, HostPageError, ResponseError } from '../../src/embed/api/errors.ts';
import { TextsProvider } from '../../src/embed/i18n/texts-provider.tsx';
import { GERMAN, problem, renderTyped, signUp, present } from '../../test/support/newsletter.tsx';
import { FailureBanner } from './failure-banner.tsx';

const de = signUp('DE');
const OFFLINE = GERMAN['newsletter.error.offline'];

const RETRY_PLACE = 'Die Schaltfläche „Erneut versuchen“ steht über dem Formular.';

const setOnline = (online: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);

const hostPage = () =>
  new HostPageError('POST /service/x', new Response('<h1>', { headers: { 'Content-Type': 'text/html' } }));

test('a page of the host in the service’s place is a failure for the visitor, and one message for developers', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, refuse, dispatch } = await renderTyped();
  await user.keyboard('{Enter}');
  await refuse(hostPage());
  await user.click(present(de.retry()));
  await refuse(hostPage());
  expect(de.banner().textContent).toContain(GERMAN['newsletter.error.generic']);
  expect(dispatch.mock.calls.map(([name]) => name)).not.toContain('shop-newsletter-success');
  expect(dispatch).toHaveBeenLastCalledWith('shop-newsletter-error', { result: 'ERROR_GENERIC' });
  expect(said.mock.calls).toEqual([[expect.stringContaining('[shop-widgets] The sign-up failed: POST /service/x')]]);
  expect(window).toHaveProperty('dataLayer.length', 2);
});

test('a page of the host in the service’s place that is shown without a connection is no fault of the host', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, refuse } = await renderTyped();
  setOnline(false);
  await user.keyboard('{Enter}');
  await refuse(hostPage());
  expect(de.banner().textContent).toContain(OFFLINE);
  expect(said).not.toHaveBeenCalled();
});

test('without a connection the form says so below the fixed sentence, announced before it, and counts nothing', async () => {
  const { user, refuse } = await renderTyped();
  setOnline(false);
  await user.keyboard('{Enter}');
  await refuse(new FetchError(new TypeError('Failed to fetch')));
  expect(de.banner().textContent).toContain(OFFLINE);
  expect(de.banner().textContent).toContain(GERMAN['newsletter.error.generic']);
  const announced = `${GERMAN['newsletter.error.title']}. ${OFFLINE} ${GERMAN['newsletter.error.generic']} ${RETRY_PLACE}`;
  await waitFor(() => expect(de.alert().textContent).toBe(announced));
  expect(window).not.toHaveProperty('dataLayer');
});

test('a failure is announced with the place of the button that tries again', async () => {
  const { user, refuse } = await renderTyped();
  await user.keyboard('{Enter}');
  await refuse(problem('urn:newsletter:internal_error', 500));
  const announced = `${GERMAN['newsletter.error.title']}. ${GERMAN['newsletter.error.generic']} ${RETRY_PLACE}`;
  await waitFor(() => expect(de.alert().textContent).toBe(announced));
});

test.each([
  ['it broke only after the sign-up had gone out', false, new FetchError(new TypeError('Failed to fetch'))],
  ['the service answered all the same', true, problem('urn:newsletter:internal_error', 500)],
])('without a connection the form does not claim that nothing was sent when %s', async (_when, fromTheStart, error) => {
  const { user, refuse } = await renderTyped();
  setOnline(!fromTheStart);
  await user.keyboard('{Enter}');
  setOnline(false);
  await refuse(error);
  expect(de.banner().textContent).not.toContain(OFFLINE);
  expect(window).toHaveProperty('dataLayer.length', 1);
});

test.each([
  ['120', '2\u00A0Minuten'],
  // More than a timer can take.
  ['3000000', '35\u00A0Tagen'],
])(
  'a service that asks to wait for %s s: the form says so below the fixed sentence, announced as one text',
  async (seconds, words) => {
    const { user, refuse } = await renderTyped();
    await user.keyboard('{Enter}');
    await refuse(new ResponseError(Response.json({}, { status: 429, headers: { 'Retry-After': seconds } })));
    const shown = `${GERMAN['newsletter.error.generic']}Ein neuer Versuch ist in\u00A0${words} möglich.`;
    expect(de.banner().textContent).toContain(shown);
    await waitFor(() => expect(de.alert().textContent).toContain(shown.replace('!', '! ')));
    expect(de.alert().textContent).not.toContain(RETRY_PLACE);
    expect(de.retry()).toBeNull();
  },
);

test('the form offers and announces the retry after the time for which a service asked, and no longer says when', () => {
  vi.useFakeTimers();
  render(
    <TextsProvider locale="de-DE">
      <FailureBanner detail="in 2 Minuten" wait={120_000} onRetry={() => undefined} ref={null} />
    </TextsProvider>,
  );
  act(() => void vi.advanceTimersByTime(119_999));
  expect(de.retry()).toBeNull();
  expect(screen.queryByText('in 2 Minuten')).not.toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(de.retry()).not.toBeNull();
  expect(screen.queryByText('in 2 Minuten')).toBeNull();
  act(() => void vi.advanceTimersByTime(300));
  expect(document.querySelector('[aria-live=polite]')?.textContent).toBe(RETRY_PLACE);
});
