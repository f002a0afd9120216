import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { InGerman } from '../../../test/support/in-german.tsx';
import { PromoCode } from './promo-code.tsx';

function renderCode() {
  const user = userEvent.setup();
  render(<PromoCode code="KAFFEE10" label="Gutscheincode" />, { wrapper: InGerman });
  return user;
}

/** Waits until the live region has this text. */
async function said(text: string): Promise<void> {
  const timeout = 10_000;
  await waitFor(() => expect(document.querySelector('[aria-live]')?.textContent).toBe(text), { timeout });
}

describe('a promo code', () => {
  it('resets when the code is replaced', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<PromoCode label="Gutscheincode" code="KAFFEE10" />, { wrapper: InGerman });
    await user.click(screen.getByRole('button'));
    await said('Code kopiert');
    rerender(<PromoCode label="Gutscheincode" code="TEE20" />);
    expect(screen.getByRole('button', { name: 'Code kopieren' })).toBeTruthy();
    await user.click(screen.getByRole('button'));
    await said('');
    await said('Code kopiert');
    expect(await navigator.clipboard.readText()).toBe('TEE20');
  });

  it('announces it again', async () => {
    const user = renderCode();
    await user.click(screen.getByRole('button'));
    await said('Code kopiert');
    await user.click(screen.getByRole('button'));
    await said('');
    await said('Code kopiert');
    expect(await navigator.clipboard.readText()).toBe('KAFFEE10');
  });

  it('is selected for copying by keyboard if scripts may not copy', async () => {
    const user = renderCode();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button'));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Gutscheincode' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.selectionStart).toBe(0);
    expect(field.selectionEnd).toBe(8);
    expect(screen.getByRole('button', { name: 'Code kopieren' })).toBeTruthy();
  });
});
