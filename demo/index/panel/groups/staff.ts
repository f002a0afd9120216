import { setStaffSession, type Staff, staffSession } from '../../backend.ts';
import { h } from '../../h.ts';
import { reloadWidgets } from '../../widgets-on-page.ts';
import { backendRow, controlGroup } from '../controls.ts';

const STAFF = [
  { value: '', label: 'visitor' },
  { value: 'staff', label: 'staff' },
  { value: 'cobra', label: 'staff by Cobra' },
] as const;

/** The login of staff. */
export function staffGroup(announce: (message: string) => void): HTMLElement {
  const row = backendRow({
    name: 'staff',
    label: 'Seen by',
    options: STAFF,
    read: async () => (await staffSession()) ?? '',
    write: (value) => setStaffSession(value === '' ? null : (value as Staff)),
    onChange: (value) => {
      reloadWidgets();
      announce(value === '' ? 'A visitor.' : 'Staff.');
    },
    announce,
  });
  const note = 'Sets the StaffAuthToken or CobraAuthToken cookie: the footer then shows the preview panel.';
  return controlGroup('Staff', row, h('p', { class: 'hint' }, note));
}
