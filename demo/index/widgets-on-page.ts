import { DEFAULT_SITE } from '../../src/embed/market/sites.ts';
import type { Settings } from './settings/settings.ts';

/** The attributes that the settings decide on. */
const NAMES = ['site', 'platform', 'invalid-link'];

function widgets(): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>('shop-newsletter, shop-footer');
}

/** The attributes of a tag for the settings: only those that differ from the tag's default. */
export function attributesOf(tag: string, settings: Settings): [name: string, value: string][] {
  const { site, platform, isLinkInvalid } = settings;
  return [
    ...(site === DEFAULT_SITE ? [] : [['site', site] as [string, string]]),
    ...(platform === '' ? [] : [['platform', platform] as [string, string]]),
    ...(isLinkInvalid && tag === 'shop-newsletter' ? [['invalid-link', ''] as [string, string]] : []),
  ];
}

/** Sets and removes the attributes of the widgets in place, as a page's own script would. */
export function applySettings(settings: Settings): void {
  for (const widget of widgets()) {
    const wanted = new Map(attributesOf(widget.localName, settings));
    const changed = NAMES.filter((name) => widget.getAttribute(name) !== (wanted.get(name) ?? null));
    const target = changed.length > 0 ? withoutMarkup(widget) : widget;
    for (const name of changed) {
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
