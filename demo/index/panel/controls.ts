import { h } from '../h.ts';

export interface Option {
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

/** Creates a labelled checkbox with a hint below the label. */
export function checkBox(name: string, label: string, hint: string | undefined, onToggle: (on: boolean) => void) {
  const input = h('input', { type: 'checkbox', id: `panel-${name}` });
  const root = h('div', { class: 'check' }, input, h('label', { for: input.id }, label));
  if (hint !== undefined) {
    input.setAttribute('aria-describedby', `${input.id}-hint`);
    root.append(h('p', { class: 'hint', id: `${input.id}-hint` }, hint));
  }
  input.addEventListener('change', () => onToggle(input.checked));
  return { root, input };
}
