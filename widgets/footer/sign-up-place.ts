import type { FrontendDataClient } from '../../src/embed/api/frontend-data-client.ts';
import { SYSTEM_CLOCK } from '../../src/embed/page/clock.ts';
import { readCookies } from '../../src/embed/page/cookies.ts';
import { listen } from '../../src/embed/page/listen.ts';
import { isSignedUp, subscribeToSignUps } from '../newsletter/signed-up.ts';
import type { Site } from '../../src/embed/market/sites.ts';

/** The class of the place of the sign-up in a footer. */
export const SIGN_UP_PLACE = 'footer-sign-up';

/**
 * The place of a sign-up is unpainted while the service is asked whether the visitor has signed up, for 1.5 s at most:
 * `asked`. Then it is `wanted`, or it closes and is `gone`. Without a value, nobody has asked yet.
 */
type PlaceState = 'asked' | 'wanted' | 'closing' | 'gone';

const SIGNED_UP: readonly unknown[] = ['WAITING_FOR_DOI', 'SUBSCRIBED'];

/** How long a place takes to close, and how long after a visitor's action it closes at once, in milliseconds. */
const CLOSING = 150;
const RECENT = 500;

export interface SignUpQuestion {
  readonly client: FrontendDataClient;
  readonly serviceBase: string;
  readonly site: Site;
}

/**
 * Asks the service whether the visitor has signed up: once for all footers of the page, which share the answer. A failure
 * counts as no.
 *
 * @returns the answer, and the function that ends the interest in it
 */
export function askForSignUp({ client }: SignUpQuestion): readonly [answer: Promise<boolean>, end: () => void] {
  const controller = new AbortController();
  // After a login the service may know more of the visitor.
  const options = { signal: controller.signal, sharedBy: readCookies('LoginToken').join() };
  const answer = client.getPsData(readCookies('CSRF-Token')[0], options).then(
    ({ nl_status: status }) => SIGNED_UP.includes(status),
    () => false,
  );
  return [answer, () => controller.abort()];
}

/**
 * Shows or closes the place of a sign-up: the one of a first paint, or the one that React has rendered, which does not know
 * the state. A form that the visitor has begun stays.
 *
 * @param onGone called when the place is gone
 * @returns the function that ends it
 */
export function controlSignUpPlace(place: HTMLElement, question: SignUpQuestion, onGone: () => void): () => void {
  const { serviceBase, site } = question;
  let isOver = false;
  let hasBegun =
    place.matches(':focus-within') || Array.from(place.querySelectorAll('input')).some(({ value }) => value);
  let lastAction = -Infinity;
  const noteBegun = (): void => void (hasBegun = true);
  const act = (): void => void (lastAction = SYSTEM_CLOCK.monotonic());
  const set = (state: PlaceState): void => {
    place.dataset['state'] = state;
    if (state === 'gone') onGone();
  };
  const close = (): void => {
    if (isOver || hasBegun || isClosed()) return;
    const isSeen = isInView(place) && SYSTEM_CLOCK.monotonic() - lastAction > RECENT;
    if (!isSeen || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return set('gone');
    set('closing');
    const { height } = place.getBoundingClientRect();
    const closing = place.animate({ blockSize: [`${height}px`, '0'] }, CLOSING);
    closing.finished.then(
      () => set('gone'),
      () => set('gone'),
    );
  };
  const isClosed = (): boolean => ['closing', 'gone'].includes(place.dataset['state'] ?? '');

  const subscriptions = [
    listen('scroll', act, { capture: true, passive: true }),
    listen('keydown', act, { capture: true }),
    listen('pointerdown', act, { capture: true }),
    subscribeToSignUps(() => isSignedUp(serviceBase, site) && close()),
  ];
  for (const type of ['focusin', 'input'] as const) place.addEventListener(type, noteBegun);
  const begin = (): void => {
    if (isClosed()) return set('gone');
    if (isSignedUp(serviceBase, site)) return close();
    const [answer, end] = askForSignUp(question);
    subscriptions.push(end);
    // What shows already, because the script was late, is not hidden again.
    const isShown = getComputedStyle(place).visibility === 'visible';
    set(isShown ? 'wanted' : 'asked');
    void answer.then((isYes) => {
      if (isYes) close();
      else if (!isOver && !isClosed()) set('wanted');
    });
  };
  begin();
  return () => {
    isOver = true;
    for (const end of subscriptions) end();
    for (const type of ['focusin', 'input'] as const) place.removeEventListener(type, noteBegun);
  };
}

function isInView(place: Element): boolean {
  const { top, bottom, height } = place.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < window.innerHeight;
}
