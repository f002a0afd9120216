import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { UI_LABELS } from '../../embed/i18n/ui-labels-by-locale.ts';
import { Button, InputField, Notification, Pagination, SearchButton, UiRoot, useLabels } from '../index.ts';

const field = { id: 'field', label: 'Feld', onChange: () => undefined } as const;

it('an element without texts of its own, and without labels around it, names the missing prop', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const message = /^\[shop-widgets\] <SearchButton> has no "label"\. .*<UiRoot labels=/;
  expect(() => render(<UiRoot lang="de-DE" children={<SearchButton />} />)).toThrow(message);
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
