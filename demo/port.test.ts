// @vitest-environment node
import { expect, it } from 'vitest';
import { messageOf, portFrom } from './port.ts';

it('defaults to 4173', () => {
  expect(portFrom(undefined)).toBe(4173);
  expect(portFrom('')).toBe(4173);
  expect(portFrom('8080')).toBe(8080);
});

it.each(['0', '65536', '80.5', 'http'])('reports that “%s” is not a port number', (text) => {
  expect(() => portFrom(text)).toThrow(`PORT is “${text}”`);
});

it('gives advice when the port is in use', () => {
  const error = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE', port: 4173 });
  expect(messageOf(error)).toContain('Port 4173 is in use: stop the program that uses it, or choose another port');
  expect(messageOf(new Error('no room'))).toBe('no room');
});
