import { element } from '../../element.ts';
import { type Happening, watchPage } from '../page-happenings.ts';
import type { PanelContext, PanelGroup } from '../panel-group.ts';

/** Older entries go when there are more than this. */
const ENTRIES_KEPT = 200;

/** A burst of entries is announced once, this many milliseconds after its last. */
const QUIET_BEFORE_ANNOUNCEMENT = 1200;

function timeOf(at: Date): string {
  return `${at.toLocaleTimeString('en-GB')}.${String(at.getMilliseconds()).padStart(3, '0')}`;
}

function entryOf({ at, name, detail }: Happening): HTMLLIElement {
  return element(
    'li',
    { class: 'entry', 'data-entry': name },
    element(
      'div',
      { class: 'entry-head' },
      element('span', { class: 'entry-name' }, name),
      element('time', { datetime: at.toISOString() }, timeOf(at)),
    ),
    element('code', { class: 'entry-detail' }, JSON.stringify(detail, null, 1).replaceAll(/\n\s*/g, ' ')),
  );
}

function build({ announce }: PanelContext): Node[] {
  const list = element('ul', {
    class: 'entries',
    tabindex: '0',
    role: 'list',
    'aria-label': 'Events and data layer, newest first',
  });
  const empty = element('p', { class: 'hint' }, 'Nothing yet.');
  const clear = element('button', { type: 'button', class: 'panel-button' }, 'Clear the log');
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

  watchPage((happening) => {
    list.prepend(entryOf(happening));
    while (list.childElementCount > ENTRIES_KEPT) list.lastElementChild?.remove();
    empty.hidden = true;
    announceSoon(happening.name);
  });
  clear.addEventListener('click', () => {
    list.replaceChildren();
    empty.hidden = false;
    announce('Log cleared.');
  });
  return [element('div', { class: 'log' }, empty, list), clear];
}

/** What the widgets tell the page, live. */
export const eventLogGroup: PanelGroup = { id: 'log', title: 'Events and data layer', kind: 'output', build };
