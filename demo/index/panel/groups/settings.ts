import { SITES } from '../../../../src/embed/market/sites.ts';
import { h } from '../../h.ts';
import { PLATFORMS, type SettingsStore } from '../../settings/settings.ts';
import { chipRow, controlGroup } from '../controls.ts';

/** The site and the platform of the widgets on this page. */
export function settingsGroup(settings: SettingsStore): HTMLElement {
  const rows = {
    site: chipRow(
      'site',
      'Site',
      SITES.map((value) => ({ value, label: value })),
      (value) => settings.set('site', value),
    ),
    platform: chipRow(
      'platform',
      'Platform',
      PLATFORMS.map((value) => ({ value, label: value === '' ? 'auto' : value })),
      (value) => settings.set('platform', value),
    ),
  };
  const more = h('a', {}, 'Every attribute and text, and the snippet: the configurator');
  settings.follow(({ site, platform }) => {
    rows.site.show(site);
    rows.platform.show(platform);
    more.href = `configurator.html?site=${site}&platform=${platform}`;
  });
  return controlGroup('Settings', rows.site.root, rows.platform.root, h('p', { class: 'hint' }, more));
}
