import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import { GiftIcon } from '../icons/icons.ts';
import { Notification } from './notification.tsx';

/** A notification that its close control removes. */
function Closable({ before, after }: { readonly before: ReactNode; readonly after: ReactNode }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      {before}
      <Notification open={open} closeLabel="Schließen" onClose={() => setOpen(false)}>
        Text
      </Notification>
      {after}
    </>
  );
}

it.each([
  ['what follows', <button key="next">Here</button>, null],
  ['what came before, if nothing follows', null, <button key="previous">Here</button>],
])('a notification gives the focus of its close control to %s', async (_case, after, before) => {
  render(<Closable before={before} after={after} />);
  screen.getByRole('button', { name: 'Schließen' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByText('Text')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Here' }));
});

// WCAG 1.4.1
it('a notification differs from every other kind by its icon, not by colour alone', () => {
  const drawings = (['success', 'warning', 'information', 'error'] as const).map((variant) => {
    const { container } = render(<Notification variant={variant}>Text</Notification>);
    return container.querySelector('.notification-icon svg')?.innerHTML;
  });
  expect(new Set(drawings).size).toBe(4);
});

it('a notification is one of success by default', () => {
  const { container } = render(<Notification>Text</Notification>);
  expect(container.querySelector('.notification')?.className).toBe('notification notification-success');
});

it('a notification has no close control unless it is requested and has a name', () => {
  const { rerender } = render(<Notification>Text</Notification>);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(
    <Notification closeLabel="Schließen" showCloseIcon={false}>
      Text
    </Notification>,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

it('a notification shows a label, a custom icon, and no background when transparent', () => {
  const { container } = render(<Notification label="Danke" icon={<GiftIcon label="Geschenk" />} transparent />);
  expect(screen.getByText('Danke')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Geschenk' })).toBeTruthy();
  expect(container.querySelector('.notification-transparent')).toBeTruthy();
});
