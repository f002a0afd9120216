import { describe, expect, it } from 'vitest';
import { queryFromSettings, settingsFromQuery, withSetting } from './settings.ts';

describe('settings in the address', () => {
  it.each([
    ['?site=AT&platform=TABLET&invalid-link&spa', { site: 'AT', platform: 'TABLET', 'invalid-link': '', spa: '' }],
    ['?site=ch_fr', { site: 'CH_FR' }],
    ['?invalid-link=false&spa=0', {}],
    ['?invalid-link=true', { 'invalid-link': '' }],
    ['?site=DE&platform=&heading-level=2', {}],
    ['?site=XX&heading-level=7', {}],
    ['', {}],
  ])('reads %s', (query, expected) => {
    expect(Object.fromEntries(settingsFromQuery(query))).toEqual(expected);
  });

  it('writes switches without a value and keeps other parameters', () => {
    const values = settingsFromQuery('?site=AT&spa');
    expect(queryFromSettings(values, '?panel=off&site=DE&invalid-link')).toBe('?site=AT&spa&panel=off');
  });

  it('writes nothing if all settings are defaults', () => {
    expect(queryFromSettings(new Map(), '?site=AT')).toBe('');
  });
});

describe('changing a setting', () => {
  it('keeps the order of the table', () => {
    const values = withSetting(settingsFromQuery('?spa'), 'site', 'PL');
    expect([...values.keys()]).toEqual(['site', 'spa']);
  });

  it.each([null, 'DE'])('drops a setting that is set to %s', (value) => {
    expect(withSetting(settingsFromQuery('?site=PL'), 'site', value).size).toBe(0);
  });
});
