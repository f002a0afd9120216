import { adoptStyles } from '../embed/element/run/style-sheet.ts';
import { containKeys } from '../embed/element/run/key-containment.ts';
import css from './panel.css?inline';
import type { Product } from './product.ts';
import type { Records } from './records.ts';
import { makeReport, type Report, type Section, type Table, toText } from './report.ts';

/** How often the panel looks at the page, in milliseconds. */
const PERIOD = 1000;

/** Shows the report in a corner of the page, and keeps it up to date until it is closed. */
export function openPanel(product: Product, records: Records): void {
  const host = document.createElement('shop-widgets-debug');
  const root = host.attachShadow({ mode: 'open' });
  adoptStyles(root, css);
  containKeys(host, root);
  const { panel, sections, status } = build(`shop-widgets ${product.version}`);
  root.append(panel);

  const shown = new Map<string, string>();
  const update = (): void => {
    // Frameworks of the page may replace the whole body.
    if (!host.isConnected) document.documentElement.append(host);
    if (!document.hidden) show(sections, makeReport(product, records), shown);
  };
  const timer = setInterval(update, PERIOD);
  panel.addEventListener('click', ({ target }) => {
    const action = (target as Element).getAttribute('data-action');
    if (action === 'copy') void copy(panel, status, toText(makeReport(product, records), new Date()));
    if (action === 'fold') fold(panel, target as Element);
    if (action === 'close') {
      clearInterval(timer);
      host.remove();
    }
  });
  document.documentElement.append(host);
  // The script defines its tags first.
  setTimeout(update);
}

interface Panel {
  readonly panel: HTMLElement;
  readonly sections: HTMLElement;
  readonly status: HTMLElement;
}

function build(title: string): Panel {
  const status = make('p', { class: 'status', role: 'status' });
  const folding = { 'data-action': 'fold', 'aria-expanded': 'true', 'aria-controls': 'sections' };
  const header = make(
    'header',
    {},
    make('h2', { id: 'title' }, title),
    make('button', { type: 'button', 'data-action': 'copy' }, 'Copy report'),
    make('button', { type: 'button', ...folding }, 'Collapse'),
    make('button', { type: 'button', 'data-action': 'close' }, 'Close'),
    status,
  );
  // Scrolled by the keyboard, too.
  const scrolled = { tabindex: '0', role: 'group', 'aria-label': 'Report' };
  const sections = make('div', { id: 'sections', class: 'sections', ...scrolled });
  const panel = make('aside', { class: 'panel', lang: 'en', dir: 'ltr', 'aria-labelledby': 'title' }, header, sections);
  return { panel, sections, status };
}

/** Replaces the sections that have changed, so that what is selected in others stays so. */
function show(parent: HTMLElement, { sections, problems }: Report, shown: Map<string, string>): void {
  for (const section of sections) {
    const state = JSON.stringify(section);
    if (shown.get(section.title) === state) continue;
    shown.set(section.title, state);
    const known = Array.from(parent.children).find((child) => child.getAttribute('data-section') === section.title);
    const isProblem = section === sections[0] && problems > 0;
    const element = elementOf(section, isProblem ? `${section.title} (${problems})` : section.title, isProblem);
    if (known) known.replaceWith(element);
    else parent.append(element);
  }
}

function elementOf({ title, empty, tables }: Section, heading: string, isProblem: boolean): HTMLElement {
  const shown = tables.length > 0 ? tables.map(tableOf) : [make('p', {}, empty)];
  return make(
    'section',
    { 'data-section': title, class: isProblem ? 'problem' : '' },
    make('h3', {}, heading),
    ...shown,
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

function fold(panel: Element, button: Element): void {
  const isFolded = panel.classList.toggle('folded');
  button.setAttribute('aria-expanded', String(!isFolded));
  button.textContent = isFolded ? 'Expand' : 'Collapse';
}

async function copy(panel: Element, status: Element, text: string): Promise<void> {
  status.textContent = '';
  const isCopied = await copyText(panel, text);
  status.textContent = isCopied
    ? 'The report is in the clipboard.'
    : 'The browser does not let the page copy. Select the report and copy it with Ctrl+C (⌘C on a Mac).';
}

async function copyText(panel: Element, text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No permission, an insecure page, or a restricted frame: the older API works there.
    const before = (panel.getRootNode() as ShadowRoot).activeElement;
    const field = make('textarea', { 'aria-hidden': 'true', tabindex: '-1', readonly: '' });
    field.value = text;
    panel.append(field);
    field.select();
    // oxlint-disable-next-line typescript/no-deprecated -- the only way without permission
    const isCopied = document.execCommand('copy');
    field.remove();
    if (before instanceof HTMLElement) before.focus();
    return isCopied;
  }
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name | 'aside',
  attributes: Readonly<Record<string, string>>,
  ...content: ReadonlyArray<Node | string>
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name) as HTMLElementTagNameMap[Name];
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...content);
  return element;
}
