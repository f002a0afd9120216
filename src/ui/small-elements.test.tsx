import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GiftIcon } from './icons/gift.tsx';
import { Banderole } from './banderole/banderole.tsx';
import { Heading } from './heading/heading.tsx';
import { Label } from './label/label.tsx';
import { Spinner } from './spinner/spinner.tsx';
import { TextLink } from './text-link/text-link.tsx';
import { UiRoot } from './ui-root/ui-root.tsx';

it.each([
  ['small', '16'],
  ['medium', '36'],
  ['large', '48'],
] as const)('a %s spinner is %s pixels', (size, pixels) => {
  const { container } = render(<Spinner size={size} label="Lädt" />);
  expect(container.querySelector('svg')?.getAttribute('width')).toBe(pixels);
  expect(screen.getByText('Lädt')).toBeTruthy();
});

it.each([1, 2, 3, 4, 5, 6])('a heading can have the level %d', (level) => {
  render(<Heading level={level}>Title</Heading>);
  expect(screen.getByRole('heading', { level, name: 'Title' })).toBeTruthy();
});

it.each([
  [8, 6],
  [0, 1],
  [-2, 1],
  [2.5, 2],
])('a heading of level %d, which HTML does not have, becomes level %d', (level, nearest) => {
  render(<Heading level={level}>Title</Heading>);
  expect(screen.getByRole('heading', { level: nearest })).toBeTruthy();
});

it.each(['offer', 'new', 'quiet'] as const)('a banderole can be %s, at both sides', (variant) => {
  render(
    <Banderole variant={variant} side="end">
      Neu
    </Banderole>,
  );
  expect(screen.getByText('Neu').className).toBe(`banderole banderole-${variant} banderole-end`);
});

it.each(['neutral', 'accent', 'success', 'warning', 'information', 'error'] as const)(
  'a label can be %s',
  (variant) => {
    render(
      <Label variant={variant} icon={<GiftIcon size={12} />}>
        Neu
      </Label>,
    );
    expect(screen.getByText('Neu').parentElement?.className).toBe(`label label-${variant}`);
  },
);

it('a text link to a new window says so', () => {
  render(
    <TextLink href="/x" newWindowLabel="(new window)">
      Terms
    </TextLink>,
  );
  expect(screen.getByRole('link', { name: /Terms\s?\(new window\)/ }).getAttribute('target')).toBe('_blank');
});

it('the root sets the language and the direction', () => {
  render(<UiRoot lang="de-DE">Text</UiRoot>);
  expect(screen.getByText('Text').lang).toBe('de-DE');
  expect(screen.getByText('Text').dir).toBe('ltr');
});
