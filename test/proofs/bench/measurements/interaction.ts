import { setTimeout as pause } from 'node:timers/promises';

import type { Page } from '../browser/chromium.ts';
import { SLOW_CPU, visit, withPage } from '../browser/load.ts';
import { rangeOf } from '../figures/statistics.ts';
import { markdownTable } from '../figures/tables.ts';
import { measureInTurns } from '../figures/turns.ts';
import { latencyScript } from '../in-page/latency.ts';
import { type BenchPage, PAGES } from '../pages/pages.ts';
import type { Bench } from './measurement.ts';

/** Keys after the first one, which may open something. */
const FURTHER_KEYS = 9;

/** How long a page rests between two inputs, so that one does not wait for the other. In milliseconds. */
const REST = 200;

const SIGN_UP = `document.querySelector('shop-newsletter, plain-form').shadowRoot`;
const EMAIL = `${SIGN_UP}.querySelector('input[type=email]')`;
const NOTICE = `${SIGN_UP}.querySelector('.panel-toggle')`;
const COUNTRIES = `document.querySelector('shop-footer').shadowRoot.querySelector('[part~=countries] button')`;

interface Interaction {
  readonly title: string;
  readonly page: string;
  /** In milliseconds. */
  readonly goal?: number;
  readonly measure: (page: Page) => Promise<readonly number[]>;
}

const INTERACTIONS: readonly Interaction[] = [
  { title: 'key typed, written by hand', page: 'hand-written', measure: typing },
  { title: 'key typed, `<shop-newsletter>`', page: 'newsletter', goal: 32, measure: typing },
  {
    title: 'first key, which opens the further fields',
    page: 'newsletter',
    goal: 32,
    measure: async (page) => [await pressOn(page, EMAIL, 'a')],
  },
  {
    title: 'legal notice expanded',
    page: 'newsletter',
    goal: 32,
    async measure(page) {
      await pressOn(page, EMAIL, 'a');
      await pause(REST);
      return [await pressOn(page, NOTICE, '\r')];
    },
  },
  {
    title: 'country selector opened, `<shop-footer>`',
    page: 'footer',
    goal: 32,
    measure: async (page) => [await pressOn(page, COUNTRIES, '\r')],
  },
  { title: 'platform switched, `<shop-footer>`', page: 'footer', goal: 32, measure: switching },
  { title: 'click to request, written by hand', page: 'hand-written', measure: sending },
  { title: 'click to request, `<shop-newsletter>`', page: 'newsletter', goal: 50, measure: sending },
];

/** From an input to the frame that follows it, and from a click to the request. */
export async function measureInteraction(bench: Bench): Promise<string> {
  const times = await measureInTurns(INTERACTIONS, bench.rounds, async ({ page: name, measure }) => {
    const page = PAGES.find((each) => each.name === name) as BenchPage;
    return withPage(bench, page, SLOW_CPU, async (opened) => {
      await opened.send('Page.addScriptToEvaluateOnNewDocument', { source: latencyScript() });
      await visit(bench.site, page, opened);
      return measure(opened);
    });
  });
  return markdownTable([
    ['', 'median (min to max) ms', 'goal ms'],
    ...INTERACTIONS.map(({ title, goal }, index) => [
      title,
      rangeOf((times[index] ?? []).flat(), 0),
      goal === undefined ? '' : String(goal),
    ]),
  ]);
}

async function typing(page: Page): Promise<readonly number[]> {
  await pressOn(page, EMAIL, 'a');
  const times: number[] = [];
  for (let key = 0; key < FURTHER_KEYS; key += 1) {
    await pause(REST);
    times.push(await pressOn(page, EMAIL, 'b'));
  }
  return times;
}

async function switching(page: Page): Promise<readonly number[]> {
  const times: number[] = [];
  for (const platform of ['MATCH', 'CLASSIC', 'MATCH', 'CLASSIC']) {
    const change = `() => document.querySelector('shop-footer').setAttribute('platform', '${platform}')`;
    const count = `document.querySelector('shop-footer').shadowRoot.querySelectorAll('button').length`;
    const before = (await page.evaluate(count)) as number;
    times.push((await page.evaluate(`benchLatency.toChange(${change}, () => ${count} !== ${before})`)) as number);
    await pause(REST);
  }
  return times;
}

async function sending(page: Page): Promise<readonly number[]> {
  await page.evaluate(`${EMAIL}.focus()`);
  await page.send('Input.insertText', { text: 'jo@example.org' });
  await pause(REST);
  const button = `[...${SIGN_UP}.querySelectorAll('form button:not([type=button])')].at(-1)`;
  await page.evaluate(`${button}.scrollIntoView({ block: 'center' })`);
  const { x, y, width, height } = (await page.evaluate(`${button}.getBoundingClientRect().toJSON()`)) as DOMRect;
  return [
    await answerTo(page, `benchLatency.toRequest('click', 'newsletter-subscribers')`, async () => {
      for (const type of ['mousePressed', 'mouseReleased']) {
        const place = { x: x + width / 2, y: y + height / 2 };
        await page.send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 });
      }
    }),
  ];
}

/** Focuses an element, presses a key and returns the milliseconds to the frame that follows. */
async function pressOn(page: Page, element: string, text: string): Promise<number> {
  const key = text === '\r' ? { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 } : { key: text };
  await page.evaluate(`${element}.focus()`);
  await pause(REST);
  return answerTo(page, `benchLatency.toPaint('keydown')`, async () => {
    await page.send('Input.dispatchKeyEvent', { type: 'keyDown', text, ...key });
    await page.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  });
}

/** Begins to wait in the page, acts, and returns what the page answers. */
async function answerTo(page: Page, waiting: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate(`void (window.benchAnswer = ${waiting})`);
  await act();
  return (await page.evaluate('window.benchAnswer')) as number;
}
