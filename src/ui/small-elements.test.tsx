import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { installNativeDialog } from '../../test/support/native-dialog.ts';
import { Heading } from './heading/heading.tsx';
import { ModalDialog } from './modal-dialog/modal-dialog.tsx';
import { TextLink } from './text-link/text-link.tsx';

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
