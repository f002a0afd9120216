import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Carousel } from './carousel.tsx';

/** jsdom has no layout: simulates a track of 300 px of which 100 px are visible. */
function renderSlides() {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(100);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(300);
  const scrollBy = vi.fn<(this: Element, options: ScrollToOptions) => void>(function scroll(this: Element, { left }) {
    this.scrollLeft += left ?? 0;
    fireEvent.scroll(this);
  });
  Object.assign(Element.prototype, { scrollBy });
  render(
    <Carousel
      label="Angebote"
      slides={['Kaffee', 'Tasse', 'Kanne'].map((name) => ({ key: name, content: <a href="#x">{name}</a> }))}
      skipLabel="Auflistung überspringen"
      endLabel="Ende der Auflistung"
      previousLabel="Zum vorherigen Slide"
      nextLabel="Zum nächsten Slide"
    />,
  );
  return userEvent.setup();
}

describe('a carousel', () => {
  it('scrolls forward and back by its controls, which do nothing at the ends', async () => {
    const user = renderSlides();
    const previous = screen.getByRole('button', { name: 'Zum vorherigen Slide' });
    const next = screen.getByRole('button', { name: 'Zum nächsten Slide' });
    expect(previous.getAttribute('aria-disabled')).toBe('true');
    await user.click(next);
    expect(previous.getAttribute('aria-disabled')).toBeNull();
    await user.click(next);
    expect(next.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(next);
    await user.click(next);
    expect(screen.getByRole('list').scrollLeft).toBe(200);
    await user.click(previous);
    expect(screen.getByRole('list').scrollLeft).toBe(100);
  });

  it('is skipped by the link before it', async () => {
    const user = renderSlides();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Auflistung überspringen' }));
    await user.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toBe('Ende der Auflistung');
  });
});
