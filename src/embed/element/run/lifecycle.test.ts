// @vitest-environment node
import { expect, it } from 'vitest';
import { changed, DETACHED, failed, movedTo, type Phase, placeOf, recovered } from './lifecycle.ts';

const LIVE: Phase = { name: 'live' };

it('follows an element from its document to the visitor and away again', () => {
  const waiting = movedTo('waiting', DETACHED);
  const live = movedTo('live', waiting);
  expect([waiting, live, movedTo('detached', live)].map(placeOf)).toEqual(['waiting', 'live', 'detached']);
});

it('needs no note of a change while nothing is failing', () => {
  expect(changed(LIVE)).toEqual(LIVE);
});

it('remembers a change during a failure, and forgets it with the failure', () => {
  const failing = changed(failed(LIVE));
  expect(failing).toEqual({ name: 'failing', place: 'live', changed: true });
  expect(recovered(failing)).toEqual(LIVE);
});

it('takes a second error for a part of the first failure', () => {
  const failing = changed(failed(LIVE));
  expect(failed(failing)).toBe(failing);
});

it('returns to where the element is by then, when it has left during the failure', () => {
  const failing = movedTo('detached', changed(failed(LIVE)));
  expect(failing).toMatchObject({ name: 'failing', changed: true });
  expect(recovered(failing)).toEqual(DETACHED);
});

it('can fail before the page is seen', () => {
  expect(recovered(failed({ name: 'waiting' }))).toEqual({ name: 'waiting' });
});
