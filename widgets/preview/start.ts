import type { StartOf } from '../../src/embed/element/declare/declaration.ts';
import { joinStaff } from '../../src/embed/session/join-staff.ts';
import { requestOf } from '../request-of.ts';
import type { previewDeclaration } from './declaration.ts';

/** `<shop-preview>` on the page: the panel is mounted for staff alone. */
export const startPreview: StartOf<typeof previewDeclaration> = ({ read, need }) => {
  const staff = joinStaff(requestOf(read().page), ({ kind }) => {
    if (kind !== 'visitor') need('staff');
  });
  return {
    update: () => staff.update(requestOf(read().page)),
    stop: () => staff.leave(),
  };
};
