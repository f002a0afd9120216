import { settingNamed } from '../settings/definitions.ts';
import { checkBox, chipRow, textField } from './controls.ts';
import type { PanelContext } from './panel-group.ts';

/** Creates the control of one setting, bound to the store in both directions. */
export function settingControl(name: string, { settings }: PanelContext): HTMLElement {
  const setting = settingNamed(name);
  switch (setting.kind) {
    case 'choice': {
      const row = chipRow(name, setting.label, setting.options, (value) => settings.set(name, value));
      settings.follow((values) => row.show(values.get(name) ?? setting.fallback));
      return row.root;
    }
    case 'switch': {
      const box = checkBox(name, setting.label, setting.hint, (on) => {
        settings.set(name, on ? '' : 'off');
      });
      settings.follow((values) => {
        box.input.checked = setting.initially === 'on' ? !values.has(name) : values.has(name);
      });
      return box.root;
    }
    case 'text': {
      const field = textField(name, setting.label, setting.placeholder, (value) => settings.set(name, value));
      settings.follow((values) => {
        field.input.value = values.get(name) ?? '';
      });
      return field.root;
    }
  }
}
