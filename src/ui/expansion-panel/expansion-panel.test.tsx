import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
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

  it('keeps links out of reach while folded', async () => {
    const { user } = renderPanel();
    expect(screen.getByText('terms').hasAttribute('inert')).toBe(true);
    await user.click(screen.getByRole('button'));
    expect(screen.getByText('terms').hasAttribute('inert')).toBe(false);
  });

  it('unfolds when the search in the page finds something in it', async () => {
    const { content } = renderPanel();
    expect(content.getAttribute('hidden')).toBe('until-found');
    content.dispatchEvent(new Event('beforematch', { bubbles: true }));
    expect(await screen.findByRole('button', { expanded: true })).toBeTruthy();
  });
});
