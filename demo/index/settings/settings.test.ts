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
    ['?origin=%20NEWSLETTER%20', { origin: 'NEWSLETTER' }],
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

describe('a content file in the query', () => {
  const read = (address: string) =>
    settingsFromQuery(`?content-src=${encodeURIComponent(address)}`, 'https://shop.test/?site=AT').get('content-src');

  it.each(['/content.json', 'content.json', './a/b.json?x=1', 'https://shop.test/content.json'])(
    'is read from the own origin: %s',
    (address) => {
      expect(read(address)).toBe(address);
    },
  );

  it.each([
    'https://evil.test/c.json',
    '//evil.test/c.json',
    '\\\\evil.test/c.json',
    '/\\evil.test/c.json',
    'http:evil.test',
    'http://shop.test/content.json',
    'https://shop.test:81/content.json',
    'https://shop.test@evil.test/',
    'data:application/json,{}',
    'javascript:alert(1)',
    'https://[bad',
  ])('is not read from another origin: %s', (address) => {
    expect(read(address)).toBeUndefined();
  });

  it('can still be typed into the panel', () => {
    expect(withSetting(new Map(), 'content-src', 'https://cms.test/c.json').get('content-src')).toBe(
      'https://cms.test/c.json',
    );
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
