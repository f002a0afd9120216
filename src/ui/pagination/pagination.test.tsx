import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { InGerman } from '../../../test/support/in-german.tsx';
import { Pagination, type PaginationProps } from './pagination.tsx';

function Pages(props: Partial<PaginationProps>) {
  const [page, setPage] = useState(props.page ?? 1);
  return <Pagination totalPages={3} {...props} page={page} onChange={setPage} />;
}

/** What is announced but not shown. */
const ALOUD = '.visually-hidden *';

it('a pagination moves forward and back, and keeps the focus at an end', async () => {
  const user = userEvent.setup();
  render(<Pages page={2} />, { wrapper: InGerman });
  expect(screen.getByRole('navigation', { name: 'Seitennavigation' })).toBeTruthy();
  const next = screen.getByRole('button', { name: 'Nächste Seite' });
  await user.click(next);
  expect(screen.getByText('Seite 3 von 3', { ignore: ALOUD })).toBeTruthy();
  expect(document.activeElement).toBe(next);
  expect(next.getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Enter}');
  expect(screen.getByText('Seite 3 von 3', { ignore: ALOUD })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Vorherige Seite' }));
  expect(screen.getByText('Seite 2 von 3', { ignore: ALOUD })).toBeTruthy();
});

it.each([
  [0, 3, 'Seite 1 von 3'],
  [9, 3, 'Seite 3 von 3'],
  [1, 0, 'Seite 1 von 1'],
])('a pagination of page %d of %d reads %s', (page, totalPages, text) => {
  render(<Pages page={page} totalPages={totalPages} />, { wrapper: InGerman });
  expect(screen.getByText(text)).toBeTruthy();
});

it('a pagination can consist of links, whose page load a router prevents, and which have no address at an end', async () => {
  const onChange = vi.fn<NonNullable<PaginationProps['onChange']>>((_page, event) => event.preventDefault());
  render(<Pagination page={1} totalPages={3} hrefOf={(page) => `?page=${page}`} onChange={onChange} />, {
    wrapper: InGerman,
  });
  const previous = screen.getByRole('link', { name: 'Vorherige Seite' });
  expect(previous.getAttribute('href')).toBeNull();
  expect(previous.getAttribute('aria-disabled')).toBe('true');
  const next = screen.getByRole('link', { name: 'Nächste Seite' });
  expect(fireEvent.click(next), 'the browser loads the page').toBe(false);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(2, expect.objectContaining({ type: 'click' }));
});

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('a link leaves a click with %s to the browser', (key) => {
  const onChange = vi.fn<() => void>();
  render(<Pagination page={1} totalPages={3} hrefOf={(page) => `#${page}`} onChange={onChange} />, {
    wrapper: InGerman,
  });
  fireEvent.click(screen.getByRole('link', { name: 'Nächste Seite' }), { [key]: true });
  expect(onChange).not.toHaveBeenCalled();
});
