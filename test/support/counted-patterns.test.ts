// @vitest-environment node
import { expect, it } from 'vitest';
import { countSteps, TooManySteps } from './counted-patterns.ts';

const steps = (act: () => unknown): number => countSteps(10_000_000, act);

it.each([
  ['linear', /^[\s]+|(?<! ) +$/g, ' '.repeat(500), 2],
  ['linear in many matches', /\w+@/g, 'a@'.repeat(250), 2],
  ['of the square', /[\s]+$/g, 'x' + ' '.repeat(500) + 'x', 4],
  ['of the square, by two loops', /^a*a*b/, 'a'.repeat(500), 4],
  ['of the square, in a group', /(?:a|b)+c/, 'ab'.repeat(250), 4],
])('the steps of an expression are %s', (_, pattern, text, growth) => {
  const [once, twice] = [text, text.replace(/^(x?)([^]*?)(x?)$/, '$1$2$2$3')].map((each) =>
    steps(() => each.replace(pattern, '')),
  );
  expect(Math.round((twice ?? 0) / (once ?? 1))).toBe(growth);
});

it('stops where there are too many', () => {
  expect(() => countSteps(1000, () => /(?:a|b)+c/.test('ab'.repeat(100)))).toThrow(TooManySteps);
  expect(/a/.exec('a')).toHaveLength(1);
});

it.each([/a{2,3}?b/, /(\w)\1/, /\bx\b/, /(?=ab)a(?!c)/, /[^\]"]+\]/, /x{2}|\u0061$/u, /\p{Lu}/u, /^b/m, /a|$/y])(
  'runs %s as the engine does, or it would throw',
  (pattern) => {
    for (const text of ['aaab', 'xx', 'a x b', 'ac ab', '"a]', 'ä\nb', 'Ä', '']) {
      expect(steps(() => pattern.test(text))).toBeGreaterThan(0);
    }
  },
);
