import { measureInTurns } from './fresh-loads.ts';

declare global {
  interface Window {
    /** Set by insertions.js in the measured page. */
    millisecondsToInsert: () => Promise<number>;
  }
}

/**
 * Milliseconds to add 10,000 elements to a page without tags.
 *
 * @param url the page, with insertions.js
 * @param scripts addresses of the scripts that the page runs before; `undefined` for none
 * @param loads number of loads for each
 * @returns a list of times for each of `scripts`
 */
export function timesToInsert(
  url: string,
  scripts: readonly (string | undefined)[],
  loads: number,
): Promise<number[][]> {
  return measureInTurns(scripts, loads, async (context, script) => {
    const page = await context.newPage();
    await page.goto(url);
    if (script !== undefined) await page.addScriptTag({ url: script });
    // The first insertion warms up the page's own code.
    await page.evaluate(() => window.millisecondsToInsert());
    return page.evaluate(() => window.millisecondsToInsert());
  });
}
