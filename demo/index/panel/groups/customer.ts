import { type Customer, customerSession, setCustomerSession } from '../../backend.ts';
import { h } from '../../h.ts';
import { reloadWidgets } from '../../widgets-on-page.ts';
import { backendRow, controlGroup } from '../controls.ts';

const CUSTOMERS = [
  { value: '', label: 'logged out' },
  { value: 'new', label: 'new customer' },
  { value: 'consented', label: 'gave consent' },
  { value: 'partial', label: 'partial data' },
] as const;

/** The login of a customer. */
export function customerGroup(announce: (message: string) => void): HTMLElement {
  const row = backendRow({
    name: 'customer',
    label: 'Logged in as',
    options: CUSTOMERS,
    read: async () => (await customerSession()) ?? '',
    write: (value) => setCustomerSession(value === '' ? null : (value as Customer)),
    onChange: (value) => {
      reloadWidgets();
      announce(value === '' ? 'Logged out.' : `Logged in: ${value}.`);
    },
    announce,
  });
  const login = h('a', { href: '/login.html' }, 'Log in with a password');
  return controlGroup('Customer', row, h('p', { class: 'hint' }, login));
}
