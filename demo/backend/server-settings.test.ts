import { expect, test } from 'vitest';
import { settingsFrom } from './server-settings.ts';

test('missing and empty variables set nothing', () => {
  expect(settingsFrom({})).toEqual({ hosts: [], origins: [] });
  expect(settingsFrom({ HOST: '', PUBLIC_URL: ' ', ALLOWED_HOSTS: ',', ALLOWED_ORIGINS: '' })).toEqual({
    hosts: [],
    origins: [],
  });
});

test('lists are separated by commas, and origins are read from URLs', () => {
  expect(
    settingsFrom({
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://demo.example/',
      ALLOWED_HOSTS: 'demo.example, demo.local',
      ALLOWED_ORIGINS: 'http://localhost:3000/page , null,https://CMS.example',
    }),
  ).toEqual({
    port: 8080,
    hostname: '0.0.0.0',
    baseUrl: 'https://demo.example',
    hosts: ['demo.example', 'demo.local'],
    origins: ['http://localhost:3000', 'null', 'https://cms.example'],
  });
});

test.each([
  ['PUBLIC_URL', 'demo.example'],
  ['ALLOWED_ORIGINS', '*'],
  ['ALLOWED_ORIGINS', 'file:///tmp'],
  ['PORT', 'http'],
  ['PORT', '70000'],
])('%s reports the invalid value "%s"', (name, value) => {
  expect(() => settingsFrom({ [name]: value })).toThrow(`${name} is “${value}”, which is not a`);
});
