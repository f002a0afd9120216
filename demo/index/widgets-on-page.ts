import { DEFAULT_SITE } from '../../src/embed/market/sites.ts';
import { FOOTERS, type Settings } from './settings/settings.ts';

/** The attributes that the settings decide on. */
const NAMES = ['site', 'platform', 'invalid-link', 'reduced', 'checkout', 'page-header'];

function widgets(): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>('shop-newsletter, shop-footer');
}

/** The attributes of a tag for the settings: only those that differ from the tag's default. */
function attributesOf(tag: string, settings: Settings): [name: string, value: string][] {
  const { site, platform, footer, isLinkInvalid } = settings;
  return [
    ...(site === DEFAULT_SITE ? [] : [['site', site] as [string, string]]),
    ...(platform === '' ? [] : [['platform', platform] as [string, string]]),
    ...(isLinkInvalid && tag === 'shop-newsletter' ? [['invalid-link', ''] as [string, string]] : []),
    ...(tag === 'shop-footer' ? FOOTERS[footer] : []),
  ];
}

/** Sets and removes the attributes of the widgets in place, as a page's own script would. */
export function applySettings(settings: Settings): void {
  for (const widget of widgets()) {
    const wanted = new Map(attributesOf(widget.localName, settings));
    for (const name of NAMES) {
      const value = wanted.get(name);
      if (value === undefined) widget.removeAttribute(name);
      else widget.setAttribute(name, value);
    }
  }
}

/** Replaces the widgets by new copies, so that they start again, for example as another customer. */
export function reloadWidgets(): void {
  for (const widget of widgets()) widget.replaceWith(widget.cloneNode(true));
}
