import { innerMethod } from './calls.ts';

type AnyFunction = (this: unknown, ...given: readonly unknown[]) => unknown;

function innerIsFunction(target: unknown): target is AnyFunction {
  return typeof target === 'function';
}

/** MooTools takes the arguments as one array. A bound function has no name or length of its own, and is no constructor. */
export const ownBind = /* @__PURE__ */ innerMethod(
  'bind',
  innerIsFunction,
  (target, that: unknown, ...first: readonly unknown[]): AnyFunction =>
    (...rest) =>
      target.call(that, ...first, ...rest),
);
