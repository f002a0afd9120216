// @vitest-environment node
import lodashClone from 'lodash-es/clone.js';
import lodashCloneDeep from 'lodash-es/cloneDeep.js';
import lodashIsPlainObject from 'lodash-es/isPlainObject.js';
import lodashToPath from 'lodash-es/toPath.js';
import { describe, expect, it } from 'vitest';
import { clone, cloneDeep, isPlainObject, toPath } from './lodash.ts';

class Other {
  readonly own = 1;
}

const VALUES: readonly unknown[] = [
  {},
  { email: 'a', consents: ['DNE'], deep: { list: [{ one: 1 }] } },
  Object.assign(Object.create(null) as object, { a: 1 }),
  [],
  ['a', ['b']],
  '',
  'text',
  0,
  true,
  null,
  undefined,
];

describe('in place of lodash', () => {
  it.each(VALUES)('copies %j as lodash does', (value) => {
    expect(clone(value)).toEqual(lodashClone(value));
    expect(cloneDeep(value)).toEqual(lodashCloneDeep(value));
  });

  it.each([...VALUES, new Other(), new Date(0), () => 1])(
    'finds out as lodash does whether %o is a plain object',
    (value) => {
      expect(isPlainObject(value)).toBe(lodashIsPlainObject(value));
    },
  );

  it.each(['email', 'names.first', 'list[0]', 'list[0].name', 'a[0][1].b'])(
    'reads the path %s as lodash does',
    (path) => {
      expect(toPath(path)).toEqual(lodashToPath(path));
    },
  );

  it('copies lists and objects, at any depth or at the top alone', () => {
    const value = { list: [{ one: 1 }] };
    expect(clone(value)).not.toBe(value);
    expect(clone(value).list).toBe(value.list);
    expect(cloneDeep(value).list[0]).not.toBe(value.list[0]);
  });
});
