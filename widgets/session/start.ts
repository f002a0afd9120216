import type { StartOf } from '../../src/embed/element/declare/declaration.ts';
import { joinSession } from '../../src/embed/session/join-session.ts';
import { joinStaff } from '../../src/embed/session/join-staff.ts';
import { requestOf } from '../request-of.ts';
import type { sessionDeclaration } from './declaration.ts';

/** Joins the customer and staff sessions while `<shop-session>` is connected. Renders nothing. */
export const startSession: StartOf<typeof sessionDeclaration> = ({ read, handle }) => {
  const facts = () => {
    const { attributes, page } = read();
    return { request: requestOf(page), platform: attributes.platform, abTests: attributes.abTests };
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
