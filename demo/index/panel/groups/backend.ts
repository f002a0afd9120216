import { FAULT_KINDS } from '../../../backend/fault-kinds.ts';
import { faults, setFault } from '../../backend.ts';
import { h } from '../../h.ts';
import { type ChipRow, chipRow } from '../controls.ts';
import type { PanelContext, PanelGroup } from '../panel-group.ts';

/** Labels of the services in the panel. */
const LABELS: Readonly<Record<keyof typeof FAULT_KINDS, string>> = {
  newsletter: 'Newsletter service',
  customer: 'Customer service',
  login: 'Login service',
  preview: 'Preview service',
  abtest: 'A/B test service',
  'frontend-data': 'Session data (psdata)',
  logos: 'Footer logos',
};

function offlineHint(): HTMLElement {
  const state = h('strong');
  const show = (): void => {
    state.textContent = navigator.onLine ? 'online' : 'offline';
  };
  window.addEventListener('online', show);
  window.addEventListener('offline', show);
  show();
  return h(
    'p',
    { class: 'hint' },
    'Offline is a switch of the browser: developer tools, Network, Offline. Now it is ',
    state,
    '.',
  );
}

function build({ announce }: PanelContext): Node[] {
  const trouble = h(
    'p',
    { class: 'hint', hidden: true },
    'The demo’s backend does not answer; start it with npm start.',
  );
  const rows = new Map<string, ChipRow>();
  for (const [service, kinds] of Object.entries(FAULT_KINDS)) {
    const label = LABELS[service as keyof typeof FAULT_KINDS];
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

/** The backend's faults, to show the widgets' error states. */
export const backendGroup: PanelGroup = { id: 'backend', title: 'Backend', kind: 'controls', build };
