import { type AbTestClient, NO_AB_TESTS } from '../../../src/embed/api/ab-test-client.ts';
import { type Site, timeZoneOf } from '../../../src/embed/market/sites.ts';
import { Badge } from '../../../widgets/preview/badge.tsx';
import { SettingsDialog } from '../../../widgets/preview/settings-dialog.tsx';
import { Stage } from './stage.tsx';

const LIVE = { dateTime: null, test: null, group: null };
const CHRISTMAS = { dateTime: '2030-12-24T18:00', test: 'headline', group: 'B' };

const BADGES = { 'badge, live': LIVE, 'badge, a time and a test': CHRISTMAS };

const DIALOGS: Readonly<Record<string, AbTestClient>> = {
  'dialog with tests': answering(async () => [{ name: 'headline', groups: [{ name: 'A' }, { name: 'B' }] }]),
  'dialog without tests': answering(async () => []),
  'dialog, loading tests': answering(() => new Promise(() => undefined)),
  'dialog, failing tests': answering(() => Promise.reject(new Error('The service does not answer.'))),
};

function answering(getTestsAt: AbTestClient['getTestsAt']): AbTestClient {
  return { ...NO_AB_TESTS, getTestsAt };
}

// Modal dialogs would cover the page and each other.
HTMLDialogElement.prototype.showModal = function showBeside(this: HTMLDialogElement): void {
  this.open = true;
  this.focus = () => undefined;
};

/** The parts of the staff panel in each of their states. */
export function StaffStates({ site }: { readonly site: Site }) {
  const zone = timeZoneOf(site);
  const nothing = (): void => undefined;
  return (
    <>
      <div className="states badges">
        {Object.entries(BADGES).map(([name, settings]) => (
          <Stage key={name} name={name} site={site}>
            <div className="staff" lang="en">
              <Badge
                {...{ settings, zone }}

                report={{ kind: 'none' }}
                onToggle={nothing}
                onLive={nothing}
              />
            </div>
          </Stage>
        ))}
      </div>
      <div className="states dialogs">
        {Object.entries(DIALOGS).map(([name, client]) => (
          <Stage key={name} name={name} site={site}>
            <div className="staff" lang="en">
              <SettingsDialog
                selection={{ date: '2030-12-24', time: '18:00', test: '', group: '' }}
                isProposed={false}
                zone={zone}
                now={() => '2030-12-24T18:00'}
                report={{ kind: 'none' }}
                abTestClient={client}
                onSelect={nothing}
                onApply={nothing}
                onLogOut={nothing}
                onClose={nothing}
              />
            </div>
          </Stage>
        ))}
      </div>
    </>
  );
}
