import { h } from '../../h.ts';
import { SETTINGS } from '../../settings/definitions.ts';
import { queryFromSettings } from '../../settings/settings.ts';
import type { PanelContext, PanelGroup } from '../panel-group.ts';
import { settingControl } from '../setting-controls.ts';

const CONFIGURATOR = 'configurator.html';

function build(context: PanelContext): Node[] {
  const more = h('a', { href: CONFIGURATOR }, 'Every attribute, text and colour, and the snippet: the configurator');
  context.settings.follow((values) => {
    more.href = CONFIGURATOR + queryFromSettings(values, '');
  });
  return [...SETTINGS.map((setting) => settingControl(setting, context)), h('p', { class: 'hint' }, more)];
}

/** The attributes of the widgets on this page. */
export const settingsGroup: PanelGroup = { id: 'settings', title: 'Settings', kind: 'controls', build };
