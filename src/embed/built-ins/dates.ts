import { innerMethod } from './calls.ts';

/** MooTools More returns a date. */
export function ownDateParse(text: string): number {
  return Number(new Date(text));
}

/** MooTools More gives the local time. Of the years 0 to 9999. */
export const ownToISOString = /* @__PURE__ */ innerMethod(
  'toISOString',
  (target): target is Date => target instanceof Date,
  (date) => {
    const digits = (value: number, base: number): string => String(value + base).slice(1);
    const year = date.getUTCFullYear();
    if (!(year >= 0)) throw new RangeError('Invalid time value');
    return (
      `${digits(year, 1e4)}-${digits(date.getUTCMonth() + 1, 100)}-${digits(date.getUTCDate(), 100)}T` +
      `${digits(date.getUTCHours(), 100)}:${digits(date.getUTCMinutes(), 100)}:` +
      `${digits(date.getUTCSeconds(), 100)}.${digits(date.getUTCMilliseconds(), 1000)}Z`
    );
  },
);
