import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { installNativeDialog } from '../../test/support/jsdom-gaps.ts';
import { Heading } from './heading/heading.tsx';
import { ModalDialog } from './modal-dialog/modal-dialog.tsx';
import { TextLink } from './text-link/text-link.tsx';
import { BasePrice } from './base-price/base-price.tsx';
import { InGerman } from '../../test/support/in-german.tsx';
import { ENERGY_CLASSES, EnergyClass } from './energy-class/energy-class.tsx';
import { Spinner } from './spinner/spinner.tsx';
import userEvent from '@testing-library/user-event';
import { SearchIcon } from './icons/icons.ts';
import { IconButton } from './icon-button/icon-button.tsx';

it.each([
  [8, 6],
  [0, 1],
  [-2, 1],
  [2.5, 2],
])('a heading of level %d, which HTML does not have, becomes level %d', (level, nearest) => {
  render(<Heading level={level}>Title</Heading>);
  expect(screen.getByRole('heading', { level: nearest })).toBeTruthy();
});

it('a text link to a new window says so, and keeps its `rel`', () => {
  render(
    <TextLink href="/x" rel="nofollow noopener" newWindowLabel="(new window)">
      Terms
    </TextLink>,
  );
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /Terms\s?\(new window\)/ });
  expect(link.target).toBe('_blank');
  expect(link.rel).toBe('nofollow noopener');
});

// WCAG 2.5.2
it('a click beside a dialog asks to close it, but not one that began inside', () => {
  installNativeDialog();
  const onClose = vi.fn<() => void>();
  render(
    <ModalDialog open title="Title" closeLabel="Close" onClose={onClose}>
      Content
    </ModalDialog>,
  );
  const dialog = screen.getByRole('dialog');
  for (const [pressed, times] of [
    [screen.getByText('Content'), 0],
    [dialog, 1],
  ] as const) {
    fireEvent.pointerDown(pressed);
    fireEvent.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(times);
  }
});

const coffee = { quantity: 500, unit: 'g', price: 5.99, currency: 'EUR', locale: 'de-DE' } as const;

it('a base price is shown with or without brackets', () => {
  const { rerender } = render(<BasePrice {...coffee} />);
  expect(screen.getByText('(1 kg = 11,98 €)')).toBeTruthy();
  rerender(<BasePrice {...coffee} inBrackets={false} />);
  expect(screen.getByText('1 kg = 11,98 €')).toBeTruthy();
});

it('a base price is not shown if it cannot be computed', () => {
  const { container } = render(<BasePrice {...coffee} quantity={0} />);
  expect(container.textContent).toBe('');
});

it.each(ENERGY_CLASSES)('the energy efficiency class %s is announced as one sentence', (energyClass) => {
  render(<EnergyClass energyClass={energyClass} />, { wrapper: InGerman });
  const sign = screen.getByRole('img', { name: `Energieeffizienzklasse ${energyClass}, Skala von A bis G` });
  expect(sign.textContent).toBe(`A↑G${energyClass}`);
});

it('an energy efficiency class shows another range', () => {
  render(<EnergyClass energyClass="B" range={{ from: 'A', to: 'E' }} />, { wrapper: InGerman });
  expect(screen.getByRole('img').textContent).toBe('A↑EB');
});

it.each([
  ['small', 16],
  ['medium', 36],
  ['large', 48],
  [undefined, 36],
] as const)('a spinner of the size %s is %i px wide and high', (given, pixels) => {
  const { container } = render(<Spinner {...(given && { size: given })} />);
  const drawing = container.querySelector('svg');
  const size = ['width', 'height'].map((name) => drawing?.getAttribute(name));
  expect(size).toEqual([String(pixels), String(pixels)]);
});

it('an icon button ignores clicks while loading and keeps its name', async () => {
  const onClick = vi.fn<() => void>();
  render(<IconButton label="Search" icon={<SearchIcon />} state="loading" onClick={onClick} />);
  const button = screen.getByRole('button', { name: 'Search' });
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');
});

it('an icon button says whether the element it controls is expanded', () => {
  render(<IconButton label="Menu" icon={<SearchIcon />} expanded={false} controls="menu" />);
  expect(screen.getByRole('button', { expanded: false }).getAttribute('aria-controls')).toBe('menu');
});
