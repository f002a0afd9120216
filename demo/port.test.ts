// @vitest-environment node
import { createServer } from 'node:net';

import { expect, it } from 'vitest';

import { freePort, portFrom } from './port.ts';

it('defaults to 4173', () => {
  expect(portFrom(undefined)).toBe(4173);
  expect(portFrom('')).toBe(4173);
  expect(portFrom('8080')).toBe(8080);
});

it.each(['0', '65536', '80.5', 'http'])('reports that “%s” is not a port number', (text) => {
  expect(() => portFrom(text)).toThrow(`PORT is “${text}”`);
});

it('gives advice when the port is in use', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port));
  });

  await expect(freePort(port)).rejects.toThrow(
    `Port ${port} is in use: stop the program that uses it, or choose another port`,
  );
  await new Promise((resolve) => other.close(resolve));
  await expect(freePort(port)).resolves.toBe(port);
});
