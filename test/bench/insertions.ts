import { type Browser, chromium } from '@playwright/test';

import { findOrInstallBrowser } from '../support/browser-install.ts';

declare global {
  interface Window {
    /** Set by insertions.js in the measured page. */
    millisecondsToInsert: () => Promise<number>;
  }
}

/**
 * Milliseconds to add 10,000 elements to a page without tags, in fresh loads. What the page runs besides takes turns, so
 * that a busy machine affects each of them.
 *
 * @param url the page, with insertions.js
 * @param scripts addresses of the scripts that the page runs before; `undefined` for none
 * @param loads number of loads for each
 * @returns a list of times for each of `scripts`
 */
export async function timesToInsert(
  url: string,
  scripts: readonly (string | undefined)[],
  loads: number,
): Promise<number[][]> {
  const { path } = await findOrInstallBrowser((line) => console.error(line));
  const browser = await chromium.launch({ executablePath: path });
  const times = scripts.map((): number[] => []);
  try {
    for (const script of scripts) await timeToInsert(browser, url, script);
    for (let load = 0; load < loads; load += 1) {
      for (const [index, script] of scripts.entries()) times[index]?.push(await timeToInsert(browser, url, script));
    }
  } finally {
    await browser.close();
  }
  return times;
}

async function timeToInsert(browser: Browser, url: string, script: string | undefined): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(url);
    if (script !== undefined) await page.addScriptTag({ url: script });
    // The first insertion warms up the page's own code.
    await page.evaluate(() => window.millisecondsToInsert());
    return await page.evaluate(() => window.millisecondsToInsert());
  } finally {
    await context.close();
  }
}
