/**
 * `node test/proofs/browser/dev/measure.ts`: the time from saving a component and a stylesheet to seeing the change in
 * `npm run dev`. It changes two files and restores them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startDev } from '../../../../demo/dev/server.ts';
import { findBrowser } from '../../../support/browser.ts';

const WIDGET = join(import.meta.dirname, '../../../../widgets/newsletter');
const RUNS = 7;

interface Change {
  readonly file: string;
  readonly before: string;
  readonly after: (run: number) => string;
  /** A property of the lead's computed style, or an attribute of it, that has the value afterwards. */
  readonly seen: (run: number) => string;
}

const CHANGES: Readonly<Record<string, Change>> = {
  component: {
    file: join(WIDGET, 'newsletter-view.tsx'),
    before: 'className="offer-lead"',
    after: (run) => `className="offer-lead" title="run ${run}"`,
    seen: (run) => `element.title === "run ${run}"`,
  },
  stylesheet: {
    file: join(WIDGET, 'newsletter.css'),
    before: '.offer-lead {\n  font-size: 16px;',
    after: (run) => `.offer-lead {\n  font-size: ${20 + run}px;`,
    seen: (run) => `getComputedStyle(element).fontSize === "${20 + run}px"`,
  },
};

const server = await startDev({ port: 0, databaseFile: ':memory:' });
const executablePath = findBrowser()?.path;
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
try {
  const page = await browser.newPage();
  await page.goto(`${server.url}/subscribenewsletter?site=DE`);
  const field = page.getByRole('textbox', { name: 'E-Mail-Adresse' });
  await field.fill('anna@exam');
  for (const [name, { file, before, after, seen }] of Object.entries(CHANGES)) {
    const source = readFileSync(file, 'utf8');
    const times: number[] = [];
    try {
      for (let run = 1; run <= RUNS; run += 1) {
        const began = performance.now();
        writeFileSync(file, source.replace(before, after(run)));
        await page.waitForFunction(
          `(() => { const element = document.querySelector('main shop-newsletter').shadowRoot.querySelector('.offer-lead'); return ${seen(run)}; })()`,
        );
        times.push(Math.round(performance.now() - began));
        // Of two changes right after each other, the file watcher reports the first one only.
        await page.waitForTimeout(500);
      }
    } finally {
      writeFileSync(file, source);
    }
    const median = times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)];
    console.log(`${name}: median ${median} ms (${times.join(', ')})`);
  }
  console.log(`What was typed: ${await field.inputValue()}`);
} finally {
  await browser.close();
  await server.close();
}
