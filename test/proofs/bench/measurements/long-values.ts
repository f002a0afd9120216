import { readFileSync } from 'node:fs';

import { filled, FILLINGS } from '../../../support/fillings.ts';
import type { Page } from '../browser/chromium.ts';
import { visit, withPage } from '../browser/load.ts';
import { markdownTable } from '../figures/tables.ts';
import { emptyPage } from '../pages/pages.ts';
import type { Bench } from './measurement.ts';

const IN_PAGE = readFileSync(new URL('../in-page/long-values.js', import.meta.url), 'utf8');

const TAGS = ['shop-newsletter', 'shop-footer', 'shop-preview', 'shop-session', 'shop-layout'];

const MILLION = 1_000_000;

/**
 * What a million characters in an attribute cost a page: for each class of characters the dearest attribute. Measured on
 * the processor, once each: a pattern that is quadratic takes minutes. `npm run test:unit` counts the steps of the patterns.
 */
export async function measureLongValues(bench: Bench): Promise<string> {
  const page = emptyPage('long-values', ['shop-widgets.js']);
  return withPage(bench, page, { slowDown: 1, network: 'as it is' }, async (opened) => {
    await opened.send('Performance.enable', { timeDomain: 'threadTicks' });
    await visit(bench.site, page, opened);
    await opened.evaluate(IN_PAGE);
    const places = (await opened.evaluate(
      `window.showTags(${JSON.stringify(TAGS)})`,
    )) as readonly (readonly string[])[];
    const rows: string[][] = [];
    for (const [what, filling] of [['three letters', ''], ...Object.entries(FILLINGS)] as const) {
      const value = filling === '' ? "'xyz'" : JSON.stringify(filled(filling, MILLION));
      await opened.evaluate(`void (window.longValue = ${value})`);
      const [time, place] = await dearest(opened, places);
      rows.push([what, time.toFixed(1), place]);
    }
    return markdownTable([['a million characters', 'script ms of the dearest', 'which'], ...rows]);
  });
}

async function dearest(page: Page, places: readonly (readonly string[])[]): Promise<readonly [number, string]> {
  let most: readonly [number, string] = [0, ''];
  for (const [tag = '', attribute = ''] of places) {
    const before = await scriptTime(page);
    await page.evaluate(`window.setLongValue('${tag}', '${attribute}')`);
    const time = (await scriptTime(page)) - before;
    if (time > most[0]) most = [time, `\`${tag} ${attribute}\``];
  }
  return most;
}

/** The time of the page's scripts on the processor since `Performance.enable`, in milliseconds. */
async function scriptTime(page: Page): Promise<number> {
  const { metrics } = (await page.send('Performance.getMetrics')) as {
    readonly metrics: readonly { readonly name: string; readonly value: number }[];
  };
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
}
