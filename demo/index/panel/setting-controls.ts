import type { Setting } from '../settings/definitions.ts';
import { checkBox, chipRow } from './controls.ts';
import type { PanelContext } from './panel-group.ts';

/** Creates the control of one setting, bound to the store in both directions. */
export function settingControl(setting: Setting, { settings }: PanelContext): HTMLElement {
  const { name, label } = setting;
  if (setting.kind === 'choice') {
    const row = chipRow(name, label, setting.options, (value) => settings.set(name, value));
    settings.follow((values) => row.show(values.get(name) ?? setting.fallback));
    return row.root;
  }
  const box = checkBox(name, label, setting.hint, (on) => settings.set(name, on ? '' : 'off'));
  settings.follow((values) => {
    box.input.checked = setting.initially === 'on' ? !values.has(name) : values.has(name);
  });
  return box.root;
}
