import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Where Debian and Ubuntu put the driver (package `webkit2gtk-driver`) and the screen without a monitor (`xvfb`). */
export const WEB_DRIVER = '/usr/bin/WebKitWebDriver';
export const SCREEN = '/usr/bin/Xvfb';

/** WebKit's own small browser, which comes with the driver. */
export function findBrowser(): string | undefined {
  return globSync('/usr/{lib/*,libexec}/webkit{2,}gtk-*/MiniBrowser').at(-1);
}

/** Without it the browser's tool bar keeps every window wider than a phone. */
const NARROW_TOOL_BAR = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }';

/** A browser of its own, with nothing stored, driven by WebDriver: https://www.w3.org/TR/webdriver2/. */
export interface WebDriver {
  /** Sends a command and returns its value. */
  send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>;
  close(): Promise<void>;
}

export async function startWebDriver(proxy: string): Promise<WebDriver> {
  const home = mkdtempSync(join(tmpdir(), 'shop-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), NARROW_TOOL_BAR);
  const { screen, display } = await startScreen();
  const port = await freePort();
  const driver = spawn(WEB_DRIVER, [`--port=${String(port)}`], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: home, NO_AT_BRIDGE: '1' },
    stdio: 'ignore',
  });
  const base = `http://127.0.0.1:${String(port)}/session`;
  const stop = async (): Promise<void> => {
    await Promise.all([stopped(driver), stopped(screen)]);
    rmSync(home, { recursive: true, force: true });
  };
  try {
    await listening(`http://127.0.0.1:${String(port)}/status`);
    const alwaysMatch = {
      acceptInsecureCerts: true,
      pageLoadStrategy: 'none',
      // The capability `proxy` of WebDriver has no effect in WebKitGTK 2.50.
      'webkitgtk:browserOptions': { binary: findBrowser(), args: ['--automation', `--proxy=http://${proxy}`] },
    };
    const { sessionId } = (await request('POST', base, { capabilities: { alwaysMatch } })) as { sessionId: string };
    return {
      send: (method, path, body) => request(method, `${base}/${sessionId}${path}`, body),
      close: async () => {
        await request('DELETE', `${base}/${sessionId}`).catch(() => undefined);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts a screen that is small, so that the pointer in its middle, and thus the focus, is within every window. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const options = ['-displayfd', '3', '-screen', '0', '400x400x24', '-nolisten', 'tcp'];
  const screen = spawn(SCREEN, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  for await (const number of createInterface({ input: screen.stdio[3] as Readable })) {
    return { screen, display: `:${number}` };
  }
  throw new Error(`${SCREEN} did not start.`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.');
  return address.port;
}

async function listening(address: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  throw new Error(`${WEB_DRIVER} did not start.`);
}

async function request(method: string, address: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, body ? { method, body: JSON.stringify(body) } : { method });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { readonly error: string; readonly message: string };
  throw new Error(`${error}: ${message}`);
}

async function stopped(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  program.kill();
  await once(program, 'exit');
}
