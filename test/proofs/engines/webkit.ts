#!/usr/bin/env node
// Stands in for a browser that speaks WebDriver BiDi: Playwright starts it and drives it so, and it drives the installed
// WebKit by the older WebDriver, which is all that WebKit's own driver knows.
import { WebSocketServer } from 'ws';
import { Bridge } from './webkit/bridge.ts';
import type { Command } from './webkit/protocol.ts';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
const bridges = new Set<Bridge>();

async function stop(): Promise<void> {
  await Promise.all(Array.from(bridges, (bridge) => bridge.close()));
  process.exit(0);
}

server.on('connection', (playwright) => {
  const bridge = new Bridge((message) => playwright.send(JSON.stringify(message)));
  bridges.add(bridge);
  playwright.on('message', (data: Buffer) => {
    const command = JSON.parse(data.toString()) as Command;
    void bridge.receive(command).then(() => (command.method === 'browser.close' ? stop() : undefined));
  });
  playwright.on('close', () => void stop());
});
server.on('listening', () => {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  console.error(`WebDriver BiDi listening on ws://127.0.0.1:${String(address.port)}`);
});
process.on('SIGTERM', () => void stop());
