import { innerMethod } from './calls.ts';

function innerIsText(target: unknown): target is string {
  return typeof target === 'string';
}

function innerIsTextOrList(target: unknown): target is string | readonly unknown[] {
  return innerIsText(target) || Array.isArray(target);
}

/** In steps from both ends: a pattern for the end would look at blanks in the middle again and again. */
export const ownTrim = /* @__PURE__ */ innerMethod('trim', innerIsText, (text) => {
  let end = text.length;
  while (/\s/.test(text.charAt(end - 1))) end--;
  return end ? text.slice(text.search(/\S/), end) : '';
});

/** Prototype up to 1.7.0 and ASP.NET know no position. */
export const ownStartsWith = /* @__PURE__ */ innerMethod(
  'startsWith',
  innerIsText,
  (text, part: string, position: number = 0) => text.slice(Math.max(0, position)).slice(0, part.length) === part,
);

export const ownEndsWith = /* @__PURE__ */ innerMethod(
  'endsWith',
  innerIsText,
  (text, part: string, end: number = text.length) => {
    const head = text.slice(0, Math.max(0, end));
    return head.slice(Math.max(0, head.length - part.length)) === part;
  },
);

/** Of texts and lists; `NaN` is found in a list. */
export const ownIncludes = /* @__PURE__ */ innerMethod(
  'includes',
  innerIsTextOrList,
  (target, part: unknown, position: number = 0) => {
    if (typeof target === 'string') return target.indexOf(part as string, position) >= 0;
    for (let index = position < 0 ? Math.max(0, target.length + position) : position; index < target.length; index++) {
      const item = target[index];
      // oxlint-disable-next-line no-self-compare -- what is not itself is `NaN`
      if (item === part || (item !== item && part !== part)) return true;
    }
    return false;
  },
);

/** The `replaceAll` of many pages knows no patterns, functions and `$&`. */
export const ownReplaceAll = /* @__PURE__ */ innerMethod('replaceAll', innerIsText, (text, what: unknown, by: string) =>
  text.replace(
    what instanceof RegExp ? what : new RegExp(String(what).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'g'),
    by,
  ),
);
