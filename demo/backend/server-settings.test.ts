// @vitest-environment node
import { expect, test } from 'vitest';
import { settingsFrom } from './server-settings.ts';

test('nothing is set without variables, or by empty ones', () => {
  expect(settingsFrom({})).toEqual({ hosts: [], origins: [] });
  expect(settingsFrom({ HOST: '', PUBLIC_URL: ' ', ALLOWED_HOSTS: ',', ALLOWED_ORIGINS: '' })).toEqual({
    hosts: [],
    origins: [],
  });
});

test('lists have commas between their entries, and origins are read from addresses', () => {
  expect(
    settingsFrom({
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://demo.example/',
      ALLOWED_HOSTS: 'demo.example, demo.local',
      ALLOWED_ORIGINS: 'http://localhost:3000/page , null,https://CMS.example',
    }),
  ).toEqual({
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
])('%s says what is wrong with "%s"', (name, value) => {
  expect(() => settingsFrom({ [name]: value })).toThrow(`${name} is “${value}”, which is no origin`);
});
