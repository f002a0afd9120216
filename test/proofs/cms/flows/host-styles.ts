import type { Page } from '@playwright/test';
import type { Snapshot } from '../../../embed/support/computed-styles.ts';

/** They follow from the height of the widgets. */
const FROM_HEIGHT =
  /^(height|block-size|perspective-origin|transform-origin|top|bottom|inset-block-start|inset-block-end|grid-template-rows)$/;

/** The computed styles of every element of the page but the widgets, in the order of the page. */
export async function hostStyles(page: Page): Promise<Snapshot> {
  const styles = await page.evaluate(() => {
    const widgets = 'shop-newsletter, shop-footer, shop-preview, [data-shop-widget], [data-shop-widgets], script';
    // Not by Array.from, which Prototype and MooTools replace.
    return [...document.querySelectorAll('html, body, body *')]
      .filter((element) => !element.closest(widgets))
      .map((element) => {
        const style = getComputedStyle(element);
        // One text for each element reaches the test much faster than its hundreds of values.
        let text = '';
        for (const property of style) text += `${property}: ${style.getPropertyValue(property)}; `;
        // The host's own scripts add classes in one order or another.
        const classes = [...element.classList].sort().join('.');
        return [`${element.localName}#${element.id}.${classes}`, text];
      });
  });
  return styles.map(([element = '', text = '']) => {
    const values = text.split('; ').map((declaration) => {
      const [property = '', ...rest] = declaration.split(': ');
      return [property, rest.join(': ')] as const;
    });
    return Object.fromEntries([['element', element], ...values.filter(([property]) => !FROM_HEIGHT.test(property))]);
  });
}
