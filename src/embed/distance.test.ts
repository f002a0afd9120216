import { expect, it } from 'vitest';
import { closest, distance, didYouMeanFirst } from './distance.ts';

it.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['same', 'same', 0],
  ['gmai.com', 'gmail.com', 1],
  ['gmial.com', 'gmail.com', 2],
  ['kitten', 'sitting', 3],
  ['żółw', 'zolw', 3],
])('%j and %j differ by %i letters, in both directions', (one, other, letters) => {
  expect([distance(one, other), distance(other, one)]).toEqual([letters, letters]);
});

it.each([
  ['headr', ['footer', 'header', 'heading'], 'header'],
  ['b', ['ab', 'cb'], 'ab'],
  ['x', [], ''],
])('the word closest to %j in %j is %j', (word, known, found) => {
  expect(closest(word, known)).toBe(found);
});

it('suggests what was meant for the first twenty names of a page', () => {
  const suggestions = Array.from({ length: 21 }, (_, index) => didYouMeanFirst(`header${index}`, ['header']));
  expect(suggestions.indexOf(undefined)).toBe(20);
});
