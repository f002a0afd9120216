// @vitest-environment node
import { expect, it } from 'vitest';
import { fillIn, PLACE, siteData } from './one-site.ts';
import { scriptName } from './scripts.ts';

it.each([
  [undefined, 'shop-widgets.js'],
  ['CH_FR', 'shop-widgets.ch-fr.js'],
] as const)('names the script of %s %s', (site, name) => {
  expect(scriptName(site)).toBe(name);
});

it('fills data into a script as they are', () => {
  expect(fillIn(`a(1,${PLACE});`, '{a:"$&"}')).toBe('a(1,{a:"$&"});');
});

it.each(['a()', `a(${PLACE},${PLACE})`])('refuses to fill data into %s', (code) => {
  expect(() => fillIn(code, '{}')).toThrow('no place for the data of a site, or two');
});

it('has the texts and content of one site, and the countries of all, in ASCII', () => {
  const data = siteData('HU', {});
  expect(data).toMatch(/^[\x20-\x7e]+$/);
  expect(data).toContain('Feliratkoz');
  expect(data).not.toContain('Newsletter abonnieren');
  for (const country of ['Deutschland', 'Polska', 'Slovensko']) expect(data).toContain(country);
  expect(data).toContain('This is shop-widgets.hu.js, the script of HU alone; shop-widgets.js is that of all sites');
});
