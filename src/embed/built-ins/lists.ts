import { innerMethod } from './calls.ts';

type List = readonly unknown[];
type Visit = (this: unknown, item: unknown, index: number, list: List) => unknown;

/** A private copy: libraries add it where it is missing, and never replace it. */
const innerIsList: (target: unknown) => target is List = Array.isArray;

/** Visits the items up to the length that the list has at first; gaps are left out. */
export const ownForEach = /* @__PURE__ */ innerMethod('forEach', innerIsList, (list, visit: Visit, that?: unknown) => {
  const { length } = list;
  for (let index = 0; index < length; index++) if (index in list) visit.call(that, list[index], index, list);
});

export const ownMap = /* @__PURE__ */ innerMethod('map', innerIsList, (list, visit: Visit, that?: unknown) => {
  const mapped: unknown[] = [];
  mapped.length = list.length;
  ownForEach(list, (item, index) => void (mapped[index] = visit.call(that, item, index, list)));
  return mapped;
});

export const ownFilter = /* @__PURE__ */ innerMethod('filter', innerIsList, (list, visit: Visit, that?: unknown) => {
  const kept: unknown[] = [];
  ownForEach(list, (item, index) => void (visit.call(that, item, index, list) && kept.push(item)));
  return kept;
});

export const ownEvery = /* @__PURE__ */ innerMethod('every', innerIsList, (list, visit: Visit, that?: unknown) => {
  const { length } = list;
  for (let index = 0; index < length; index++) {
    if (index in list && !visit.call(that, list[index], index, list)) return false;
  }
  return true;
});

export const ownSome = /* @__PURE__ */ innerMethod(
  'some',
  innerIsList,
  (list, visit: Visit, that?: unknown) => !ownEvery(list, (item, index) => !visit.call(that, item, index, list)),
);

/** Prototype 1.6 takes no function. */
export const ownReduce = /* @__PURE__ */ innerMethod(
  'reduce',
  innerIsList,
  (list, visit: (...given: unknown[]) => unknown, ...first: List) => {
    let isFirst = first.length === 0;
    let result = first[0];
    ownForEach(list, (item, index) => {
      result = isFirst ? item : visit(result, item, index, list);
      isFirst = false;
    });
    if (isFirst) throw new TypeError('Reduce of empty array with no initial value');
    return result;
  },
);

/** Gaps count, as in the standard. */
export const ownFindIndex = /* @__PURE__ */ innerMethod(
  'findIndex',
  innerIsList,
  (list, visit: Visit, that?: unknown) => {
    const { length } = list;
    for (let index = 0; index < length; index++) if (visit.call(that, list[index], index, list)) return index;
    return -1;
  },
);

export const ownFind = /* @__PURE__ */ innerMethod(
  'find',
  innerIsList,
  (list, visit: Visit, that?: unknown) => list[ownFindIndex(list, visit, that)],
);

export const ownFlat = /* @__PURE__ */ innerMethod('flat', innerIsList, (list, depth = 1) => {
  const flat: unknown[] = [];
  ownForEach(list, (item) => {
    if (depth > 0 && innerIsList(item)) flat.push(...ownFlat(item, depth - 1));
    else flat.push(item);
  });
  return flat;
}) as (list: unknown, depth?: number) => unknown[];

/** Prototype returns an array, or has none. */
export const ownEntries = /* @__PURE__ */ innerMethod('entries', innerIsList, function* (list) {
  for (let index = 0; index < list.length; index++) yield [index, list[index]];
});

export const ownKeys = /* @__PURE__ */ innerMethod('keys', innerIsList, function* (list) {
  for (let index = 0; index < list.length; index++) yield index;
});

export const ownValues = /* @__PURE__ */ innerMethod('values', innerIsList, function* (list) {
  for (let index = 0; index < list.length; index++) yield list[index];
});

/** MooTools puts anything but an array-like object into a new array, a `Set` too; Prototype ignores `visit`. */
export function ownArrayFrom(source: Iterable<unknown> & ArrayLike<unknown>, visit?: Visit, that?: unknown): unknown[] {
  const list: unknown[] = [];
  if ((source as Partial<Iterable<unknown>>)[Symbol.iterator]) for (const item of source) list.push(item);
  else for (let index = 0; index < source.length; index++) list.push(source[index]);
  return visit ? ownMap(list, (item, index) => visit.call(that, item, index, list)) : list;
}
