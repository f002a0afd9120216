import { createFrontendDataClient } from '../../src/embed/api/frontend-data-client.ts';
import type { StartContext, StartOf } from '../../src/embed/element/declare/declaration.ts';
import { joinSession } from '../../src/embed/session/join-session.ts';
import { joinStaff } from '../../src/embed/session/join-staff.ts';
import { watchLogin } from '../newsletter/start.ts';
import { watchPicture } from '../newsletter/watch-picture.ts';
import { requestOf } from '../request-of.ts';
import { alternates, subscribeToAlternates } from './alternates.ts';
import type { footerDeclaration } from './declaration.ts';
import { earlyCountries } from './early-countries.ts';
import { noteTemplate } from './template-notice.ts';
import { hasSignUpPlace, isOmitted } from './shown-parts.ts';
import { askForSignUp, controlSignUpPlace, SIGN_UP_PLACE } from './sign-up-place.ts';

type FooterContext = StartContext<typeof footerDeclaration>;
type Values = ReturnType<FooterContext['read']>;

/** `<shop-footer>` on the page: the session, the staff check, and whether the visitor has signed up. */
export const startFooter: StartOf<typeof footerDeclaration> = (context) => {
  const { read, handle, need } = context;
  // The page may have named them since the first paint.
  if (alternates().size > 0) context.update();
  let now = read();
  const facts = () => {
    const { platform, abTests } = now.attributes;
    return { request: requestOf(now.page), platform, abTests };
  };
  const noteCustomer = (): void => {
    if (hasSignUpPlace(now.attributes)) need('a customer is logged in');
  };
  const session = joinSession(facts(), (state) => {
    handle.dispatch('shop-session-change', state);
    if (state.loggedIn) noteCustomer();
  });
  const endLogin = watchLogin(noteCustomer);
  const places = signUpPlaces(context);
  const endPicture = watchPicture(context.root);
  const countries = earlyCountries(context);
  // The country selector of a first paint follows them.
  const endAlternates = subscribeToAlternates(context.update);

  let staff: ReturnType<typeof joinStaff> | undefined;
  const joinOrLeaveStaff = (): void => {
    const isShown = !isOmitted(now.attributes);
    if (isShown && !staff) staff = joinStaff(facts().request, ({ kind }) => kind !== 'visitor' && need('staff'));
    else if (isShown) staff?.update(facts().request);
    else leaveStaff();
  };
  const leaveStaff = (): void => {
    staff?.leave();
    staff = undefined;
  };

  const follow = (): void => {
    places.control(now.attributes);
    joinOrLeaveStaff();
    noteTemplate(context.root, now);
  };
  follow();
  return {
    update() {
      now = read();
      session.update(facts());
      follow();
    },
    beforeMount: () => countries.beforeMount(),
    // React controls the place and the picture that it renders.
    mounted() {
      void countries.mounted();
      places.leave();
      endPicture();
    },
    stop() {
      session.leave();
      endLogin();
      leaveStaff();
      places.stop();
      endAlternates();
      endPicture();
      countries.stop();
    },
  };
};

/** Controls the place of the sign-up in a first paint, or the places in prerendered markup: one for each layout. */
function signUpPlaces({ root, need }: FooterContext) {
  let shown: readonly HTMLElement[] | undefined;
  let subscriptions: Array<() => void> = [];
  let endQuestion = (): void => undefined;
  const leave = (): void => {
    for (const end of subscriptions) end();
    subscriptions = [];
  };
  const control = (attributes: Values['attributes']): void => {
    const found = Array.from(root.querySelectorAll<HTMLElement>(`.${SIGN_UP_PLACE}`));
    if (shown?.length === found.length && found.every((place) => shown?.includes(place))) return;
    leave();
    shown = found;
    if (!hasSignUpPlace(attributes)) return;
    const { serviceBase, site } = attributes;
    const question = { client: createFrontendDataClient(requestOf(attributes)), serviceBase, site };
    // Also before there is a place, and after React has taken over: all of them share the answer.
    endQuestion();
    endQuestion = askForSignUp(question)[1];
    subscriptions = found.map((place) => controlSignUpPlace(place, question, () => need('the visitor has signed up')));
  };
  const stop = (): void => {
    leave();
    endQuestion();
  };
  return { control, leave, stop };
}
