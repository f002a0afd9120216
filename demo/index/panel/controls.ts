import { h } from '../h.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

/** A row of radio buttons drawn as chips. */
export interface ChipRow {
  readonly root: HTMLFieldSetElement;
  /** Selects a value without calling the listener; an unknown value deselects all chips. */
  readonly show: (value: string) => void;
}

/** Creates a row of chips; `onPick` is called only when the user picks one. */
export function chipRow(
  name: string,
  label: string,
  options: readonly Option[],
  onPick: (value: string) => void,
): ChipRow {
  const inputs = options.map(({ value }) => h('input', { type: 'radio', name: `panel-${name}`, value }));
  const chips = options.map(({ label: text }, index) => {
    return h('label', { class: 'chip' }, inputs[index] ?? '', h('span', {}, text));
  });
  const root = h('fieldset', { class: 'choice' }, h('legend', {}, label), h('div', { class: 'chips' }, ...chips));
  root.addEventListener('change', (event) => onPick((event.target as HTMLInputElement).value));
  return {
    root,
    show: (value) => {
      for (const input of inputs) input.checked = input.value === value;
    },
  };
}

/** What the backend keeps, as a row of chips: it shows the current value, and changes it. */
export interface BackendChoice {
  readonly name: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly read: () => Promise<string>;
  readonly write: (value: string) => Promise<void>;
  /** Called after a change. */
  readonly onChange: (value: string) => void;
  readonly announce: (message: string) => void;
}

/** Creates such a row. It is disabled while the backend does not answer. */
export function backendRow({ name, label, options, read, write, onChange, announce }: BackendChoice): HTMLElement {
  const row = chipRow(name, label, options, (value) => void change(value));

  async function showCurrent(): Promise<void> {
    const current = await read().catch(() => undefined);
    row.root.disabled = current === undefined;
    row.show(current ?? '');
  }

  async function change(value: string): Promise<void> {
    try {
      await write(value);
      onChange(value);
    } catch {
      announce('The backend did not answer; nothing has changed.');
      await showCurrent();
    }
  }

  void showCurrent();
  return row.root;
}

/** A group of controls. */
export function controlGroup(title: string, ...content: readonly Node[]): HTMLElement {
  return h('fieldset', { class: 'group' }, h('legend', {}, title), ...content);
}
