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

it('an expansion panel is collapsed to the height that its owner sets, in a larger font to as many lines', () => {
  expect(renderPanel(60).content.style.maxBlockSize).toBe('max(60px, 3.75em)');
});

it('a press on its control takes no focus from a field', async () => {
  const { user } = renderPanel();
  render(<input />);
  await user.click(screen.getByRole('textbox'));
  await user.click(screen.getByRole('button', { name: 'Mehr anzeigen' }));
  expect(screen.getByRole('button', { name: 'Weniger anzeigen' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

it('an expansion panel expands and collapses by its button, whose label names the next action', async () => {
  const { user, content } = renderPanel();
  screen.getByRole('button').focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Weniger anzeigen', expanded: true })).toBeTruthy();
  expect(content.hasAttribute('hidden')).toBe(false);
  await user.keyboard(' ');
  expect(screen.getByRole('button', { name: 'Mehr anzeigen', expanded: false })).toBeTruthy();
});

it('an expansion panel keeps the Tab key from what does not show, apart from what has a tabindex of its own', async () => {
  const user = userEvent.setup();
  render(
    <ExpansionPanel moreLabel="Mehr" lessLabel="Weniger">
      <a href="/a" tabIndex={3}>
        own
      </a>
      <a href="/b">other</a>
    </ExpansionPanel>,
  );
  const tabIndexes = () => ['own', 'other'].map((name) => screen.getByText(name).getAttribute('tabindex'));
  expect(tabIndexes()).toEqual(['3', '-1']);
  await user.click(screen.getByRole('button'));
  expect(tabIndexes()).toEqual(['3', null]);
  await user.click(screen.getByRole('button'));
  expect(tabIndexes()).toEqual(['3', '-1']);
});

it('an expansion panel expands when find-in-page finds something in it', async () => {
  const { content } = renderPanel();
  expect(content.getAttribute('hidden')).toBe('until-found');
  content.dispatchEvent(new Event('beforematch', { bubbles: true }));
  expect(await screen.findByRole('button', { expanded: true })).toBeTruthy();
});

it('an expansion panel stays as it is when a screen reader scrolls to a line inside', () => {
  const { content } = renderPanel();
  content.scrollTop = 40;
  fireEvent.scroll(content);
  expect(screen.getByRole('button', { expanded: false })).toBeTruthy();
});

describe('an expansion panel whose text is measured', () => {
  let resized = (): void => undefined;

  /** jsdom has no layout: sets the height of the text. */
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
  });

  it('has no control while the text fits', () => {
    setHeight(96);
    const { content } = renderPanel();
    expect(screen.queryByRole('button')).toBeNull();
    expect(content.style.maxBlockSize).toBe('');
    expect(content.hasAttribute('hidden')).toBe(false);
    expect(screen.getByText('terms').hasAttribute('tabindex')).toBe(false);
    setHeight(97);
    expect(screen.getByRole('button', { name: 'Mehr anzeigen' })).toBeTruthy();
    expect(content.style.maxBlockSize).toBe('max(96px, 6em)');
  });

  it('keeps a control that was pressed, because it may have the focus', async () => {
    setHeight(300);
    const { user } = renderPanel();
    await user.tab();
    await user.keyboard('{Enter}');
    setHeight(50);
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });
});
