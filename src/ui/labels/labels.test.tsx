import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { UI_LABELS } from '../../embed/i18n/ui-labels-by-locale.ts';
import { Pagination, SearchButton, UiRoot, useLabels } from '../index.ts';

it('an element without labels around it names the missing label', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const message = /^\[shop-widgets\] <SearchButton> has no label "search"\. .*<UiRoot labels=/;
  expect(() => render(<UiRoot lang="de-DE" children={<SearchButton />} />)).toThrow(message);
});

it('the labels of the root are overridden by a prop', () => {
  render(
    <UiRoot labels={UI_LABELS['de-DE']}>
      <Pagination page={1} totalPages={3} aria-label="Kaffees" />
      <SearchButton label="Kaffee suchen" />
    </UiRoot>,
  );
  expect(screen.getByRole('navigation', { name: 'Kaffees' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Kaffee suchen' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Vorherige Seite' })).toBeTruthy();
});

// WCAG 3.1.2
it('the labels of the root are inherited by an inner root without labels, which sets language and direction', () => {
  render(
    <UiRoot labels={UI_LABELS['de-DE']}>
      <UiRoot lang="de-AT">
        <SearchButton />
      </UiRoot>
    </UiRoot>,
  );
  const root = screen.getByRole('button', { name: 'Suchen' }).closest<HTMLElement>('[lang]');
  expect([root?.lang, root?.dir]).toEqual(['de-AT', 'ltr']);
});

it('the labels of the root are available to the page’s own components', () => {
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
