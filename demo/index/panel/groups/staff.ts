import { type AbTest, abTests, expireStaffSession, setStaffSession, type Staff, staffSession } from '../../backend.ts';
import { h } from '../../h.ts';
import { chipRow } from '../controls.ts';
import type { PanelContext, PanelGroup } from '../panel-group.ts';

const STAFF = [
  { value: '', label: 'visitor' },
  { value: 'staff', label: 'staff' },
  { value: 'cobra', label: 'staff by Cobra' },
] as const;

function build({ announce, reloadWidgets }: PanelContext): Node[] {
  const note = h(
    'p',
    { class: 'hint' },
    'Sets the StaffAuthToken or CobraAuthToken cookie: the footer then shows the preview panel.',
  );
  const row = chipRow('staff', 'Seen by', STAFF, (value) => void logIn(value));
  const expire = h('button', { type: 'button', class: 'panel-button' }, 'Let the session expire');
  const tests = h('ul', { class: 'hint' });

  async function act(action: () => Promise<void>, message: string): Promise<void> {
    try {
      await action();
      reloadWidgets();
      announce(message);
    } catch {
      announce('The backend did not answer; nothing has changed.');
    }
    await showCurrent();
  }

  async function logIn(value: string): Promise<void> {
    await act(() => setStaffSession(value === '' ? null : (value as Staff)), value === '' ? 'A visitor.' : 'Staff.');
  }

  async function showCurrent(): Promise<void> {
    const staff = await staffSession().catch(() => undefined);
    row.root.disabled = staff === undefined;
    row.show(staff ?? '');
    expire.disabled = !staff;
  }

  expire.addEventListener('click', () => void act(expireStaffSession, 'The staff session has expired.'));
  void showCurrent();
  void abTests().then(
    (found) => tests.replaceChildren(...found.map((test) => h('li', {}, describe(test)))),
    () => undefined,
  );
  return [row.root, expire, note, h('p', { class: 'hint' }, 'A/B tests, and when the next one begins or ends:'), tests];
}

function describe({ name, groups, periods }: AbTest): string {
  const next = periods.find(({ to }) => to > Date.now());
  const day = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
  const time = next === undefined ? 'over' : `${day(next.from)} to ${day(next.to)}`;
  return `${name} (${groups.join(', ')}): ${time}`;
}

/** The login of staff, and the A/B tests that they can preview. */
export const staffGroup: PanelGroup = { id: 'staff', title: 'Staff', kind: 'controls', build };
