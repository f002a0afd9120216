import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { InGerman } from '../../../test/support/in-german.tsx';
import { CartIcon } from '../icons/cart.tsx';
import { Button } from './button.tsx';

describe('a button', () => {
  it('ignores clicks while loading, is marked as busy and keeps the focus', async () => {
    const onClick = vi.fn<() => void>();
    const onSubmit = vi.fn<() => void>();
    const user = userEvent.setup();
    const renderButton = (loading: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" state={loading ? 'loading' : 'none'} onClick={onClick}>
          Buy
        </Button>
      </form>
    );
    const { rerender } = render(renderButton(false), { wrapper: InGerman });
    await user.tab();
    rerender(renderButton(true));
    const button = screen.getByRole('button', { name: /Lädt\s?Buy/ });
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    await user.click(button);
    await user.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('can be a link, which says that it opens a new window', () => {
    render(
      <Button tag="a" href="/shop" newWindowLabel="(new window)">
        Shop
      </Button>,
    );
    const link = screen.getByRole('link', { name: /Shop\s?\(new window\)/ });
    expect(link.getAttribute('href')).toBe('/shop');
    expect(link.getAttribute('rel')).toBe('noopener');
  });

  it('as a link ignores clicks while loading, is marked as busy and keeps the focus', async () => {
    const onClick = vi.fn<() => void>();
    const user = userEvent.setup();
    const renderLink = (state: 'none' | 'loading') => (
      <Button tag="a" href="#shop" state={state} onClick={onClick}>
        Shop
      </Button>
    );
    const { rerender } = render(renderLink('none'), { wrapper: InGerman });
    await user.tab();
    rerender(renderLink('loading'));
    const link = screen.getByRole('link', { name: /Lädt\s?Shop/ });
    expect(document.activeElement).toBe(link);
    expect(['href', 'aria-disabled', 'aria-busy', 'state'].map((name) => link.getAttribute(name))).toEqual([
      null,
      'true',
      'true',
      null,
    ]);
    await user.click(link);
    await user.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(window.location.hash).toBe('');
    rerender(renderLink('none'));
    expect(screen.getByRole('link', { name: 'Shop' }).getAttribute('href')).toBe('#shop');
  });

  it('as a link does nothing while disabled, and cannot be focused', async () => {
    const onClick = vi.fn<() => void>();
    render(
      <Button tag="a" href="#shop" disabled onClick={onClick}>
        Shop
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Shop' });
    await userEvent.click(link);
    await userEvent.tab();
    expect(onClick).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
    expect(['href', 'disabled', 'aria-disabled', 'aria-busy'].map((name) => link.getAttribute(name))).toEqual([
      null,
      null,
      'true',
      null,
    ]);
  });

  it('shows icons before and after its text, which are not part of its name', () => {
    render(
      <Button iconBefore={<CartIcon />} iconAfter={<CartIcon />}>
        Buy
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Buy' });
    expect([...button.children].map(({ tagName }) => tagName.toLowerCase())).toEqual(['svg', 'span', 'svg']);
  });
});
