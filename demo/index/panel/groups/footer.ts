import { nlStatus, setNlStatus } from '../../backend.ts';
import { chipRow } from '../controls.ts';
import type { PanelContext, PanelGroup } from '../panel-group.ts';
import { settingControl } from '../setting-controls.ts';

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

/** The attributes of the footer. */
export const footerGroup: PanelGroup = {
  id: 'footer',
  title: 'Footer',
  kind: 'controls',
  build: (context) => [
    settingControl('reduced', context),
    settingControl('checkout', context),
    settingControl('hide-newsletter', context),
    settingControl('page-header', context),
    statusRow(context),
    settingControl('content-src', context),
  ],
};
