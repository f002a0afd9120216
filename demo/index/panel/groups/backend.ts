import { faults, setFault } from '../../backend.ts';
import { element } from '../../element.ts';
import { type ChipRow, chipRow } from '../controls.ts';
import type { PanelContext, PanelGroup } from '../panel-group.ts';

/** The ways in which every service can fail. */
const FAULTS = ['none', 'slow', 'server-error', 'html-error', 'drop'];

/** The services and the ways in which they can fail; a later service adds a row. */
const SERVICES: readonly { service: string; label: string; faults: readonly string[] }[] = [
  {
    service: 'newsletter',
    label: 'Newsletter service',
    faults: ['none', 'slow', 'server-error', 'invalid-email', 'html-error', 'drop'],
  },
  { service: 'customer', label: 'Customer service', faults: FAULTS },
  { service: 'login', label: 'Login service', faults: FAULTS },
  { service: 'preview', label: 'Preview service', faults: FAULTS },
  { service: 'abtest', label: 'A/B test service', faults: FAULTS },
  { service: 'frontend-data', label: 'Session data (psdata)', faults: FAULTS },
  { service: 'logos', label: 'Footer logos', faults: FAULTS },
];

function offlineHint(): HTMLElement {
  const state = element('strong');
  const show = (): void => {
    state.textContent = navigator.onLine ? 'online' : 'offline';
  };
  window.addEventListener('online', show);
  window.addEventListener('offline', show);
  show();
  return element(
    'p',
    { class: 'hint' },
    'Offline is a switch of the browser: developer tools, Network, Offline. Now it is ',
    state,
    '.',
  );
}

function build({ announce }: PanelContext): Node[] {
  const trouble = element(
    'p',
    { class: 'hint', hidden: true },
    'The demo’s backend does not answer; start it with npm start.',
  );
  const rows = new Map<string, ChipRow>();
  for (const { service, label, faults: kinds } of SERVICES) {
    const options = kinds.map((kind) => ({ value: kind, label: kind.replaceAll('-', ' ') }));
    rows.set(
      service,
      chipRow(`fault-${service}`, label, options, (fault) => void change(service, fault)),
    );
  }

  async function showCurrent(): Promise<void> {
    const current = await faults().catch(() => undefined);
    trouble.hidden = current !== undefined;
    for (const [service, row] of rows) {
      row.root.disabled = current?.[service] === undefined;
      row.show(current?.[service] ?? '');
    }
  }

  async function change(service: string, fault: string): Promise<void> {
    try {
      await setFault(service, fault);
      announce(fault === 'none' ? `The ${service} service works.` : `The ${service} service fails: ${fault}.`);
    } catch {
      announce('The backend did not answer; nothing has changed.');
      await showCurrent();
    }
  }

  void showCurrent();
  return [...[...rows.values()].map(({ root }) => root), trouble, offlineHint()];
}

/** The backend's faults, for looking at the error states. */
export const backendGroup: PanelGroup = { id: 'backend', title: 'Backend', kind: 'controls', build };
