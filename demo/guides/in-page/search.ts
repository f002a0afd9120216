import { h } from '../../index/h.ts';
import { searchOf, type Section, wordsOf } from './find.ts';

/** Characters of a result's text, and how many of them stand before the first hit. */
const EXCERPT = { length: 140, before: 40 };

/** Shows the search field and finds sections while one types. The arrow keys, Enter and Escape work as in a list. */
export function startSearch(form: HTMLFormElement): void {
  const field = form.querySelector('input');
  const list = form.querySelector('ol');
  const status = form.querySelector('[role=status]');
  if (!field || !list || !status) return;
  form.hidden = false;
  let search: ReturnType<typeof loadSearch> | undefined;

  const show = async (): Promise<void> => {
    const find = await (search ??= loadSearch());
    const query = field.value;
    const found = find(query);
    list.replaceChildren(...found.map((section) => resultItem(section, query)));
    status.textContent = query.trim() === '' ? '' : numberOf(found.length);
  };
  const close = (): void => {
    list.replaceChildren();
    status.textContent = '';
  };

  field.addEventListener('input', () => void show());
  field.addEventListener('focus', () => void show());
  list.addEventListener('click', close);
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!form.contains(relatedTarget as Node | null)) close();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void show().then(() => list.querySelector('a')?.click());
  });
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      field.value = '';
      field.focus();
      close();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    moveFocus([field, ...list.querySelectorAll('a')], event.key === 'ArrowDown' ? 1 : -1);
  });
}

async function loadSearch(): Promise<(query: string) => readonly Section[]> {
  return searchOf((await (await fetch('search.json')).json()) as readonly Section[]);
}

function resultItem({ page, guide, id, heading, text }: Section, query: string): HTMLElement {
  const place = heading === guide ? '' : guide;
  return h(
    'li',
    {},
    h(
      'a',
      { href: `${page}#${id}` },
      h('strong', {}, heading),
      ' ',
      h('span', {}, place),
      h('p', {}, excerpt(text, query)),
    ),
  );
}

/** The part of a text around the first word of the query. */
function excerpt(text: string, query: string): string {
  const places = wordsOf(query)
    .map((word) => text.toLowerCase().indexOf(word))
    .filter((place) => place >= 0);
  const first = Math.max(0, Math.min(...places, text.length) - EXCERPT.before);
  const begin = first === 0 || places.length === 0 ? 0 : text.indexOf(' ', first) + 1;
  const end = text.indexOf(' ', begin + EXCERPT.length);
  return `${begin > 0 ? '… ' : ''}${end < 0 ? text.slice(begin) : `${text.slice(begin, end)} …`}`;
}

function numberOf(results: number): string {
  if (results === 0) return 'No section has these words.';
  return results === 1 ? '1 section' : `${String(results)} sections`;
}

function moveFocus(stops: readonly HTMLElement[], by: number): void {
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops[Math.min(Math.max(at + by, 0), stops.length - 1)]?.focus();
}
