import type { StartOf } from '../../src/embed/element/declare/declaration.ts';
import { joinStaff } from '../../src/embed/session/join-staff.ts';
import { rememberRequest } from '../request-of.ts';
import type { previewDeclaration } from './declaration.ts';

/** `<shop-preview>` on the page: the panel is mounted for staff alone. */
export const startPreview: StartOf<typeof previewDeclaration> = ({ read, need }) => {
  const requestFor = rememberRequest();
  const staff = joinStaff(requestFor(read().page), ({ kind }) => {
    if (kind !== 'visitor') need('staff');
  });
  return {
    update: () => staff.update(requestFor(read().page)),
    stop: () => staff.leave(),
  };
};
