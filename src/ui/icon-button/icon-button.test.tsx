import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SearchIcon } from '../icons/icons.ts';
import { IconButton } from './icon-button.tsx';

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
