import { expect, test } from 'vitest';

import { usedStyles } from './used-styles.ts';

const kept = (css: string, markup = '<p class="note wide">x</p>'): string =>
  usedStyles(css)(markup).replaceAll(/\s+/g, ' ').trim();

test.each([
  ['a class of the markup', '.note{color:red}'],
  ['both classes of one selector', '.note.wide{color:red}'],
  ['elements and pseudo-classes', ':host{color:red} p:hover{color:red}'],
  ['what must not be there', '.note:not(.error,:has(.x)){color:red}'],
  ['a list inside a pseudo-class', ':is(.a,.note) :where(.b){color:red}'],
  ['a query', '@media print{@container (width>=600px){.note{color:red}}}'],
  ['an animation that is named', '@keyframes turn{to{rotate:1turn}} .note{animation:turn 1s}'],
  ['a private property that is named', '.note{--_ink:red;color:var(--_ink,blue)}'],
  ['a property of the page', '.note{--shop-ink:red}'],
])('keep %s', (_what, css) => {
  expect(kept(css)).toBe(css);
});

test.each([
  ['a class that no element has', '.other{color:red}', ''],
  ['a selector that needs one more', '.note .other{color:red}', ''],
  ['one selector of several', '.other,.note{color:red}', '.note{color:red}'],
  ['queries without rules', '@media print{@container (width>=600px){.other{color:red}}}', ''],
  ['an animation that nothing names', '@keyframes turn{to{rotate:1turn}} .other{animation:turn 1s}', ''],
  [
    'a private property whose name only begins another one',
    '.note{--_ink:red;--_ink-soft:red;color:var(--_ink-soft)}',
    '.note{--_ink-soft:red;color:var(--_ink-soft)}',
  ],
  ['comments', '/* Why. */.note{color:red}', '.note{color:red}'],
])('leave out %s', (_what, css, left) => {
  expect(kept(css)).toBe(left);
});

test('make the styles again for other classes', () => {
  const styles = usedStyles('.note{color:red}.wide{color:blue}');
  expect(styles('<p class="note">')).toBe('.note{color:red}');
  expect(styles('<p class="wide">')).toBe('.wide{color:blue}');
  expect(styles('<p class="wide note">')).toBe(styles('<p class="note"><p class="wide">'));
});
