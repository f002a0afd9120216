import type { StartOf } from '../../src/embed/element/declare/declaration.ts';
import { joinSession } from '../../src/embed/session/join-session.ts';
import { joinStaff } from '../../src/embed/session/join-staff.ts';
import { rememberRequest } from '../request-of.ts';
import type { sessionDeclaration } from './declaration.ts';

/** `<shop-session>` on the page: the session of a page that has no footer. It shows nothing. */
export const startSession: StartOf<typeof sessionDeclaration> = ({ read, handle }) => {
  const requestFor = rememberRequest();
  const facts = () => {
    const { attributes, page } = read();
    return { request: requestFor(page), platform: attributes.platform, abTests: attributes.abTests };
  };
  const session = joinSession(facts(), (state) => handle.dispatch('shop-session-change', state));
  const staff = joinStaff(facts().request, () => undefined);
  return {
    update() {
      session.update(facts());
      staff.update(facts().request);
    },
    stop() {
      session.leave();
      staff.leave();
    },
  };
};
