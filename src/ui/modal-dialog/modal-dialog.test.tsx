import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { installNativeDialog } from '../../../test/support/native-dialog.ts';
import { ModalDialog, type ModalDialogProps } from './modal-dialog.tsx';

beforeAll(installNativeDialog);

/** A button that opens the dialog, as in a page. */
function Opener({ focusesField = false, ...props }: Partial<ModalDialogProps> & { readonly focusesField?: boolean }) {
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <ModalDialog
        title="Settings"
        closeLabel="Close"
        {...(focusesField && { initialFocus: field })}
        {...props}
        open={open}
        onClose={() => {
          props.onClose?.();
          setOpen(false);
        }}
      >
        <input ref={field} aria-label="Date" />
      </ModalDialog>
    </>
  );
}

async function renderOpen(props: Parameters<typeof Opener>[0] = {}) {
  const user = userEvent.setup();
  const view = render(<Opener {...props} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, ...view };
}

describe('a modal dialog', () => {
  it('is named by its title and puts the focus on it', async () => {
    await renderOpen();
    expect(screen.getByRole('dialog', { name: 'Settings' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Settings', level: 2 }));
  });

  it('focuses the given element', async () => {
    await renderOpen({ focusesField: true });
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Date' }));
  });

  it('closes by its close control and restores the focus', async () => {
    const onClose = vi.fn<() => void>();
    const { user } = await renderOpen({ onClose });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });

  it('asks to be closed by Escape, once, and stays open while `open` is true', async () => {
    const user = userEvent.setup();
    const onClose = vi.fn<() => void>();
    render(
      <ModalDialog open title="Settings" closeLabel="Close" onClose={onClose}>
        Text
      </ModalDialog>,
    );
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  // WCAG 2.5.2
  it('closes by a click outside, and not by a press inside that ends outside', async () => {
    const onClose = vi.fn<() => void>();
    const { user } = await renderOpen({ onClose });
    const dialog = screen.getByRole('dialog');
    await user.pointer([
      { target: screen.getByRole('textbox'), keys: '[MouseLeft>]' },
      { target: dialog, keys: '[/MouseLeft]' },
    ]);
    expect(onClose).not.toHaveBeenCalled();
    await user.click(dialog);
    expect(onClose).toHaveBeenCalledOnce();
  });
});
