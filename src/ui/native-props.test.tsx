import { render, screen } from '@testing-library/react';
import type { ReactNode, Ref } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { installNativeDialog } from '../../test/support/jsdom-gaps.ts';
import { UI_LABELS } from '../embed/i18n/ui-labels-by-locale.ts';
import * as Ui from './index.ts';

beforeAll(installNativeDialog);

const ignore = (): void => undefined;
const field = { id: 'field', label: 'Feld', value: '', onChange: ignore } as const;
const phone = { ...field, value: { country: 'TR', district: '', number: '' } } as const;

/** HTML attributes that the elements do not set themselves. */
const given = {
  className: 'my-place',
  style: { order: 3 },
  title: 'A title',
  'data-test': 'here',
  'aria-details': 'details',
} as const;

/** The elements, the tags of the outermost element and of the control, and the texts that come from the root's labels. */
const ELEMENTS: readonly (readonly [name: string, element: ReactNode, tags: string, ...texts: string[]])[] = [
  ['BackToTop', <Ui.BackToTop threshold={0} {...given} />, 'button', 'Nach oben'],
  ['Banderole', <Ui.Banderole {...given}>Neu</Ui.Banderole>, 'span'],
  [
    'BasePrice',
    <Ui.BasePrice quantity={1} unit="kg" price={1} currency="EUR" {...given} />,
    'span',
    '(1\u00a0kg = 1,00\u00a0€)',
  ],
  ['Button', <Ui.Button {...given}>Kaufen</Ui.Button>, 'button'],
  ['Button as a link', <Ui.Button tag="a" href="#" {...given} children="Shop" />, 'a'],
  [
    'Carousel',
    <Ui.Carousel label="Kaffee" slides={[]} {...given} />,
    'section',
    'Auflistung überspringen',
    'Ende der Auflistung',
    'Zum vorherigen Slide',
    'Zum nächsten Slide',
  ],
  ['Checkbox', <Ui.Checkbox id="box" checked={false} onChange={ignore} {...given} children="Ja" />, 'div input'],
  [
    'EnergyClass',
    <Ui.EnergyClass energyClass="B" link={{ href: '#' }} {...given} />,
    'span',
    'Energieeffizienzklasse B, Skala von A bis G',
    'Energielabel',
  ],
  ['ExpansionPanel', <Ui.ExpansionPanel {...given}>Lang</Ui.ExpansionPanel>, 'div', 'Mehr anzeigen'],
  ['FieldMessage', <Ui.FieldMessage id="message" {...given} />, 'div'],
  ['FormLabel', <Ui.FormLabel htmlFor="field" {...given} children="Feld" />, 'label'],
  ['Heading', <Ui.Heading level={2} {...given} children="Titel" />, 'h2'],
  ['IbanInput', <Ui.IbanInput {...field} {...given} />, 'div input'],
  ['IconButton', <Ui.IconButton label="Suchen" icon="" {...given} />, 'button'],
  ['InputField', <Ui.InputField {...field} {...given} value="x" clearable />, 'div input', 'Löschen'],
  ['Label', <Ui.Label {...given}>Bio</Ui.Label>, 'span'],
  ['MenuButton', <Ui.MenuButton expanded={false} {...given} />, 'button', 'Menü öffnen'],
  ['Notification', <Ui.Notification showCloseIcon {...given} />, 'div', 'Schließen', 'Erfolg'],
  ['NumberInput', <Ui.NumberInput {...field} {...given} value="12.5" />, 'div input', '12,5'],
  [
    'Pagination',
    <Ui.Pagination page={1} totalPages={2} {...given} />,
    'nav',
    'Seitennavigation',
    'Seite 1 von 2',
    'Vorherige Seite',
    'Nächste Seite',
  ],
  ['PasswordField', <Ui.PasswordField {...field} {...given} />, 'div input', 'Zeige Passwort'],
  ['PasswordStrength', <Ui.PasswordStrength password="x" {...given} />, 'div p', 'schwach'],
  [
    'PhoneInput',
    <Ui.PhoneInput {...phone} {...given} />,
    'fieldset',
    'Ländervorwahl',
    'Türkei (+90)',
    'Anderes Land',
    'Nationale Rufnummer',
    'Bezirksvorwahl',
  ],
  ['PromoCode', <Ui.PromoCode code="X" label="Code" {...given} />, 'div', 'Code kopieren'],
  ['SearchButton', <Ui.SearchButton {...given} />, 'button', 'Suchen'],
  ['Select', <Ui.Select {...field} options={[]} {...given} />, 'div select'],
  ['Spinner', <Ui.Spinner {...given} />, 'span'],
  ['TextLink', <Ui.TextLink href="#" {...given} children="Mehr" />, 'a'],
  ['UiRoot', <Ui.UiRoot lang="de-DE" {...given} children="Shop" />, 'div'],
];

/** All texts, names and field values on the page. */
function words(): readonly string[] {
  return [...document.querySelectorAll('*')].flatMap((node) => [
    node.getAttribute('aria-label') ?? '',
    node.children.length === 0 ? (node.textContent ?? '') : '',
    node instanceof HTMLInputElement ? node.value : '',
  ]);
}

it.each(ELEMENTS.map((entry) => ({ entry, name: entry[0] })))(
  'an HTML attribute reaches the control of $name',
  ({ entry }) => {
    const [name, element, tags, ...texts] = entry;
    const [outermost, control = outermost] = tags.split(' ');
    render(<Ui.UiRoot labels={UI_LABELS['de-DE']}>{element}</Ui.UiRoot>);
    const taker = document.querySelector('[data-test=here]');
    expect(taker?.localName).toBe(control);
    expect(taker?.getAttribute('title')).toBe('A title');
    expect(taker?.getAttribute('aria-details')).toBe('details');
    const box = document.querySelector<HTMLElement>('.my-place');
    expect(box?.localName).toBe(outermost);
    expect(box?.contains(taker)).toBe(true);
    expect(box?.style.order).toBe('3');
    // Its own classes are kept; a heading has none.
    expect(box?.classList.length).toBeGreaterThan(name === 'Heading' ? 0 : 1);
    expect(words()).toEqual(expect.arrayContaining(texts));
  },
);

it('an HTML attribute reaches a dialog, but not its title, which is its heading', () => {
  render(
    <Ui.UiRoot labels={UI_LABELS['de-DE']}>
      <Ui.ModalDialog open title="Titel" onClose={ignore} className="my-place" data-test="here" children="Inhalt" />
    </Ui.UiRoot>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Titel' });
  expect(dialog.dataset['test']).toBe('here');
  expect(dialog.classList.contains('my-place')).toBe(true);
  expect(dialog.title).toBe('');
  expect(screen.getByRole('button', { name: 'Schließen' })).toBeTruthy();
});

it('an HTML attribute does not replace what the element sets itself', () => {
  render(
    <>
      {/* As JavaScript may write it, where no compiler objects. */}
      <Ui.InputField {...field} error="Fehlt" {...({ 'aria-invalid': false, type: undefined } as object)} />
      <Ui.Checkbox id="box" checked onChange={ignore} {...({ type: 'text' } as object)}>
        Ja
      </Ui.Checkbox>
    </>,
  );
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('checkbox')).toBeTruthy();
});

const description = <p id="rule">Acht Zeichen und mehr</p>;

it.each([
  ['InputField', <Ui.InputField {...field} error="Fehlt" aria-describedby="rule" />, 'textbox'],
  ['Select', <Ui.Select {...field} options={[]} error="Fehlt" aria-describedby="rule" />, 'combobox'],
  [
    'Checkbox',
    <Ui.Checkbox id="box" checked={false} onChange={ignore} error="Fehlt" aria-describedby="rule" children="Ja" />,
    'checkbox',
  ],
] as const)('an additional description is read after the message of %s', (_name, element, role) => {
  render(
    <>
      {element}
      {description}
    </>,
  );
  const control = screen.getByRole(role, { description: 'Fehlt Acht Zeichen und mehr' });
  expect(control.getAttribute('aria-invalid')).toBe('true');
});

// WCAG 1.4.1
it.each([
  ['InputField', (state: 'success' | 'error') => <Ui.InputField {...field} state={state} />, 'textbox'],
  ['Select', (state: 'success' | 'error') => <Ui.Select {...field} options={[]} state={state} />, 'combobox'],
  [
    'Checkbox',
    (state: 'success' | 'error') => <Ui.Checkbox id="box" checked onChange={ignore} state={state} children="Ja" />,
    'checkbox',
  ],
] as const)('success and error of %s show not only by colour', (_name, make, role) => {
  const { container, rerender } = render(make('success'));
  expect(container.querySelector('.field-mark-success svg')).toBeTruthy();
  expect(screen.getByRole(role).getAttribute('aria-invalid')).toBeNull();
  rerender(make('error'));
  expect(container.querySelector('.field-mark-error svg')).toBeTruthy();
  expect(screen.getByRole(role).getAttribute('aria-invalid')).toBe('true');
});

it.each([
  ['InputField', (ref: Ref<HTMLInputElement>) => <Ui.InputField {...field} ref={ref} />],
  [
    'Checkbox',
    (ref: Ref<HTMLInputElement>) => <Ui.Checkbox id="box" checked onChange={ignore} ref={ref} children="Ja" />,
  ],
] as const)('a ref of %s is given the element once, and its clean-up is called', (_name, make) => {
  const cleanUp = vi.fn<() => void>();
  const ref = vi.fn<(element: HTMLInputElement | null) => () => void>(() => cleanUp);
  const { rerender, unmount } = render(make(ref));
  rerender(make(ref));
  expect(ref.mock.calls.map(([element]) => element?.localName)).toEqual(['input']);
  unmount();
  expect(cleanUp).toHaveBeenCalledOnce();
});
