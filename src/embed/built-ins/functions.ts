import { innerMethod } from './calls.ts';

type AnyFunction = (this: unknown, ...given: readonly unknown[]) => unknown;

function innerIsFunction(target: unknown): target is AnyFunction {
  return typeof target === 'function';
}

/** MooTools takes the arguments as one array. A bound function has no name and length, and cannot be constructed. */
export const ownBind = /* @__PURE__ */ innerMethod(
  'bind',
  innerIsFunction,
  (target, that: unknown, ...first: readonly unknown[]): AnyFunction =>
    (...rest) =>
      target.call(that, ...first, ...rest),
);
