import { adoptStyles } from '../embed/element/run/style-sheet.ts';
import { containEvents } from '../embed/element/run/contain-events.ts';
import type { Product } from './page.ts';
import css from './panel.css?inline';
import type { Records } from './records.ts';
import { makeReport, type Section, type Table } from './report.ts';

/** In milliseconds. */
const PERIOD = 1000;

/** Shows the report in a corner of the page, and keeps it up to date until it is closed. */
export function openPanel(product: Product, records: Records): void {
  const host = document.createElement('shop-widgets-debug');
  const root = host.attachShadow({ mode: 'open' });
  adoptStyles(root, [css]);
  containEvents(host, root);
  const title = `shop-widgets ${product.version}`;
  const status = make('p', { class: 'status', role: 'status' });
  const copyButton = make('button', { type: 'button' }, 'Copy report');
  const closeButton = make('button', { type: 'button' }, 'Close');
  const sections = make('div', {});
  const summary = make('summary', {}, 'Report');
  const details = make('details', { open: '' }, summary, sections);
  const header = make('header', {}, make('h2', { id: 'title' }, title), copyButton, closeButton, status);
  root.append(make('aside', { lang: 'en', dir: 'ltr', 'aria-labelledby': 'title' }, header, details));

  let shown = '';
  const update = (): void => {
    // Frameworks of the page may replace the whole body.
    if (!host.isConnected) document.documentElement.append(host);
    if (document.hidden) return;
    const report = makeReport(product, records);
    const state = JSON.stringify(report);
    // A report that is the same is not replaced: the user may have selected text in it.
    if (shown !== state) sections.replaceChildren(...report.map(elementOf));
    if (shown !== state) summary.textContent = summaryOf(report);
    shown = state;
    if (!isSetByUser && details.open && coversTag(host, product.tags)) details.open = false;
  };
  // The user has opened or closed the report, which then no longer closes by itself.
  let isSetByUser = false;
  summary.addEventListener('click', () => (isSetByUser = true));
  const timer = setInterval(update, PERIOD);
  copyButton.addEventListener('click', () => {
    // The `innerText` of collapsed content has nothing between the cells.
    details.open = true;
    isSetByUser = true;
    void copy(status, `${title}, ${new Date().toISOString()}\n\n${sections.innerText}`);
  });
  closeButton.addEventListener('click', () => {
    clearInterval(timer);
    host.remove();
  });
  document.documentElement.append(host);
  // By then, the script has defined its tags.
  setTimeout(update);
}

function summaryOf([problems]: readonly Section[]): string {
  const rows = problems?.tables[0]?.rows ?? [];
  const [, worst = ''] = rows[0] ?? [];
  return rows.length === 0
    ? `Report: ${problems?.empty}`
    : `Report: ${rows.length} problem${rows.length === 1 ? '' : 's'}. ${worst}`;
}

function coversTag(host: Element, tags: Product['tags']): boolean {
  const { left, top, right, bottom } = host.getBoundingClientRect();
  const found = document.querySelectorAll(tags.map(({ tag }) => `${tag}, [data-shop-widget]`).join());
  return Array.from(found, (tag) => tag.getBoundingClientRect()).some(
    (box) => box.width > 0 && box.right > left && box.left < right && box.bottom > top && box.top < bottom,
  );
}

function elementOf({ title, empty, tables }: Section, index: number): HTMLElement {
  // The problems come first.
  const count = index === 0 ? (tables[0]?.rows.length ?? 0) : 0;
  return make(
    'section',
    { class: count > 0 ? 'problem' : '' },
    make('h3', {}, count > 0 ? `${title} (${count})` : title),
    ...(tables.length > 0 ? tables.map(tableOf) : [make('p', {}, empty)]),
  );
}

function tableOf({ caption, head, rows }: Table): HTMLElement {
  return make(
    'table',
    {},
    ...(caption === undefined ? [] : [make('caption', {}, caption)]),
    make('thead', {}, make('tr', {}, ...head.map((cell) => make('th', { scope: 'col' }, cell)))),
    make('tbody', {}, ...rows.map((cells) => make('tr', {}, ...cells.map((cell) => make('td', {}, cell))))),
  );
}

async function copy(status: Element, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    status.textContent = 'The report is in the clipboard.';
  } catch {
    status.textContent =
      'The browser does not let the page copy. Select the report and copy it with Ctrl+C (⌘C on a Mac).';
  }
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...content: ReadonlyArray<Node | string>
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...content);
  return element;
}
