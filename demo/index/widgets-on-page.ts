import { DEFAULT_SITE } from '../../src/embed/market/sites.ts';
import { FOOTERS, type Settings } from './settings/settings.ts';

function widgets(): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>('shop-newsletter, shop-footer');
}

/** Sets the attributes of the widgets in place, as a page's own script would, and removes those that are as by default. */
export function applySettings({ site, platform, footer, isLinkInvalid }: Settings): void {
  for (const widget of widgets()) {
    const isFooter = widget.localName === 'shop-footer';
    const wanted = {
      site: site === DEFAULT_SITE ? null : site,
      platform: platform || null,
      'invalid-link': isLinkInvalid && !isFooter ? '' : null,
      reduced: null,
      checkout: null,
      'page-header': null,
      ...(isFooter && FOOTERS[footer]),
    };
    for (const [name, value] of Object.entries(wanted)) {
      if (value === null) widget.removeAttribute(name);
      else widget.setAttribute(name, value);
    }
  }
}

/** Lets the widgets start again, for example as another customer. */
export function reloadWidgets(): void {
  for (const widget of widgets()) widget.replaceWith(widget.cloneNode(true));
}
