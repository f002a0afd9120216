import type { Locator } from '@playwright/test';

/** How far, in CSS pixels, the text that only screen readers read is off the line of each link: they tell it as another line. */
export function offLine(links: Locator): Promise<readonly number[]> {
  return links.evaluateAll((all) =>
    all.map((link) => {
      const [name = 0, aloud = 0] = Array.from(link.querySelectorAll('span'), (text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const line = Array.from(range.getClientRects()).at(-1);
        return line ? line.top + line.height / 2 : Number.NaN;
      });
      return Math.abs(name - aloud);
    }),
  );
}
