import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ExpansionPanel } from './expansion-panel.tsx';

function renderPanel(collapsedHeight?: number) {
  const { container } = render(
    <ExpansionPanel
      moreLabel="Mehr anzeigen"
      lessLabel="Weniger anzeigen"
      {...(collapsedHeight && { collapsedHeight })}
    >
      <p>
        Long text with <a href="/terms">terms</a>.
      </p>
    </ExpansionPanel>,
  );
  const content = container.querySelector<HTMLElement>('.panel-content');
  if (!content) throw new Error('There is no content.');
  return { content, user: userEvent.setup() };
}

describe('an expansion panel', () => {
  it.each([
    [undefined, '96px'],
    [60, '60px'],
  ])('folded to %s shows %s of its text', (height, shown) => {
    expect(renderPanel(height).content.style.maxBlockSize).toBe(shown);
  });

  it('unfolds and folds by its button, whose label says what comes next', async () => {
    const { user, content } = renderPanel();
    screen.getByRole('button').focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Weniger anzeigen', expanded: true })).toBeTruthy();
    expect(content.hasAttribute('hidden')).toBe(false);
    await user.keyboard(' ');
    expect(screen.getByRole('button', { name: 'Mehr anzeigen', expanded: false })).toBeTruthy();
  });

  it('keeps its links from the Tab key while folded, but not from the mouse and screen readers', async () => {
    const { user } = renderPanel();
    const link = screen.getByText('terms');
    expect(link.closest('[inert], [aria-hidden]')).toBeNull();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button'));
    await user.keyboard('{Enter}');
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(link);
    expect(link.hasAttribute('tabindex')).toBe(false);
  });

  it('gives its controls back what their owner had set', async () => {
    function Controls({ tabIndex }: { readonly tabIndex?: number }) {
      return (
        <ExpansionPanel moreLabel="Mehr" lessLabel="Weniger">
          <a href="/a" tabIndex={-1}>
            first
          </a>
          <a href="/b" inert>
            second
          </a>
          <a href="/c" tabIndex={tabIndex}>
            third
          </a>
        </ExpansionPanel>
      );
    }
    const user = userEvent.setup();
    const { rerender } = render(<Controls />);
    // The owner changes its mind while the panel is folded.
    rerender(<Controls tabIndex={3} />);
    expect(screen.getByText('third').tabIndex).toBe(-1);
    await user.click(screen.getByRole('button'));
    expect(screen.getByText('first').getAttribute('tabindex')).toBe('-1');
    expect(screen.getByText('second').hasAttribute('inert')).toBe(true);
    expect(screen.getByText('second').hasAttribute('tabindex')).toBe(false);
    expect(screen.getByText('third').getAttribute('tabindex')).toBe('3');
  });

  it('unfolds when the search in the page finds something in it', async () => {
    const { content } = renderPanel();
    expect(content.getAttribute('hidden')).toBe('until-found');
    content.dispatchEvent(new Event('beforematch', { bubbles: true }));
    expect(await screen.findByRole('button', { expanded: true })).toBeTruthy();
  });

  it('unfolds when something inside is scrolled to', () => {
    const { content } = renderPanel();
    fireEvent.scroll(content);
    expect(screen.getByRole('button', { expanded: false })).toBeTruthy();
    content.scrollTop = 40;
    fireEvent.scroll(content);
    expect(screen.getByRole('button', { expanded: true })).toBeTruthy();
  });
});

describe('an expansion panel whose text is measured', () => {
  let resized = (): void => undefined;

  /** jsdom lays nothing out: the text gets the height that it is told. */
  function setHeight(height: number): void {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
    act(resized);
  }

  beforeEach(() => {
    class Observer {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe(): void {}
      disconnect(): void {}
    }
    vi.stubGlobal('ResizeObserver', Observer);
  });

  afterEach(() => {
    resized = () => undefined;
    vi.unstubAllGlobals();
  });

  it('has no control and shows all of it when it fits, until it no longer does', () => {
    setHeight(96);
    const { content } = renderPanel();
    expect(screen.queryByRole('button')).toBeNull();
    expect(content.style.maxBlockSize).toBe('');
    expect(content.hasAttribute('hidden')).toBe(false);
    expect(screen.getByText('terms').hasAttribute('tabindex')).toBe(false);
    setHeight(97);
    expect(screen.getByRole('button', { name: 'Mehr anzeigen' })).toBeTruthy();
    expect(content.style.maxBlockSize).toBe('96px');
  });

  it('keeps a control that was pressed, since it may have the focus', async () => {
    setHeight(300);
    const { user } = renderPanel();
    await user.click(screen.getByRole('button'));
    setHeight(50);
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  it('keeps what it knows while it is not shown', () => {
    setHeight(300);
    renderPanel();
    setHeight(0);
    expect(screen.getByRole('button', { name: 'Mehr anzeigen' })).toBeTruthy();
  });
});
