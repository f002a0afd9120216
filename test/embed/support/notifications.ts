import type { Locator } from '@playwright/test';

/**
 * The look of a message: the name of the theme colour of its notification's text and border.
 *
 * @param message an element inside the notification
 */
export function lookOf(message: Locator): Promise<string> {
  return message.evaluate((element) => {
    const { color, borderColor, backgroundColor } = getComputedStyle(element.closest('.notification') ?? element);
    const probe = document.createElement('span');
    element.append(probe);
    const named = (name: string): string => {
      probe.style.color = `var(--_${name})`;
      return getComputedStyle(probe).color;
    };
    const looks = ['error', 'success', 'warning', 'information'].filter(
      (name) => color === named(name) && borderColor === named(name) && backgroundColor === named(`${name}-soft`),
    );
    probe.remove();
    return looks.join(' or ');
  });
}
