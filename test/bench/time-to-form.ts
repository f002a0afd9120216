import { type Browser, chromium } from '@playwright/test';

import { findOrInstallBrowser } from '../support/browser-install.ts';

const SLOW_DOWN = 4;

declare global {
  interface Window {
    /** Set by measure.js in the measured pages. */
    millisecondsToForm: Promise<number>;
  }
}

/**
 * Milliseconds from the start of the script to the frame that shows the form, with the CPU slowed down four times, in
 * fresh loads without a cache. The pages take turns, so that a busy machine affects all of them.
 *
 * @param urls the pages, each with measure.js
 * @param loads number of loads per page
 * @returns a list of times per page
 */
export async function timesToForm(urls: readonly string[], loads: number): Promise<number[][]> {
  const { path } = await findOrInstallBrowser((line) => console.error(line));
  const browser = await chromium.launch({ executablePath: path });
  const times = urls.map((): number[] => []);
  try {
    // The first load warms up the browser itself and is not counted.
    for (const url of urls) await timeToForm(browser, url);
    for (let load = 0; load < loads; load += 1) {
      for (const [page, url] of urls.entries()) times[page]?.push(await timeToForm(browser, url));
    }
  } finally {
    await browser.close();
  }
  return times;
}

async function timeToForm(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    await page.goto(url);
    return await page.evaluate(() => window.millisecondsToForm);
  } finally {
    await context.close();
  }
}
