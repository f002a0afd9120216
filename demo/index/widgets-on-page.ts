import { SETTINGS } from './settings/definitions.ts';
import type { SettingValues } from './settings/settings.ts';

/** The tags on this page; add a new tag here. */
const TAGS = ['shop-newsletter', 'shop-footer'];

function widgets(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(TAGS.join(','))];
}

/** The attributes of a tag for the settings: only those that differ from the tag's default. */
export function attributesOf(tag: string, values: SettingValues): [name: string, value: string][] {
  return SETTINGS.filter((setting) => setting.tags.includes(tag)).flatMap((setting): [string, string][] => {
    const isOn = setting.kind === 'switch' && setting.initially === 'on';
    const value = isOn && !values.has(setting.name) ? '' : values.get(setting.name);
    return value === undefined || (isOn && value === 'off') ? [] : [[setting.name, value]];
  });
}

/** Sets and removes the attributes of the widgets in place, as a page's own script would. */
export function applySettings(values: SettingValues): void {
  for (const widget of widgets()) {
    const wanted = new Map(attributesOf(widget.localName, values));
    const changed = SETTINGS.filter(({ name }) => widget.getAttribute(name) !== (wanted.get(name) ?? null));
    const target = changed.length > 0 ? withoutMarkup(widget) : widget;
    for (const { name } of changed) {
      const value = wanted.get(name);
      if (value === undefined) target.removeAttribute(name);
      else target.setAttribute(name, value);
    }
  }
}

/** Drops markup that is prerendered for other settings, if no script has taken it over: a copy has no shadow root. */
function withoutMarkup(widget: HTMLElement): HTMLElement {
  if (widget.shadowRoot === null || widget.matches(':defined')) return widget;
  const copy = widget.cloneNode(true) as HTMLElement;
  widget.replaceWith(copy);
  return copy;
}

/** Replaces the widgets by new copies, so that they start again, for example as another customer. */
export function reloadWidgets(): void {
  for (const widget of widgets()) widget.replaceWith(widget.cloneNode(true));
}
