import { FAULT_KINDS } from '../../../backend/fault-kinds.ts';
import { faults, setFault } from '../../backend.ts';
import { backendRow, controlGroup } from '../controls.ts';

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

/** The backend's faults, to show the widgets' error states. */
export function backendGroup(announce: (message: string) => void): HTMLElement {
  const rows = Object.entries(FAULT_KINDS).map(([service, kinds]) =>
    backendRow({
      name: `fault-${service}`,
      label: LABELS[service as keyof typeof FAULT_KINDS],
      options: kinds.map((kind) => ({ value: kind, label: kind.replaceAll('-', ' ') })),
      read: async () => (await faults())[service] ?? '',
      write: (fault) => setFault(service, fault),
      onChange: (fault) =>
        announce(fault === 'none' ? `The ${service} service works.` : `The ${service} service fails: ${fault}.`),
      announce,
    }),
  );
  return controlGroup('Backend', ...rows);
}
