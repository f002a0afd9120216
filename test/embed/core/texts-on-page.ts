import type { Page } from '@playwright/test';

/** A text inside a widget, with the colours that meet, as the browser computed them. */
export interface TextOnPage {
  readonly where: string;
  readonly color: string;
  /** The nearest background inside the widget, or `null` where the text would stand on the page's own. */
  readonly ground: string | null;
}

/** Every visible text of the widgets. */
export function textsOnPage(page: Page): Promise<TextOnPage[]> {
  return page.evaluate(() => {
    const groundOf = (element: Element | null): string | null => {
      if (!element) return null;
      const { backgroundColor } = getComputedStyle(element);
      return backgroundColor.startsWith('rgb(') ? backgroundColor : groundOf(element.parentElement);
    };
    const hasText = (element: Element): boolean =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
    const hosts = [...document.querySelectorAll('shop-newsletter, shop-footer')];
    return hosts.flatMap(({ localName, shadowRoot }) =>
      [...(shadowRoot?.querySelectorAll('.root *') ?? [])]
        .filter((element) => hasText(element) && element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.closest('.visually-hidden, .trap, :disabled, option'))
        .map((element) => ({
          where: `${localName} ${element.className} ${element.textContent.slice(0, 30)}`,
          color: getComputedStyle(element).color,
          ground: groundOf(element),
        })),
    );
  });
}
