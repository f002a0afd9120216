/** What React, Formik, Yup and i18next call. The modules contain them as released; the one script redirects their calls. */
const NEEDED: ReadonlyArray<readonly [path: string, owner: object | undefined, names: string]> = [
  [
    'Array.prototype.',
    Array.prototype,
    'entries every filter find findIndex forEach includes keys map reduce some values',
  ],
  ['String.prototype.', String.prototype, 'endsWith includes startsWith trim'],
  ['Function.prototype.', Function.prototype, 'bind'],
  ['Array.', Array, 'from'],
  ['Object.', Object, 'assign create entries keys values'],
  ['JSON.', (window as { JSON?: object }).JSON, 'parse stringify'],
  ['', window, 'Element'],
];

/** The built-ins that the modules need and a library of the page has replaced or frozen. */
export function changedBuiltIns(): readonly string[] {
  const replaced = NEEDED.flatMap(([path, owner, names]) =>
    names
      .split(' ')
      .flatMap((name) => (isNative((owner as Record<string, unknown> | undefined)?.[name]) ? [] : path + name)),
  );
  // `JSON.stringify` calls it.
  const added = 'toJSON' in Array.prototype ? ['Array.prototype.toJSON'] : [];
  // Setting the `name` of an error throws then.
  const frozen = Object.isFrozen(Error.prototype) ? ['Error.prototype'] : [];
  return [...replaced, ...added, ...frozen];
}

/** Functions of the page show their source. */
function isNative(value: unknown): boolean {
  return typeof value === 'function' && /\[native code\]/.test(Function.prototype.toString.call(value));
}
