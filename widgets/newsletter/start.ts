import { subscribeToActivity } from '../../src/embed/page/activity.ts';
import { readCookies } from '../../src/embed/page/cookies.ts';
import { readClaims, tokenOf } from '../../src/embed/session/login-token.ts';
import type { StartOf } from '../../src/embed/element/declare/declaration.ts';
import type { newsletterDeclaration } from './declaration.ts';
import { watchPicture } from './watch-picture.ts';

/** Calls back if a customer is logged in, whose data a sign-up shows: now, and each time that the visitor returns to the page. */
export function watchLogin(onCustomer: () => void): () => void {
  const check = (): void => {
    if (readClaims(tokenOf(readCookies('LoginToken')))) onCustomer();
  };
  check();
  return subscribeToActivity((change) => change !== 'left' && check());
}

/** `<shop-newsletter>` on the page: mounted for a customer at once. */
export const startNewsletter: StartOf<typeof newsletterDeclaration> = ({ root, need }) => {
  const endLogin = watchLogin(() => need('a customer is logged in'));
  const endPicture = watchPicture(root);
  return {
    update: () => undefined,
    mounted: endPicture,
    stop() {
      endLogin();
      endPicture();
    },
  };
};
