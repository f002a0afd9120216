/**
 * Private functions in place of the browser's, for pages with old libraries: Prototype, MooTools and others put functions
 * with other rules under the same names. `src/build/built-ins.ts` puts the files of this folder at the start of the script
 * and lets its calls lead here: those of the method `trim` of any object to `ownTrim`, those of `Object.keys` to
 * `ownObjectKeys`.
 *
 * The functions follow the standard. They use syntax and what ECMAScript 3 had, such as `slice` and `call`: nobody replaces
 * those. Nothing in this folder is rewritten.
 */
export type Target = Readonly<Record<string, unknown>>;

type Does<Own, Given extends readonly unknown[], Result> = (target: Own, ...given: Given) => Result;

/**
 * A method as a function that takes the object first.
 *
 * @param name the name of the method: objects of other kinds, such as a `Map` or a schema, have their own method called
 * @param isOwn which objects the private function is for
 */
export function innerMethod<Own, Given extends readonly unknown[], Result>(
  name: string,
  isOwn: (target: unknown) => target is Own,
  does: Does<Own, Given, Result>,
): (target: unknown, ...given: Given) => Result {
  return (target, ...given) =>
    isOwn(target) ? does(target, ...given) : ((target as Target)[name] as (...all: Given) => Result)(...given);
}
