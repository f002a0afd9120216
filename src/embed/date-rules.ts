/** Whether a text is a date that exists, `YYYY-MM-DD`; as in HTML the first year is 1. */
export function isDate(text: string): boolean {
  // 30 February is refused by some engines, and is a day of March in others.
  const moment = new Date(`${text}T00:00Z`);
  if (Number.isNaN(moment.getTime()) || text.startsWith('0000')) return false;
  return moment.toISOString().slice(0, 'YYYY-MM-DD'.length) === text;
}

/** Whether a text is a time of day, `HH:MM`. */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}
