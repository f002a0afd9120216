import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { installNativeDialog } from '../../../test/support/native-dialog.ts';
import { UI_LABELS } from '../../embed/i18n/ui-labels-by-locale.ts';
import {
  BackToTop,
  BasePrice,
  Button,
  Carousel,
  EnergyClass,
  ExpansionPanel,
  InputField,
  MenuButton,
  ModalDialog,
  Notification,
  NumberInput,
  Pagination,
  PasswordField,
  PasswordStrength,
  PhoneInput,
  PromoCode,
  SearchButton,
  Spinner,
  UiRoot,
  useLabels,
} from '../index.ts';

beforeAll(installNativeDialog);

const ignore = (): void => undefined;
const field = { id: 'field', label: 'Feld', onChange: ignore } as const;
const phone = { country: 'TR', district: '', number: '' } as const;

/** Elements without texts of their own, and the texts that are expected. */
const ELEMENTS: readonly (readonly [name: string, element: ReactNode, texts: readonly string[]])[] = [
  ['BackToTop', <BackToTop threshold={0} />, ['Nach oben']],
  ['BasePrice', <BasePrice quantity={500} unit="g" price={5.99} currency="EUR" />, ['(1\u00a0kg = 11,98\u00a0€)']],
  [
    'Carousel',
    <Carousel label="Kaffee" slides={[]} />,
    ['Auflistung überspringen', 'Ende der Auflistung', 'Zum vorherigen Slide', 'Zum nächsten Slide'],
  ],
  [
    'EnergyClass',
    <EnergyClass energyClass="B" range={{ from: 'A', to: 'D' }} link={{ href: '#' }} />,
    ['Energieeffizienzklasse B, Skala von A bis D', 'Energielabel'],
  ],
  ['ExpansionPanel', <ExpansionPanel>Lang</ExpansionPanel>, ['Mehr anzeigen']],
  ['InputField', <InputField {...field} value="x" clearable />, ['Löschen']],
  ['MenuButton', <MenuButton expanded={false} />, ['Menü öffnen']],
  ['ModalDialog', <ModalDialog open title="Titel" onClose={ignore} children="Inhalt" />, ['Schließen']],
  ['Notification', <Notification showCloseIcon />, ['Schließen', 'Erfolg']],
  ['NumberInput', <NumberInput {...field} value="12.5" decimals={1} />, ['12,5']],
  [
    'Pagination',
    <Pagination page={2} totalPages={3} />,
    ['Seitennavigation', 'Seite 2 von 3', 'Vorherige Seite', 'Nächste Seite'],
  ],
  ['PasswordField', <PasswordField {...field} value="" />, ['Zeige Passwort']],
  ['PasswordStrength', <PasswordStrength password="kaffee" />, ['schwach']],
  [
    'PhoneInput',
    <PhoneInput {...field} value={phone} />,
    ['Ländervorwahl', 'Türkei (+90)', 'Anderes Land', 'Nationale Rufnummer', 'Bezirksvorwahl'],
  ],
  ['PromoCode', <PromoCode code="X" label="Code" />, ['Code kopieren']],
  ['SearchButton', <SearchButton />, ['Suchen']],
];

/** All texts, names and field values on the page. */
function words(): readonly string[] {
  const elements = [...document.querySelectorAll('*')];
  return elements.flatMap((element) => [
    element.getAttribute('aria-label') ?? '',
    element.children.length === 0 ? (element.textContent ?? '') : '',
    element instanceof HTMLInputElement ? element.value : '',
  ]);
}

describe('an element without texts of its own', () => {
  it.each(ELEMENTS)('%s uses the labels of the root', (_name, element, texts) => {
    render(<UiRoot labels={UI_LABELS['de-DE']}>{element}</UiRoot>);
    expect(words()).toEqual(expect.arrayContaining([...texts]));
  });

  it.each(ELEMENTS)('%s names the missing prop if there are none', (name, element) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const message = new RegExp(`^\\[shop-widgets\\] <${name}> has no "\\w+"\\. .*<UiRoot labels=`);
    expect(() => render(<UiRoot lang="de-DE">{element}</UiRoot>)).toThrow(message);
  });
});

describe('the labels of the root', () => {
  it('name the clear control of a field, which is shown unless it is not wanted', () => {
    const renderField = (props: { readonly clearable?: false }) => (
      <UiRoot labels={UI_LABELS['de-DE']}>
        <InputField {...field} value="x" {...props} />
      </UiRoot>
    );
    const { rerender } = render(renderField({}));
    expect(screen.getByRole('button', { name: 'Löschen' })).toBeTruthy();
    rerender(renderField({ clearable: false }));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are overridden by a prop', () => {
    render(
      <UiRoot labels={UI_LABELS['de-DE']}>
        <Pagination page={1} totalPages={3} nextLabel="Weitere Kaffees" />
      </UiRoot>,
    );
    expect(screen.getByRole('button', { name: 'Weitere Kaffees' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Vorherige Seite' })).toBeTruthy();
  });

  it('name a spinner and the kind of a notification, which are decorative without them', () => {
    const elements = (
      <>
        <Button state="loading">Kaufen</Button>
        <Notification variant="warning">Text</Notification>
      </>
    );
    const { rerender } = render(<UiRoot lang="de-DE">{elements}</UiRoot>);
    expect(screen.getByRole('button', { name: 'Kaufen' })).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<UiRoot labels={UI_LABELS['de-DE']}>{elements}</UiRoot>);
    expect(screen.getByRole('button', { name: /Lädt\s?Kaufen/ })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Warnung' })).toBeTruthy();
  });

  it('do not apply to a spinner with an empty label', () => {
    render(
      <UiRoot labels={UI_LABELS['de-DE']}>
        <Spinner label="" />
      </UiRoot>,
    );
    expect(screen.queryByText('Lädt')).toBeNull();
  });

  it('are inherited by an inner root without labels, which sets the language', () => {
    render(
      <UiRoot labels={UI_LABELS['de-DE']}>
        <UiRoot lang="de-AT">
          <SearchButton />
        </UiRoot>
      </UiRoot>,
    );
    expect(screen.getByRole('button', { name: 'Suchen' }).closest('[lang]')?.getAttribute('lang')).toBe('de-AT');
  });

  it('are available to the page’s own components', () => {
    function Message() {
      return <p>{useLabels()?.required}</p>;
    }
    render(
      <UiRoot labels={UI_LABELS['hu-HU']}>
        <Message />
      </UiRoot>,
    );
    expect(screen.getByText('Kötelező mező')).toBeTruthy();
  });
});
