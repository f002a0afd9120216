import { expect, it } from 'vitest';
import { changed, failed, movedTo, type Phase } from './phase.ts';

const DETACHED: Phase = { name: 'detached' };
const LIVE: Phase = { name: 'live', makeTree: () => expect.fail('nothing is rendered'), settle: () => undefined };

it('remembers a change during a failure, and needs no note of it otherwise', () => {
  expect(changed(LIVE)).toBe(LIVE);
  expect(changed(failed(LIVE))).toEqual({ name: 'failing', next: LIVE, changed: true });
});

it('takes a second error for a part of the first failure', () => {
  const failing = changed(failed(LIVE));
  expect(failed(failing)).toBe(failing);
});

it('goes on where the element is by then, when it has left during the failure', () => {
  expect(movedTo(DETACHED, changed(failed(LIVE)))).toEqual({ name: 'failing', next: DETACHED, changed: true });
});

it('waits for nothing after a failure before the mounting', () => {
  expect(failed({ name: 'waiting' })).toMatchObject({ next: { name: 'stopped' } });
});
