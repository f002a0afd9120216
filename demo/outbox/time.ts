import { element } from '../index/element.ts';

const FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment (ISO 8601) as people write it, in the reader's time zone. */
export function timeElement(moment: string): HTMLTimeElement {
  return element('time', { datetime: moment }, FORMAT.format(new Date(moment)));
}
