/** Yup takes the paths of fields apart with it. Those of the sign-up are flat: each is one name. */
export function forEach(path: string, call: (part: string, isBracket: boolean, isArray: boolean) => void): void {
  call(path, false, false);
}

// What yup imports for paths that are not flat.
export const getter = undefined;
export const split = undefined;
export const normalizePath = undefined;
export const join = undefined;
