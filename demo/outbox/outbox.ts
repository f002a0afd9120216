import type { Mail } from '../backend/store.ts';
import { renderList } from './mail-list.ts';
import { renderMail } from './mail-view.ts';
import { clearOutbox, readOutbox } from './outbox-client.ts';
import { query } from '../query.ts';

/** Interval between two requests while the page is visible, in milliseconds. */
const REFRESH_INTERVAL = 2000;

const page = {
  clear: query('[data-clear]'),
  status: query('[data-status]'),
  failure: query('[data-failure]'),
  empty: query('[data-empty]'),
  emptyTitle: query('#empty-title'),
  panes: query('[data-panes]'),
  list: query('[data-list]'),
  mail: query('[data-mail]'),
};

/** `undefined` until the first answer. */
let mails: readonly Mail[] | undefined;

page.clear.addEventListener('click', () => void clear());
addEventListener('hashchange', () => showChosen('moved'));
addEventListener('focus', () => void refresh());
document.addEventListener('visibilitychange', () => void refresh());
setInterval(() => void refresh(), REFRESH_INTERVAL);
void refresh();

async function refresh(): Promise<void> {
  if (document.hidden) return;
  try {
    show(await readOutbox());
    setText(page.failure, '');
  } catch {
    setText(
      page.failure,
      'The demo’s server does not answer. Start it with “npm start”; this page then goes on by itself.',
    );
  }
}

async function clear(): Promise<void> {
  try {
    await clearOutbox();
    show([]);
    page.emptyTitle.focus();
  } catch {
    setText(page.failure, 'The outbox could not be emptied. Please try again.');
  }
}

/** Shows the current mails. Does nothing if they are unchanged, so that nobody loses their place on the page. */
function show(now: readonly Mail[]): void {
  const before = mails;
  if (before !== undefined && sameMails(before, now)) return;
  mails = now;
  page.empty.hidden = now.length > 0;
  page.panes.hidden = now.length === 0;
  page.clear.hidden = now.length === 0;
  showChosen('refreshed');
  if (before !== undefined) announce(before, now);
}

/** Shows the mail in the URL, or the newest on wide screens if the URL names none. */
function showChosen(cause: 'moved' | 'refreshed'): void {
  const all = mails ?? [];
  const named = all.find(({ id }) => id === location.hash.slice(1));
  const shown = named ?? all[0];
  page.panes.classList.toggle('is-named', named !== undefined);
  renderList(page.list, all, shown);
  renderMail(page.mail, shown);
  if (cause === 'moved') moveFocus(named);
}

function moveFocus(named: Mail | undefined): void {
  const target = named === undefined ? page.list.querySelector('a') : page.mail.querySelector<HTMLElement>('h2');
  target?.focus();
}

function announce(before: readonly Mail[], now: readonly Mail[]): void {
  const known = new Set(before.map(({ id }) => id));
  const added = now.filter(({ id }) => !known.has(id));
  if (now.length === 0) setText(page.status, 'The outbox is empty.');
  else if (added.length > 0) setText(page.status, `New mail to ${added.map(({ to }) => to).join(', ')}.`);
}

function sameMails(one: readonly Mail[], other: readonly Mail[]): boolean {
  return one.length === other.length && one.every(({ id }, index) => id === other[index]?.id);
}

/** Sets a text; skips an equal one, because a live region would announce it again. */
function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
