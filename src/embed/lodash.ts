/** The four functions that Formik imports of lodash-es: src/build/replacements.ts gives the reason. */

/** Whether a value is an object by a literal, or one without a prototype. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

/** A shallow copy of a list or a plain object; any other value itself. */
export function clone<Value>(value: Value): Value {
  if (Array.isArray(value)) return [...(value as readonly unknown[])] as Value;
  return isPlainObject(value) ? { ...value } : value;
}

/** A copy of lists and plain objects, at any depth. */
export function cloneDeep<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(cloneDeep) as Value;
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cloneDeep(part)])) as Value;
}

/** The keys of a path such as `names[0].first`. */
export function toPath(path: unknown): string[] {
  return (Array.isArray(path) ? path.map(String) : String(path).split(/[.[\]]+/)).filter((key) => key !== '');
}
