#!/usr/bin/env node
// Starts an installed Firefox for Playwright, which drives it by WebDriver BiDi. Playwright sets media features on every
// new context; released versions of Firefox do not know that command, so it is answered here.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const UNKNOWN = new Set(['emulation.setMediaFeaturesOverride']);

const program = process.env.FIREFOX_PROGRAM;
if (!program) throw new Error('FIREFOX_PROGRAM has to name the program of Firefox.');
const firefox = spawn(program, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
process.on('SIGTERM', () => firefox.kill());
firefox.on('close', (code) => process.exit(code ?? 1));

/** Passes messages on in both directions. */
function connect(playwright, address) {
  const browser = new WebSocket(address);
  const early = [];
  playwright.on('message', (data) => {
    const text = data.toString();
    const { id, method } = JSON.parse(text);
    if (UNKNOWN.has(method)) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
    else if (browser.readyState === WebSocket.OPEN) browser.send(text);
    else early.push(text);
  });
  browser.on('open', () => early.splice(0).forEach((text) => browser.send(text)));
  browser.on('message', (data) => playwright.send(data, { binary: false }));
  browser.on('close', () => playwright.close());
  playwright.on('close', () => browser.close());
}

for await (const line of createInterface({ input: firefox.stderr })) {
  const address = /^WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
  if (address === undefined) {
    console.error(line);
    continue;
  }
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (playwright, { url }) => connect(playwright, `${address}${url}`));
  server.on('listening', () => console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`));
}
