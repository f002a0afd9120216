import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

const { evaluated } = vi.hoisted(() => ({ evaluated: vi.fn<() => void>() }));
vi.mock('./rules/validation.ts', async (importOriginal) => {
  evaluated();
  return importOriginal();
});

/** The modules as a page has them at first, with nothing evaluated. */
async function open() {
  const { renderNewsletter, signUp, there } = await import('../../test/support/newsletter.tsx');
  return { ...renderNewsletter(), form: signUp('DE'), there };
}

beforeEach(() => {
  vi.resetModules();
  evaluated.mockClear();
});

test('the rules are evaluated when a visitor comes to the form, and not before', async () => {
  const { form, there } = await open();
  await vi.dynamicImportSettled();
  expect(evaluated).not.toHaveBeenCalled();
  fireEvent.pointerDown(there(form.submit()));
  await vi.dynamicImportSettled();
  expect(evaluated).toHaveBeenCalledOnce();
});

test('a press of the button as the first action checks the form, too', async () => {
  const { form, there, subscribe } = await open();
  fireEvent.click(there(form.submit()));
  await vi.waitFor(() => expect(form.email()?.getAttribute('aria-invalid')).toBe('true'), { timeout: 15_000 });
  expect(document.activeElement).toBe(form.email());
  expect(subscribe).not.toHaveBeenCalled();
});
