import { type Customer, customerSession, setCustomerSession } from '../../backend.ts';
import { h } from '../../h.ts';
import { chipRow } from '../controls.ts';
import type { PanelContext, PanelGroup } from '../panel-group.ts';

const CUSTOMERS = [
  { value: '', label: 'logged out' },
  { value: 'new', label: 'new customer' },
  { value: 'consented', label: 'gave consent' },
  { value: 'partial', label: 'partial data' },
] as const;

function asCustomer(value: string): Customer | null {
  return value === '' ? null : (value as Customer);
}

function build({ announce, reloadWidgets }: PanelContext): Node[] {
  const note = h('p', { class: 'hint' }, 'Sets or clears the LoginToken cookie, then starts the widget again.');
  const row = chipRow('customer', 'Logged in as', CUSTOMERS, (value) => void logIn(value));

  async function showCurrent(): Promise<void> {
    try {
      row.show((await customerSession()) ?? '');
      row.root.disabled = false;
    } catch {
      row.root.disabled = true;
      note.textContent = 'The demo’s backend does not answer; start it with npm start.';
    }
  }

  async function logIn(value: string): Promise<void> {
    try {
      await setCustomerSession(asCustomer(value));
      reloadWidgets();
      announce(value === '' ? 'Logged out.' : `Logged in: ${value}.`);
    } catch {
      announce('The backend did not answer; nothing has changed.');
      await showCurrent();
    }
  }

  void showCurrent();
  // Meanwhile the token may have expired, or another tab may have changed it.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void showCurrent();
  });
  return [row.root, note];
}

/** The login of a customer. */
export const customerGroup: PanelGroup = { id: 'customer', title: 'Customer', kind: 'controls', build };
