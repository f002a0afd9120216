// @vitest-environment node
import { expect, it } from 'vitest';
import { scriptName } from './editions.ts';
import { fillIn, PLACE } from './fill-in.ts';
import { siteData } from './one-site.ts';
import { PROJECT } from './script-config.ts';

it.each([
  ['react', undefined, 'shop-widgets.js'],
  ['react', 'AT', 'shop-widgets.at.js'],
  ['lite', undefined, 'shop-widgets.lite.js'],
  ['lite', 'CH_FR', 'shop-widgets.ch-fr.lite.js'],
] as const)('names the %s script of %s %s', (renderer, site, name) => {
  expect(scriptName({ renderer }, site)).toBe(name);
});

it('fills data into a script, and keeps its source map right', () => {
  // Columns 0 to 4 from line 1 of the source, 17 and on from line 2.
  const map = JSON.stringify({ version: 3, sources: ['a.ts'], names: [], mappings: 'AAAA,iBACA' });
  const filled = fillIn({ code: `a(1,${PLACE});`, map }, '{a:"b"}');
  expect(filled.code).toBe('a(1,{a:"b"}\n);');
  expect(JSON.parse(filled.map)).toMatchObject({
    sources: ['a.ts', 'virtual:site-data'],
    mappings: 'AAAA,ICAA;ADCA',
  });
});

it.each(['a()', `a(${PLACE},${PLACE})`])('refuses to fill data into %s', (code) => {
  expect(() => fillIn({ code, map: '' }, '{}')).toThrow('no place for the data of a site, or two');
});

it('has the texts and content of one site, and the countries of all, in ASCII', async () => {
  const data = (await siteData(PROJECT, { renderer: 'react' }, new Map())).get('HU') ?? '';
  expect(data).toMatch(/^[\x20-\x7e]+$/);
  expect(data).toContain('Feliratkoz');
  expect(data).not.toContain('Newsletter abonnieren');
  expect(data).not.toContain('countries:');
  expect(data.match(/https:\/\/[a-z-]+\.shop\.example/g)?.length).toBeGreaterThanOrEqual(9);
  expect(data).toContain('This is shop-widgets.hu.js, the script of HU alone; shop-widgets.js is that of all sites');
});
