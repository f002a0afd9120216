import { type Customer, customerSession, nlStatus, setCustomerSession, setNlStatus } from '../../backend.ts';
import { h } from '../../h.ts';
import { chipRow } from '../controls.ts';
import type { PanelContext, PanelGroup } from '../panel-group.ts';

const CUSTOMERS = [
  { value: '', label: 'logged out' },
  { value: 'new', label: 'new customer' },
  { value: 'consented', label: 'gave consent' },
  { value: 'partial', label: 'partial data' },
] as const;

const STATUSES = [
  { value: 'NONE', label: 'none' },
  { value: 'WAITING_FOR_DOI', label: 'waiting' },
  { value: 'SUBSCRIBED', label: 'subscribed' },
];

/** Sets the visitor's newsletter status; the footer requests it only once, so the widgets are reloaded. */
function statusRow({ announce, reloadWidgets }: PanelContext): HTMLElement {
  const row = chipRow('nl-status', 'Newsletter status (psdata)', STATUSES, (status) => void change(status));

  async function change(status: string): Promise<void> {
    try {
      await setNlStatus(status);
      reloadWidgets();
      announce(`The newsletter status is ${status}.`);
    } catch {
      announce('The backend did not answer; nothing has changed.');
    }
  }

  nlStatus().then(row.show, () => {
    row.root.disabled = true;
  });
  return row.root;
}

function asCustomer(value: string): Customer | null {
  return value === '' ? null : (value as Customer);
}

function build(context: PanelContext): Node[] {
  const { announce, reloadWidgets } = context;
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
  return [row.root, note, statusRow(context)];
}

/** The login of a customer, and the newsletter status. */
export const customerGroup: PanelGroup = { id: 'customer', title: 'Customer', kind: 'controls', build };
