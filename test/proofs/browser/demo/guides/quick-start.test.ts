import { exec } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, test as base } from '@playwright/test';
import type { RunningServer } from '../../../../../demo/backend/listen.ts';
import { startServer } from '../../../../../demo/backend/server.ts';
import { settingsFrom } from '../../../../../demo/backend/server-settings.ts';
import { snippetsIn } from '../../../../support/snippets.ts';
import { fillIn, formOf } from '../../../../embed/newsletter/form.ts';

/** The addresses in the quick start: the demo, and the page of somebody who follows it. */
const DEMO = 'http://localhost:4173';
const PAGE = 'http://localhost:8080';

const COMMAND = `ALLOWED_ORIGINS=${PAGE} npm start`;

interface Trial {
  /** The origin of the page. */
  readonly page: string;
  readonly demo: RunningServer;
  /** What the page contains. */
  write(html: string): void;
}

/** A page and the demo, each at a port that is free. A page that a test only pretends may not ask this machine. */
const test = base.extend<{ trial: Trial }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are used from the pattern.
  trial: async ({}, use) => {
    let body = '';
    const server = createServer((_, answer) => {
      answer.setHeader('Content-Type', 'text/html; charset=utf-8');
      answer.end(`<!doctype html><title>Page</title><body>${body}`);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, 'localhost', resolve);
    });
    const page = `http://localhost:${String((server.address() as AddressInfo).port)}`;
    const [, variable = ''] = /^ALLOWED_ORIGINS=(\S+)/.exec(COMMAND.replace(PAGE, page)) ?? [];
    const settings = settingsFrom({ ALLOWED_ORIGINS: variable });
    const demo = await startServer({ port: 0, databaseFile: ':memory:', ...settings });
    await use({ page, demo, write: (html) => void (body = html.replaceAll(DEMO, demo.url)) });
    await demo.close();
    server.close();
  },
});

test('the quick start leads to a sign-up, with the tag and with the placeholder', async ({ page, trial }) => {
  expect(snippetsIn('sh', ['quick-start.md']).map(({ code }) => code)).toContain(COMMAND);
  const [tag = '', placeholder = ''] = snippetsIn('html', ['quick-start.md']).map(({ code }) => code);
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  for (const [email, html] of [
    ['tag@example.at', tag],
    ['placeholder@example.at', tag.replace(/<shop-newsletter>[^]*$/, placeholder)],
  ] as const) {
    trial.write(html);
    await page.goto(trial.page);
    await fillIn(page, 'AT', email);
    await formOf(page, 'AT').submit.click();
    await expect(formOf(page, 'AT').success).toBeFocused();
    const outbox = await page.request.get(`${trial.demo.url}/demo/api/outbox`);
    expect(await outbox.json()).toContainEqual(expect.objectContaining({ to: email, site: 'AT' }));
  }
  expect(messages.filter((text) => text.includes('[shop-widgets]'))).toEqual([]);
});

test('the sign-up by hand sends a mail', async ({ page, trial }) => {
  const command = snippetsIn('sh', ['own-service.md']).find(({ code }) => code.startsWith('curl'))?.code ?? '';
  const own = command
    .replace('https://api.shop.example', trial.demo.url)
    .replace('https://www.shop.example', trial.page);
  const { stdout } = await promisify(exec)(own);
  expect(stdout).toMatch(/^HTTP\/1\.1 201/);
  expect(stdout).toContain(`access-control-allow-origin: ${trial.page}`);
  const outbox = await page.request.get(`${trial.demo.url}/demo/api/outbox`);
  expect(await outbox.json()).toContainEqual(expect.objectContaining({ to: 'me@shop.example' }));
});
