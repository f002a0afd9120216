import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { InGerman } from '../../../test/support/in-german.tsx';
import { CartIcon } from '../icons/icons.ts';
import { Button } from './button.tsx';

it.each(['button', 'link'])(
  'a button as a %s ignores clicks while loading, is marked as busy and keeps the focus',
  async (role) => {
    const onClick = vi.fn<() => void>();
    const onSubmit = vi.fn<() => void>();
    const user = userEvent.setup();
    const renderButton = (state: 'none' | 'loading') => (
      <form onSubmit={onSubmit}>
        <Button {...(role === 'link' ? { tag: 'a', href: '#shop' } : { type: 'submit' })} {...{ state, onClick }}>
          Buy
        </Button>
      </form>
    );
    const { rerender } = render(renderButton('none'), { wrapper: InGerman });
    await user.tab();
    rerender(renderButton('loading'));
    const button = screen.getByRole(role, { name: /Lädt\s?Buy/ });
    expect(document.activeElement).toBe(button);
    expect(['href', 'aria-disabled', 'aria-busy'].map((name) => button.getAttribute(name))).toEqual([
      null,
      'true',
      'true',
    ]);
    await user.click(button);
    await user.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(window.location.hash).toBe('');
  },
);

it('a button can be a link, which says that it opens a new window', () => {
  render(
    <Button tag="a" href="/shop" newWindowLabel="(new window)">
      Shop
    </Button>,
  );
  const link = screen.getByRole('link', { name: /Shop\s?\(new window\)/ });
  expect(link.getAttribute('href')).toBe('/shop');
  expect(link.getAttribute('rel')).toBe('noopener');
});

it('a button as a link does nothing while disabled, and cannot be focused', async () => {
  const onClick = vi.fn<() => void>();
  render(<Button tag="a" href="#shop" disabled onClick={onClick} children="Shop" />);
  const link = screen.getByRole('link', { name: 'Shop' });
  await userEvent.click(link);
  await userEvent.tab();
  expect(onClick).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
  expect(['href', 'aria-disabled', 'aria-busy'].map((name) => link.getAttribute(name))).toEqual([null, 'true', null]);
});

it('a button shows icons before and after its text, which are not part of its name', () => {
  render(
    <Button iconBefore={<CartIcon />} iconAfter={<CartIcon />}>
      Buy
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Buy' });
  expect([...button.children].map(({ tagName }) => tagName.toLowerCase())).toEqual(['svg', 'span', 'svg']);
});
