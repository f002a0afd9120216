import type { ComponentProps } from 'react';
import { type AbTestClient, NO_AB_TESTS } from '../../../src/embed/api/ab-test-client.ts';
import { type Site, timeZoneOf } from '../../../src/embed/market/sites.ts';
import { Badge } from '../../../widgets/preview/badge.tsx';
import { SettingsDialog } from '../../../widgets/preview/settings-dialog.tsx';
import { type AnyElement, element } from '../element.ts';

const nothing = (): void => undefined;

type BadgeProps = Pick<ComponentProps<typeof Badge>, 'settings'> & { readonly site: Site };

function StaffBadge({ settings, site }: BadgeProps) {
  return (
    <div className="staff" lang="en">
      <Badge
        settings={settings}
        zone={timeZoneOf(site)}
        report={{ kind: 'none' }}
        onToggle={nothing}
        onLive={nothing}
      />
    </div>
  );
}

interface DialogProps {
  readonly open: boolean;
  readonly site: Site;
  readonly getTestsAt: AbTestClient['getTestsAt'];
  readonly onClose: () => void;
}

function StaffDialog({ open, site, getTestsAt, onClose }: DialogProps) {
  if (!open) return null;
  return (
    <div className="staff" lang="en">
      <SettingsDialog
        selection={{ date: '2030-12-24', time: '18:00', test: '', group: '' }}
        isProposed={false}
        zone={timeZoneOf(site)}
        now={() => '2030-12-24T18:00'}
        report={{ kind: 'none' }}
        abTestClient={{ ...NO_AB_TESTS, getTestsAt }}
        onSelect={nothing}
        onApply={nothing}
        onLogOut={nothing}
        onClose={onClose}
      />
    </div>
  );
}

/** The parts of the staff panel in each of their states. */
export const STAFF_PANEL: readonly AnyElement[] = [
  element<BadgeProps>({
    name: 'Badge',
    component: StaffBadge,
    props: {},
    states: {
      live: { settings: { dateTime: null, test: null, group: null } },
      'a time and a test': { settings: { dateTime: '2030-12-24T18:00', test: 'headline', group: 'B' } },
    },
  }),
  element<DialogProps>({
    name: 'SettingsDialog',
    component: StaffDialog,
    props: { open: false },
    changes: { onClose: () => ({ open: false }) },
    states: {
      'with tests': { getTestsAt: async () => [{ name: 'headline', groups: [{ name: 'A' }, { name: 'B' }] }] },
      'without tests': { getTestsAt: async () => [] },
      'loading tests': { getTestsAt: () => new Promise(() => undefined) },
      'failing tests': { getTestsAt: () => Promise.reject(new Error('The service does not answer.')) },
    },
  }),
];
