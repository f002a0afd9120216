// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { cut } from './cut.ts';

describe('a dependency', () => {
  const code =
    'function f() { one(); }\nswitch (f) { case "Y": one(); }\n' +
    'class A { used() {} unused() {} }\nlet a = true ? one() : two(), b = { a };\nlog("a"); log.b = 1;';

  it.each([
    [{ methods: { A: ['used'] } }, /A \{ used\(\) \{\} +\}/],
    [{ unused: ['a'] }, /let a = undefined, b = \{ +\}/],
    [{ functions: ['f'] }, /^function f\(\) \{\}/],
    [{ cases: { of: /^f$/, values: ['Y'] } }, /switch \(f\) \{ +\}/],
    [{ calls: /^log$/ }, /};\n; log.b/],
    [{ assignments: /^log\.b/ }, /log\("a"\); ;$/],
    [{ values: [['true ?', 'false ?']] as const }, /let a = false \? one/],
  ])('loses what is not needed: %j', (pieces, left) => {
    expect(cut(code, pieces)).toMatch(left);
  });

  it.each([
    [{ methods: { A: ['gone'] } }, 'no longer has A.gone'],
    [{ unused: ['gone'] }, 'no longer has gone'],
    [{ functions: ['gone'] }, 'no longer has gone'],
    [{ cases: { of: /^f$/, values: ['GONE'] } }, 'no longer has GONE'],
    [{ cases: { of: /^g$/, values: ['Y'] } }, 'no longer has Y'],
    [{ values: [['gone', '']] as const }, 'no longer contains `gone`'],
  ])('is refused when it has changed: %j', (pieces, message) => {
    expect(() => cut(code, pieces)).toThrow(message);
  });
});

it('keeps a case that an earlier one goes on to', () => {
  const code =
    'switch (a.tag) { case 1: one(); case 2: two(); break; case 3: case 2: case 2: three(); case 4: { return; } case 2: }';
  const left = cut(code, { cases: { of: /tag$/, values: ['2'] } });
  expect(left.replace(/\s+/g, ' ')).toBe(
    'switch (a.tag) { case 1: one(); case 2: two(); break; case 3: case 2: three(); case 4: { return; } }',
  );
});

it('keeps the variables of a case that others use', () => {
  const code = 'switch (a.tag) { case 2: var b = one(), c; for (var d in c); break; case 1: b = two(); }';
  const left = cut(code, { cases: { of: /tag$/, values: ['2'] } });
  expect(left).toBe('switch (a.tag) { case 2: var b, c, d; case 1: b = two(); }');
});
