import { h } from '../../h.ts';
import { type PageEvent, watchEventSources } from '../event-sources.ts';
import type { PanelContext, PanelGroup } from '../panel-group.ts';

/** Maximum number of entries; the oldest are removed. */
const ENTRIES_KEPT = 200;

/** Several entries in quick succession are announced once, this many milliseconds after the last. */
const QUIET_BEFORE_ANNOUNCEMENT = 1200;

function timeOf(at: Date): string {
  return `${at.toLocaleTimeString('en-GB')}.${String(at.getMilliseconds()).padStart(3, '0')}`;
}

function entryOf({ at, name, detail }: PageEvent): HTMLLIElement {
  return h(
    'li',
    { class: 'entry', 'data-entry': name },
    h(
      'div',
      { class: 'entry-head' },
      h('span', { class: 'entry-name' }, name),
      h('time', { datetime: at.toISOString() }, timeOf(at)),
    ),
    h('code', { class: 'entry-detail' }, JSON.stringify(detail, null, 1).replaceAll(/\n\s*/g, ' ')),
  );
}

function build({ announce }: PanelContext): Node[] {
  const list = h('ul', {
    class: 'entries',
    tabindex: '0',
    role: 'list',
    'aria-label': 'Events and data layer, newest first',
  });
  const empty = h('p', { class: 'hint' }, 'Nothing yet.');
  const clear = h('button', { type: 'button', class: 'panel-button' }, 'Clear the log');
  let unannounced: string[] = [];
  let timer: number | undefined;

  function announceSoon(name: string): void {
    unannounced.push(name);
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      announce(`Log: ${unannounced.join(', ')}.`);
      unannounced = [];
    }, QUIET_BEFORE_ANNOUNCEMENT);
  }

  watchEventSources((pageEvent) => {
    list.prepend(entryOf(pageEvent));
    while (list.childElementCount > ENTRIES_KEPT) list.lastElementChild?.remove();
    empty.hidden = true;
    announceSoon(pageEvent.name);
  });
  clear.addEventListener('click', () => {
    list.replaceChildren();
    empty.hidden = false;
    announce('Log cleared.');
  });
  return [h('div', { class: 'log' }, empty, list), clear];
}

/** Live log of the widgets' events and data layer entries. */
export const eventLogGroup: PanelGroup = { id: 'log', title: 'Events and data layer', kind: 'output', build };
