import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

import { findOrInstallBrowser } from '../../../support/browser-install.ts';
import { DevTools, type Send } from './dev-tools.ts';

const SWITCHES = [
  '--headless',
  '--remote-debugging-pipe',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--disable-sync',
  '--hide-scrollbars',
  // A measured page is never in the foreground.
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
];

/** A page in a context of its own, which shares no cache with others. */
export interface Page {
  readonly send: Send;
  /** The value of an expression in the page; it must be JSON. A promise is awaited. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** A running browser. */
export interface Chromium {
  /** Its name and version, such as `HeadlessChrome/140.0.0.0`. */
  readonly version: string;
  readonly openPage: () => Promise<Page>;
  readonly startTracing: (categories: readonly string[]) => Promise<void>;
  /** Ends the trace and resolves to its events. */
  readonly stopTracing: () => Promise<readonly unknown[]>;
  readonly close: () => Promise<void>;
}

/** Starts the browser that the tests use, with an empty profile. */
export async function startChromium(): Promise<Chromium> {
  const { path } = await findOrInstallBrowser((line) => console.error(line));
  const profile = await mkdtemp(join(tmpdir(), 'shop-widgets-bench-'));
  const child = spawn(path, [...SWITCHES, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [, , , input, output] = child.stdio;
  const devTools = new DevTools(input as Writable, output as Readable);
  const { product } = (await devTools.send('Browser.getVersion')) as { product: string };
  return {
    version: product,
    openPage: () => openPage(devTools),
    async startTracing(categories) {
      await devTools.send('Tracing.start', {
        traceConfig: { includedCategories: categories, excludedCategories: ['*'] },
      });
    },
    stopTracing: () => stopTracing(devTools),
    async close() {
      const closed = new Promise((resolve) => {
        child.once('close', resolve);
      });
      // The answer is lost when the browser is faster.
      await devTools.send('Browser.close').catch(() => undefined);
      await closed;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function stopTracing(devTools: DevTools): Promise<readonly unknown[]> {
  const events: unknown[] = [];
  devTools.on('Tracing.dataCollected', (params) => {
    for (const event of (params as { readonly value: readonly unknown[] }).value) events.push(event);
  });
  const completed = new Promise((resolve) => {
    devTools.on('Tracing.tracingComplete', resolve);
  });
  await devTools.send('Tracing.end');
  await completed;
  return events;
}

async function openPage(devTools: DevTools): Promise<Page> {
  const { browserContextId } = (await devTools.send('Target.createBrowserContext')) as { browserContextId: string };
  const { targetId } = (await devTools.send('Target.createTarget', { url: 'about:blank', browserContextId })) as {
    targetId: string;
  };
  const { sessionId } = (await devTools.send('Target.attachToTarget', { targetId, flatten: true })) as {
    sessionId: string;
  };
  const send: Send = (method, params) => devTools.send(method, params, sessionId);
  return {
    send,
    async evaluate(expression) {
      const answer = await send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
      const { result, exceptionDetails } = answer as Evaluation;
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    },
    async close() {
      await devTools.send('Target.disposeBrowserContext', { browserContextId });
    },
  };
}

interface Evaluation {
  readonly result: { readonly value?: unknown };
  readonly exceptionDetails?: { readonly text: string; readonly exception?: { readonly description?: string } };
}
