// @vitest-environment node
import { expect, it } from 'vitest';
import { SITES } from '../../embed/market/sites.ts';
import text from '../../../locales/law.yaml?raw';
import { dutiesOf } from './law.ts';

it.each(SITES)('the reading list of %s has at most twelve duties, each with source, condition and place', (site) => {
  const duties = dutiesOf(site);
  expect(duties.length).toBeGreaterThan(5);
  expect(duties.length).toBeLessThanOrEqual(12);
  for (const duty of duties) expect(Object.values(duty)).not.toContain('');
});

it.each([
  ['AT', 'AStG, section 19', 'committed yourself'],
  ['DE', 'VSBG, section 36', 'more than ten people'],
] as const)('a duty has source and condition of %s', (site, source, condition) => {
  const duty = dutiesOf(site).find((each) => each.duty.includes('dispute resolution'));
  expect(duty?.source).toBe(source);
  expect(duty?.applies).toContain(condition);
});

it('no line has a country that does not exist', () => {
  const codes = Array.from(text.matchAll(/^ {4}([A-Z_, ]+):/gmu), ([, list = '']) => list.split(', ')).flat();
  expect([...new Set(codes)].toSorted()).toEqual(SITES.toSorted());
});
