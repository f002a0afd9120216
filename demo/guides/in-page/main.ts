/** The script of every guide: its search. Without it a page lacks no text. */
import { type Search, searchIn, type Section } from '../search.ts';

const MOST_RESULTS = 8;

async function loadSearch(): Promise<Search> {
  return searchIn((await (await fetch('search.json')).json()) as readonly Section[]);
}

function startSearch(form: HTMLElement): void {
  const field = form.querySelector('input');
  const list = form.querySelector('ol');
  const status = form.querySelector('[role=status]');
  if (!field || !list || !status) return;
  form.hidden = false;
  let search: ReturnType<typeof loadSearch> | undefined;

  const show = async (query: string): Promise<void> => {
    const found = (await (search ??= loadSearch()))(query).slice(0, MOST_RESULTS);
    // An answer to what the field contained before.
    if (field.value !== query) return;
    list.replaceChildren(
      ...found.map(({ id, heading, guide }) => resultItem(String(id), String(heading), String(guide))),
    );
    status.textContent = query.trim() !== '' && found.length === 0 ? 'No section has these words.' : '';
  };
  const clear = (): void => {
    field.value = '';
    void show('');
    field.focus();
  };

  field.addEventListener('input', () => void show(field.value));
  list.addEventListener('click', clear);
  form.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Escape') clear();
    if (key === 'Enter' && target === field) list.querySelector('a')?.click();
  });
}

function resultItem(address: string, heading: string, guide: string): HTMLElement {
  const link = document.createElement('a');
  link.href = address;
  const place = document.createElement('span');
  place.textContent = heading === guide ? '' : guide;
  link.append(`${heading} `, place);
  const item = document.createElement('li');
  item.append(link);
  return item;
}

const form = document.querySelector<HTMLElement>('search');
if (form) startSearch(form);

// The list of the guides scrolls by itself on a wide screen.
const guides = document.querySelector<HTMLElement>('.guides');
const current = guides?.querySelector<HTMLElement>('[aria-current]');
if (guides && current) guides.scrollTop = current.offsetTop - guides.clientHeight / 2;
