import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { InGerman } from '../../../test/support/in-german.tsx';
import { PromoCode } from './promo-code.tsx';

function renderCode() {
  const user = userEvent.setup();
  return { user, ...render(<PromoCode code="KAFFEE10" label="Gutscheincode" />, { wrapper: InGerman }) };
}

/** Waits until the live region has this text. */
async function said(text: string): Promise<void> {
  const timeout = 10_000;
  await waitFor(() => expect(document.querySelector('[aria-live]')?.textContent).toBe(text), { timeout });
}

it('a promo code resets when the code is replaced', async () => {
  const { user, rerender } = renderCode();
  await user.click(screen.getByRole('button'));
  await screen.findByRole('button', { name: 'Code kopiert' });
  rerender(<PromoCode label="Gutscheincode" code="TEE20" />);
  expect(screen.getByRole('button', { name: 'Code kopieren' })).toBeTruthy();
});

it('a promo code announces it again', async () => {
  const { user } = renderCode();
  await user.click(screen.getByRole('button'));
  await said('Code kopiert');
  await user.click(screen.getByRole('button'));
  await said('');
  await said('Code kopiert');
  expect(await navigator.clipboard.readText()).toBe('KAFFEE10');
});

it('a promo code is selected for copying by keyboard if scripts may not copy', async () => {
  const { user } = renderCode();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  // jsdom has none.
  Object.assign(document, { execCommand: () => false });
  await user.click(screen.getByRole('button'));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Gutscheincode' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.selectionStart).toBe(0);
  expect(field.selectionEnd).toBe(8);
  expect(screen.getByRole('button', { name: 'Code kopieren' })).toBeTruthy();
});
