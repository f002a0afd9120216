import { element } from '../element.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** A row of radio buttons drawn as chips. */
export interface ChipRow {
  readonly root: HTMLFieldSetElement;
  /** Shows a value without telling the listener; a value that is no option leaves all chips off. */
  readonly show: (value: string) => void;
}

/** Makes a row of chips; `onPick` hears only of what the user picks. */
export function chipRow(
  name: string,
  label: string,
  options: readonly Option[],
  onPick: (value: string) => void,
): ChipRow {
  const inputs = options.map(({ value }) => element('input', { type: 'radio', name: `panel-${name}`, value }));
  const chips = options.map(({ label: text }, index) => {
    return element('label', { class: 'chip' }, inputs[index] ?? '', element('span', {}, text));
  });
  const root = element(
    'fieldset',
    { class: 'choice', 'data-setting': name },
    element('legend', {}, label),
    element('div', { class: 'chips' }, ...chips),
  );
  root.addEventListener('change', (event) => onPick((event.target as HTMLInputElement).value));
  return {
    root,
    show: (value) => {
      for (const input of inputs) input.checked = input.value === value;
    },
  };
}

/** A labelled check box with an explanation under its label. */
export function checkBox(name: string, label: string, hint: string | undefined, onToggle: (on: boolean) => void) {
  const input = element('input', { type: 'checkbox', id: `panel-${name}` });
  const root = element(
    'div',
    { class: 'check', 'data-setting': name },
    input,
    element('label', { for: input.id }, label),
  );
  if (hint !== undefined) {
    input.setAttribute('aria-describedby', `${input.id}-hint`);
    root.append(element('p', { class: 'hint', id: `${input.id}-hint` }, hint));
  }
  input.addEventListener('change', () => onToggle(input.checked));
  return { root, input };
}

/** A labelled text field that tells its value when the user leaves it or presses Enter. */
export function textField(name: string, label: string, placeholder: string, onChange: (value: string) => void) {
  const input = element('input', {
    type: 'text',
    id: `panel-${name}`,
    placeholder,
    autocomplete: 'off',
    spellcheck: 'false',
  });
  const root = element(
    'div',
    { class: 'text', 'data-setting': name },
    element('label', { for: input.id }, label),
    input,
  );
  input.addEventListener('change', () => onChange(input.value));
  return { root, input };
}
