import { measureInTurns } from './fresh-loads.ts';

const SLOW_DOWN = 4;

declare global {
  interface Window {
    /** Set by measure.js in the measured pages. */
    millisecondsToForm: Promise<number>;
  }
}

/**
 * Milliseconds from the start of the script to the frame that shows the form, with the CPU slowed down four times.
 *
 * @param urls the pages, each with measure.js
 * @param loads number of loads per page
 * @returns a list of times per page
 */
export function timesToForm(urls: readonly string[], loads: number): Promise<number[][]> {
  return measureInTurns(urls, loads, async (context, url) => {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    await page.goto(url);
    return page.evaluate(() => window.millisecondsToForm);
  });
}
