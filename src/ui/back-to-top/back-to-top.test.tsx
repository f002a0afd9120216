import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { BackToTop } from './back-to-top.tsx';

function Page() {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Shop
      </h1>
      <BackToTop label="Nach oben" threshold={500} target={heading} />
    </>
  );
}

function scrollPage(position: number): void {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(position);
  fireEvent.scroll(window);
}

describe('the back-to-top button', () => {
  it('appears when the page is scrolled far enough', () => {
    render(<Page />);
    expect(screen.queryByRole('button')).toBeNull();
    scrollPage(499);
    expect(screen.queryByRole('button')).toBeNull();
    scrollPage(500);
    expect(screen.getByRole('button', { name: 'Nach oben' })).toBeTruthy();
    scrollPage(0);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('scrolls up and moves the focus there', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
    render(<Page />);
    scrollPage(900);
    await userEvent.click(screen.getByRole('button', { name: 'Nach oben' }));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Shop' }));
  });

  it('moves the focus to the page itself without a target, and restores the page’s tabindex', async () => {
    vi.spyOn(window, 'scrollTo').mockReturnValue();
    const focus = vi.spyOn(document.body, 'focus');
    render(<BackToTop label="Nach oben" threshold={0} position="inline" />);
    await userEvent.click(screen.getByRole('button', { name: 'Nach oben' }));
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
    expect(document.activeElement).toBe(document.body);
    expect(document.body.hasAttribute('tabindex')).toBe(false);
  });

  it('does not change a page that is already focusable', async () => {
    vi.spyOn(window, 'scrollTo').mockReturnValue();
    document.body.setAttribute('tabindex', '0');
    render(<BackToTop label="Nach oben" threshold={0} position="inline" />);
    await userEvent.click(screen.getByRole('button', { name: 'Nach oben' }));
    expect(document.body.getAttribute('tabindex')).toBe('0');
    document.body.removeAttribute('tabindex');
  });
});
