/** The script of every guide: its search. Without it a page lacks no text. */
import MiniSearch from 'minisearch';

/** A section of a guide, as the search knows it. */
export interface Section {
  /** Its address, seen from the other guides. */
  readonly id: string;
  /** The name of its guide. */
  readonly guide: string;
  readonly heading: string;
  readonly text: string;
}

const MOST_RESULTS = 8;

async function loadIndex(): Promise<MiniSearch<Section>> {
  const index = new MiniSearch<Section>({
    fields: ['heading', 'guide', 'text'],
    storeFields: ['heading', 'guide'],
    searchOptions: { boost: { heading: 4, guide: 3 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
  });
  index.addAll((await (await fetch('search.json')).json()) as readonly Section[]);
  return index;
}

function startSearch(search: HTMLElement): void {
  const field = search.querySelector('input');
  const list = search.querySelector('ol');
  const status = search.querySelector('[role=status]');
  if (!field || !list || !status) return;
  search.hidden = false;
  let index: ReturnType<typeof loadIndex> | undefined;

  const show = async (query: string): Promise<void> => {
    const found = (await (index ??= loadIndex())).search(query).slice(0, MOST_RESULTS);
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
  search.addEventListener('keydown', ({ key, target }) => {
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

const search = document.querySelector<HTMLElement>('search');
if (search) startSearch(search);

// The list of the guides scrolls by itself on a wide screen.
const guides = document.querySelector<HTMLElement>('.guides');
const current = guides?.querySelector<HTMLElement>('[aria-current]');
if (guides && current) guides.scrollTop = current.offsetTop - guides.clientHeight / 2;
