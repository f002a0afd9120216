import { type Browser, type BrowserContext, chromium } from '@playwright/test';

import { findOrInstallBrowser } from '../support/browser-install.ts';

/**
 * Measures in fresh contexts, without a cache. The subjects take turns, so that a busy machine affects all of them.
 *
 * @param measure returns the figure of one load
 * @param loads number of loads per subject, after one that warms up the browser and is not counted
 * @returns a list of figures per subject
 */
export async function measureInTurns<Subject>(
  subjects: readonly Subject[],
  loads: number,
  measure: (context: BrowserContext, subject: Subject) => Promise<number>,
): Promise<number[][]> {
  const { path } = await findOrInstallBrowser((line) => console.error(line));
  const browser = await chromium.launch({ executablePath: path });
  const figures = subjects.map((): number[] => []);
  try {
    for (const subject of subjects) await measureOnce(browser, (context) => measure(context, subject));
    for (let load = 0; load < loads; load += 1) {
      for (const [index, subject] of subjects.entries()) {
        figures[index]?.push(await measureOnce(browser, (context) => measure(context, subject)));
      }
    }
  } finally {
    await browser.close();
  }
  return figures;
}

async function measureOnce(browser: Browser, measure: (context: BrowserContext) => Promise<number>): Promise<number> {
  const context = await browser.newContext();
  try {
    return await measure(context);
  } finally {
    await context.close();
  }
}
