/*
 * What Yup imports from `property-expr` for the paths of fields. The names of the fields are flat, so that a path is a name
 * and has one part.
 */

export function forEach(path: string, call: (part: string, isBracket: boolean, isArray: boolean) => void): void {
  call(path, false, false);
}

export function getter(path: string): (values: Readonly<Record<string, unknown>>) => unknown {
  return (values) => values[path];
}

export function split(path: string): string[] {
  return [path];
}

export const normalizePath = split;

export function join([path = '']: readonly string[]): string {
  return path;
}
