/**
 * Private functions in place of the browser's, for pages with old libraries: Prototype, MooTools and others put functions
 * with other rules under the same names, before or after the script starts. `src/build/built-ins.ts` puts the files of
 * this folder at the start of the script and lets its calls lead here. The name of a function says what it stands for:
 * `ownTrim` for the method `trim` of any object, `ownObjectKeys` for `Object.keys`.
 *
 * The functions follow the standard, and use syntax and what ECMAScript 3 had: nobody replaces `slice` or `call`, because
 * everything would break. They keep away from each other's names, since nothing in this folder is rewritten.
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
