import { h } from '../index/h.ts';

const FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A `<time>` element with a date (ISO 8601) formatted in the reader's time zone. */
export function timeElement(moment: string): HTMLTimeElement {
  return h('time', { datetime: moment }, FORMAT.format(new Date(moment)));
}
