import type { Page } from '@playwright/test';

/** They follow from the room that the widgets take: computed sizes and offsets are pixels. */
const OF_THE_ROOM = [
  'height',
  'block-size',
  'perspective-origin',
  'transform-origin',
  'top',
  'bottom',
  'inset-block-start',
  'inset-block-end',
  'grid-template-rows',
];

/** The widgets of a page, and what they hang below the document. */
const OURS =
  'shop-newsletter, shop-footer, shop-preview, shop-session, shop-layout, [data-shop-widget], script, [data-shop-widgets]';

/** The computed styles of every element of the host, by its place in the page. */
export type HostStyles = Readonly<Record<string, Readonly<Record<string, string>>>>;

export function hostStylesOf(page: Page): Promise<HostStyles> {
  return page.evaluate(
    ([ours, skipped]) => {
      const placeOf = (element: Element): string => {
        const parent = element.parentElement;
        if (!parent) return element.localName;
        const siblings = [...parent.children].filter((child) => !child.matches(ours));
        return `${placeOf(parent)} > ${element.localName}#${element.id}:${String(siblings.indexOf(element))}`;
      };
      const found: Record<string, Record<string, string>> = {};
      for (const element of document.querySelectorAll('html, body, body *')) {
        if (element.closest(ours)) continue;
        for (const pseudo of [undefined, '::before', '::after']) {
          const style = getComputedStyle(element, pseudo);
          if (pseudo && style.content === 'none') continue;
          const entries = Array.from(style, (name) => [name, style.getPropertyValue(name)] as const);
          found[placeOf(element) + (pseudo ?? '')] = Object.fromEntries(
            entries.filter(([name]) => !skipped.includes(name)),
          );
        }
      }
      return found;
    },
    [OURS, OF_THE_ROOM] as const,
  );
}

/** What differs, in a readable form. */
export function changedStyles(before: HostStyles, after: HostStyles): string[] {
  const places = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return places.flatMap((place) => {
    const [one, other] = [before[place], after[place]];
    if (!one || !other) return [`${place} is only there ${one ? 'without' : 'with'} the script`];
    return Object.keys(one)
      .filter((name) => one[name] !== other[name])
      .map((name) => `${place} { ${name}: ${one[name] ?? ''} → ${other[name] ?? ''} }`);
  });
}
