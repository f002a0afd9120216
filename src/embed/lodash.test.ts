import { expect, it } from 'vitest';
import { clone, cloneDeep, isPlainObject, toPath } from './lodash.ts';

class Other {
  readonly own = 1;
}

const withoutPrototype = Object.assign(Object.create(null) as object, { a: 1 });

it.each([{}, { email: 'a', deep: { list: [{ one: 1 }] } }, withoutPrototype, [], ['a', ['b']], 'text', 0, null])(
  'in place of lodash, copies %j as it is',
  (value) => {
    expect(clone(value)).toEqual(value);
    expect(cloneDeep(value)).toEqual(value);
  },
);

it('in place of lodash, copies lists and objects at the top alone, or at any depth', () => {
  const value = { list: [{ one: 1 }] };
  expect(clone(value)).not.toBe(value);
  expect(clone(value.list)).not.toBe(value.list);
  expect(clone(value).list).toBe(value.list);
  expect(cloneDeep(value).list[0]).not.toBe(value.list[0]);
});

it.each([new Other(), new Date(0), () => 1])('in place of lodash, hands on %o itself', (value) => {
  expect(isPlainObject(value)).toBe(false);
  expect(clone(value)).toBe(value);
  expect(cloneDeep(value)).toBe(value);
});

it.each([
  ['email', ['email']],
  ['names.first', ['names', 'first']],
  ['list[0]', ['list', '0']],
  ['a[0][1].b', ['a', '0', '1', 'b']],
  [
    ['a', 1],
    ['a', '1'],
  ],
])('in place of lodash, takes the path %j apart into %j', (path, keys) => {
  expect(toPath(path)).toEqual(keys);
});
